const MM_PER_INCH = 25.4
/** Dots per inch: the target where there is space, and the minimum. */
export interface Dpi {
  readonly wanted: number
  readonly least: number
}
/** The resolutions of print files. The least is sharp at arm's length. */
export const TO_PRINT: Dpi = { wanted: 300, least: 150 }
/** The resolutions of what a page is compared with, at 72 dpi. */
export const TO_COMPARE: Dpi = { wanted: 110, least: 75 }
/**
 * The pixel limits of a garment's pictures together, and of one alone: the process that draws holds each several times
 * in memory.
 */
const [MOST_PX, MOST_PX_OF_ONE] = [64e6, 40e6]

export interface DrawingSize {
  readonly key: string
  /** The length of its longer side where it is largest. */
  readonly longMm: number
  /** Its shorter side as a share of the longer. */
  readonly proportion: number
}

/**
 * Pixels of each drawing's longer side: `wanted` dpi, lowered towards `least` if all pictures together exceed 64 megapixels; at most 40
 * megapixels each.
 */
export function drawingResolutions(
  pictures: readonly DrawingSize[],
  { wanted, least }: Dpi,
): ReadonlyMap<string, number> {
  const sideAt = (dpi: number, longMm: number): number => (longMm / MM_PER_INCH) * dpi
  const all = pictures.reduce((sum, { longMm, proportion }) => sum + sideAt(wanted, longMm) ** 2 * proportion, 0)
  const dpi = Math.max(least, wanted * Math.min(1, Math.sqrt(MOST_PX / all)))
  return new Map(
    pictures.map(({ key, longMm, proportion }) => [
      key,
      Math.ceil(Math.min(sideAt(dpi, longMm), Math.sqrt(MOST_PX_OF_ONE / proportion))),
    ]),
  )
}
