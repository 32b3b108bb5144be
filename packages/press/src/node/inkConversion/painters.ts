import type { ColourTable } from './colourTable.ts'

/** Conversion of a part of a file from RGB to another space. */
export interface Painter {
  readonly space: 'DeviceCMYK' | 'DeviceGray'
  /** Operators for the stroke colour and the fill colour. */
  readonly operators: readonly [stroke: string, fill: string]
  /** Registers a colour. Called for every colour before the first lookup. */
  want(colour: number): void
  /** Number of bytes of a colour in the space. */
  readonly bytes: number
  /** Writes a colour's bytes at an offset. Called for every pixel of a picture. */
  put(colour: number, into: Uint8Array, at: number): void
}

/** Returns a colour's bytes. */
export function paintedBy({ bytes, put }: Painter, colour: number): number[] {
  const painted = new Uint8Array(bytes)
  put(colour, painted, 0)
  return [...painted]
}

const INKED = { space: 'DeviceCMYK', operators: ['K', 'k'], bytes: 4 } as const

/** Returns the light of the grey that is as light as the colour, 0-255. */
const lightOf = (colour: number): number =>
  Math.round(0.3 * (colour >> 16) + 0.59 * ((colour >> 8) & 0xff) + 0.11 * (colour & 0xff))

const nothing = (): void => undefined

/** Returns the painter of everything visible on the cloth, which uses the printer's profile. */
export const clothPainter = (inks: ColourTable): Painter => ({
  ...INKED,
  want: inks.want,
  put(colour, into, at) {
    const found = inks.of(colour)
    into[at] = found >>> 24
    into[at + 1] = found >>> 16
    into[at + 2] = found >>> 8
    into[at + 3] = found
  },
})

/**
 * Painter of marks that cutters, sewers and scanners read: in black alone, so that no line of it is printed beside
 * itself.
 */
export const marksPainter: Painter = {
  ...INKED,
  want: nothing,
  put: (colour, into, at) => into.set([0, 0, 0, 255 - lightOf(colour)], at),
}

/** Painter of masks, which hold coverage and no colour. */
export const maskPainter: Painter = {
  space: 'DeviceGray',
  operators: ['G', 'g'],
  bytes: 1,
  want: nothing,
  put(colour, into, at) {
    into[at] = lightOf(colour)
  },
}
