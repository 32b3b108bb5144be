import type { Prices } from '../../officeTypes.ts'

/**
 * Returns an earlier price list to continue from. A list from before fabrics had facts or cards keeps those of now.
 * Fabrics added later stay, retired and with their prices, since orders
 * may refer to them.
 */
export function restorePrices(earlier: Prices, now: Prices): Prices {
  const current = new Map(now.fabrics.map(fabric => [fabric.id, fabric]))
  const known = new Set(earlier.fabrics.map(({ id }) => id))
  const later = now.fabrics.filter(({ id }) => !known.has(id)).map(fabric => ({ ...fabric, isRetired: true }))
  const base: Prices['base'] = { ...earlier.base }
  for (const [type, prices] of Object.entries(now.base)) {
    const kept = Object.entries(prices ?? {}).filter(([fabric]) => !known.has(fabric))
    const product = type as keyof Prices['base']
    if (kept.length > 0) base[product] = { ...earlier.base[product], ...Object.fromEntries(kept) }
  }
  const steps = Object.fromEntries(later.map(({ id }) => [id, now.steps[id] ?? []]))
  const fabrics = earlier.fabrics.map(fabric => ({
    ...fabric,
    facts: fabric.facts ?? current.get(fabric.id)?.facts,
    card: fabric.card ?? current.get(fabric.id)?.card,
  }))
  return { ...earlier, fabrics: [...fabrics, ...later], base, steps: { ...earlier.steps, ...steps } }
}
