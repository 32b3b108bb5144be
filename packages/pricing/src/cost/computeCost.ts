import { type Cents, roundHalfUp } from '@kitwright/measure'
import {
  listClothUse,
  priceCloth,
  pricePacking,
  type PricedPart,
  pricePrint,
  priceRemakes,
  priceSewing,
} from './priceParts.ts'
import { shareCents } from './shareCents.ts'
import type { CostFacts, CostGarment, CostKind, CostPart, CostState, OrderCost, ProductCost } from './types.ts'

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, each) => sum + each, 0)

/** An order of samples alone has nothing that is cut, printed or sewn. */
function priceAll(facts: CostFacts): PricedPart[] {
  const remakes = priceRemakes(facts)
  if (facts.garments.length === 0) return [remakes]
  const { list, isMakable } = facts
  if (!list || !isMakable) {
    const unknown = (kind: CostKind): PricedPart => ({
      kind,
      cents: 0,
      basis: 'counted',
      missing: [{ kind: list ? 'garments' : 'list', of: '' }],
      weightOf: ({ qty }) => qty,
    })
    return [unknown('cloth'), unknown('print'), unknown('sewing'), unknown('packing'), remakes]
  }
  const known = { ...facts, list }
  return [priceCloth(known), pricePrint(known), priceSewing(known), pricePacking(known), remakes]
}

function stateOf(parts: readonly CostPart[], billedCents: Cents): CostState {
  const open = parts.filter(({ isBilled }) => !isBilled)
  if (open.some(({ missing }) => missing.length > 0)) return 'incomplete'
  if (open.some(({ basis, cents }) => basis === 'estimate' && cents > 0)) return 'estimate'
  return billedCents > 0 && open.every(({ cents }) => cents === 0) ? 'billed' : 'counted'
}

/** Divides the cost among products, each part by what causes it. */
function shareAmong(garments: readonly CostGarment[], parts: readonly PricedPart[], cents: Cents): ProductCost[] {
  const products = [...Map.groupBy(garments, ({ productType }) => productType)]
  const qtyOf = (own: readonly CostGarment[]): number => sumOf(own.map(({ qty }) => qty))
  const weights = products.map(([, own]) => {
    const shares = parts.map(part => {
      const all = sumOf(garments.map(part.weightOf))
      return all > 0 ? (part.cents * sumOf(own.map(part.weightOf))) / all : 0
    })
    return sumOf(shares)
  })
  const shares = shareCents(cents, sumOf(weights) > 0 ? weights : products.map(([, own]) => qtyOf(own)))
  return products.map(([productType, own], i) => ({ productType, qty: qtyOf(own), cents: shares[i]! }))
}

const PERMILLE = 1_000

/** Computes the cost and the margin of an order, in whole cents. */
export function computeCost(facts: CostFacts): OrderCost {
  const { garments, invoices, totalCents, list } = facts
  const priced = priceAll(facts)
  const covered = new Set(invoices.flatMap(({ covers }) => covers))
  const parts = priced.map(({ weightOf: _, ...part }) => ({ ...part, isBilled: covered.has(part.kind) }))
  const open = parts.filter(({ isBilled }) => !isBilled)
  const billedCents = sumOf(invoices.map(({ cents }) => cents))
  const cents = billedCents + sumOf(open.map(part => part.cents))
  const state = stateOf(parts, billedCents)
  const marginCents = state === 'incomplete' ? null : totalCents - cents
  const { uses } = list ? listClothUse({ ...facts, list }) : { uses: [] }
  return {
    parts,
    expectedCents: sumOf(parts.map(part => part.cents)),
    billedCents,
    cents,
    state,
    missing: open.flatMap(({ missing }) => missing).filter((each, i, all) => all.findIndex(isSame(each)) === i),
    marginCents,
    marginPermille: marginCents === null || totalCents <= 0 ? null : roundHalfUp((marginCents * PERMILLE) / totalCents),
    clothMm: sumOf(uses.map(({ lengthMm }) => lengthMm)),
    printMm2: sumOf(uses.map(({ areaMm2 }) => areaMm2)),
    products: shareAmong(garments, priced, cents),
  }
}

const isSame =
  (a: OrderCost['missing'][number]) =>
  (b: OrderCost['missing'][number]): boolean =>
    a.kind === b.kind && a.of === b.of
