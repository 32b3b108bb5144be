/** Colours of sRGB as one number each, `0xrrggbb`, and what becomes of them: looked up together, once. */
export interface ColourTable {
  /** Notes a colour that is asked for later. Called for every pixel of a picture. */
  want(colour: number): void
  /** Looks up all that was wanted. */
  learn(): Promise<void>
  /** Returns the conversion of a learnt colour. */
  of(colour: number): number
}

/** Turns colours, three bytes each, into as many numbers. */
export type ColourLookup = (colours: Uint8Array) => Promise<Uint32Array>

const COLOURS = 2 ** 24
const [UNKNOWN, WANTED, KNOWN] = [0, 1, 2]

/** Its pages of memory are taken as colours come: those of a plain kit fit into a few. */
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
