import type { Cents } from '@kitwright/measure'

/**
 * Divides an amount by weights into whole cents that add up to it (largest remainder method). Equal shares if no weight
 * is positive.
 */
export function shareCents(cents: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0) return []
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map(weight => (sum > 0 ? (cents * weight) / sum : cents / weights.length))
  const whole = shares.map(Math.floor)
  const left = cents - whole.reduce((total, each) => total + each, 0)
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at)
  for (const { at } of byRemainder.slice(0, left)) whole[at]! += 1
  return whole
}
