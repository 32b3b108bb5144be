const NAMES = [
  [400, 'regular'],
  [600, 'semibold'],
  [700, 'bold'],
  [900, 'black'],
] as const

/** The word for a weight, the nearest that has one. */
export const weightKey = (weight: number): (typeof NAMES)[number][1] =>
  NAMES.reduce((best, each) => (Math.abs(each[0] - weight) < Math.abs(best[0] - weight) ? each : best))[1]
