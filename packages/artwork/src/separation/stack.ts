/** The smallest visible share. */
const NOTHING = 1e-3

/**
 * Returns the opacities of inks printed over each other, bottom first, so that each shows its share of the surface. An
 * ink fully covered by those above is opaque.
 */
export function stackedShares(shares: readonly number[]): number[] {
  const opacities = shares.map(() => 0)
  let above = 0
  for (let i = shares.length - 1; i >= 0; i--) {
    const left = 1 - above
    opacities[i] = left > NOTHING ? Math.min(1, shares[i]! / left) : 1
    above += shares[i]!
  }
  return opacities
}
