/** Returns the value below which `share` (0-1) of the values lie; NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  if (sorted.length === 0) return Number.NaN
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))]!
}

/** Returns the middle value, or the mean of the two middle values for an even count; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  if (sorted.length % 2 === 1) return sorted[Math.floor(half)]!
  return sorted.length === 0 ? Number.NaN : (sorted[half - 1]! + sorted[half]!) / 2
}
