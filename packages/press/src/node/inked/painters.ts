import type { ColourTable } from './colourTable.ts'

/** How a part of a file comes to have no red, green and blue any more. */
export interface Painter {
  readonly space: 'DeviceCMYK' | 'DeviceGray'
  /** Its operators for a line's colour and for an area's. */
  readonly operators: readonly [stroke: string, fill: string]
  /** Called for every colour before the first is asked for. */
  want(colour: number): void
  /** A byte for each of the space's components. */
  of(colour: number): readonly number[]
}

const INKED = { space: 'DeviceCMYK', operators: ['K', 'k'] } as const

/** As much light as a grey has that is as light as the colour, 0-255. */
const lightOf = (colour: number): number =>
  Math.round(0.3 * (colour >> 16) + 0.59 * ((colour >> 8) & 0xff) + 0.11 * (colour & 0xff))

const nothing = (): void => undefined

/** What is seen on the cloth: by the printer's profile. */
export const clothPainter = (inks: ColourTable): Painter => ({
  ...INKED,
  want: inks.want,
  of(colour) {
    const found = inks.of(colour)
    return [found >>> 24, (found >>> 16) & 0xff, (found >>> 8) & 0xff, found & 0xff]
  },
})

/** What is read by whoever cuts and sews, and by scanners: in black alone, so that no line of it lies beside another. */
export const marksPainter: Painter = { ...INKED, want: nothing, of: colour => [0, 0, 0, 255 - lightOf(colour)] }

/** How much of something shows: no colour at all. */
export const maskPainter: Painter = {
  space: 'DeviceGray',
  operators: ['G', 'g'],
  want: nothing,
  of: colour => [lightOf(colour)],
}
