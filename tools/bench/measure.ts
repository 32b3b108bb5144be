/** One line of the bench. `ratio` above 1 is better than the baseline, whatever the unit. */
export interface Measure {
  /** Begins with its room: `studio.drag-text.p50`. */
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The same measured on the usual way of doing it, in the same minutes; or the target, for sizes. Null when there is none. */
  readonly baseline: number | null
  readonly ratio: number | null
}

/** What a file under `rooms` exports. */
export interface BenchRoom {
  /** Takes its time; throws when it cannot measure (the message says what is missing). */
  measure(): Promise<readonly Measure[]>
}

/** For values of which less is better. */
export const lessIsBetter = (name: string, value: number, unit: string, baseline: number | null = null): Measure => ({
  name,
  value,
  unit,
  baseline,
  ratio: baseline === null || value === 0 ? null : baseline / value,
})

/** For values of which more is better. */
export const moreIsBetter = (name: string, value: number, unit: string, baseline: number | null = null): Measure => ({
  name,
  value,
  unit,
  baseline,
  ratio: baseline === null || baseline === 0 ? null : value / baseline,
})

/** The value below which `share` (0-1) of the values lie; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  if (sorted.length === 0) return Number.NaN
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))]!
}

/** The middle value; the mean of the two middle ones of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)]! : (sorted[half - 1]! + sorted[half]!) / 2
}
