import type { GarmentOptions, MeasureId, SizeChart } from '@kitwright/garment'

/**
 * Tolerance of a finished garment's measures, mm: at most the shop chart's 1 cm, less where a deviation is more
 * visible.
 */
export const TOLERANCE_MM: Readonly<Record<MeasureId, number>> = {
  halfChest: 10,
  length: 10,
  sleeve: 5,
  longSleeve: 10,
  raglanSleeve: 10,
  halfWaist: 10,
  shortsLength: 5,
}

/** Returns the chart's measures that a garment with these options has. */
export function measuresOf({ measures }: SizeChart, options: GarmentOptions): MeasureId[] {
  const absent = options['sleeve'] === 'long' ? 'sleeve' : 'longSleeve'
  const hasBoth = measures.includes('sleeve') && measures.includes('longSleeve')
  return measures.filter(measure => !hasBoth || measure !== absent)
}

/** Formats millimetres as a tape shows them. */
export const formatCm = (mm: number | undefined): string => (mm === undefined ? '–' : (mm / 10).toFixed(1))
