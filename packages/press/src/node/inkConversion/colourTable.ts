/** sRGB colours as numbers `0xrrggbb` and their conversions, looked up together, once. */
export interface ColourTable {
  /** Registers a colour for lookup. Called for every pixel of a picture. */
  want(colour: number): void
  /** Looks up all registered colours. */
  learn(): Promise<void>
  /** Returns the conversion of a learnt colour. */
  of(colour: number): number
}

/** Converts colours, three bytes each, to one number each. */
export type ColourLookup = (colours: Uint8Array) => Promise<Uint32Array>

const COLOURS = 2 ** 24
const [UNKNOWN, WANTED, KNOWN] = [0, 1, 2]

/** Memory pages are allocated as colours come; those of a plain kit fit in a few. */
export function colourTable(lookUp: ColourLookup): ColourTable {
  const [states, values] = [new Uint8Array(COLOURS), new Uint32Array(COLOURS)]
  let wanted: number[] = []
  return {
    want(colour) {
      if (states[colour] !== UNKNOWN) return
      states[colour] = WANTED
      wanted.push(colour)
    },
    async learn() {
      const asked = wanted
      if (asked.length === 0) return
      wanted = []
      const colours = new Uint8Array(3 * asked.length)
      asked.forEach((colour, i) => colours.set([colour >> 16, (colour >> 8) & 0xff, colour & 0xff], 3 * i))
      const found = await lookUp(colours).catch((error: unknown) => {
        for (const colour of asked) states[colour] = UNKNOWN
        throw error
      })
      asked.forEach((colour, i) => {
        values[colour] = found[i]!
        states[colour] = KNOWN
      })
    },
    of(colour) {
      if (states[colour] !== KNOWN) throw new Error(`nobody has looked up the colour ${colour.toString(16)}`)
      return values[colour]!
    },
  }
}
