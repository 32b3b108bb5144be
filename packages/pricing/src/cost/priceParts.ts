import { type Cents, roundHalfUp } from '@kitwright/measure'
import type { Amount, CostFacts, CostGarment, CostKind, CostList, MissingCost } from './types.ts'

const MM_PER_METRE = 1_000
const MM2_PER_SQUARE_METRE = 1_000_000
const PERCENT = 100

/** Converts an amount of a list into whole cents, rounding once. */
export const centsOf = (
  amount: Amount,
  { currency, rielPerDollar }: Pick<CostList, 'currency' | 'rielPerDollar'>,
): Cents => roundHalfUp(currency === 'KHR' ? (amount * 100) / rielPerDollar! : amount)

/** A part of the costs, and how it is divided among the garments. */
export interface PricedPart {
  readonly kind: CostKind
  readonly cents: Cents
  readonly basis: 'counted' | 'estimate'
  readonly missing: readonly MissingCost[]
  readonly weightOf: (garment: CostGarment) => number
}

type Facts = Omit<CostFacts, 'list'> & { readonly list: CostList }

const areaOf = ({ areaMm2, qty }: CostGarment): number => areaMm2 * qty
const qtyOf = ({ qty }: CostGarment): number => qty
const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, each) => sum + of(each), 0)

interface ClothUse {
  readonly fabric: string
  readonly lengthMm: number
  readonly areaMm2: number
  readonly widthMm: number
  readonly isLaid: boolean
  readonly frozenCents: Cents | null
}

/** Returns the cloth of each fabric: of its layout, or estimated from the areas of its pieces. */
export function listClothUse(facts: Facts): { readonly uses: readonly ClothUse[]; readonly missing: MissingCost[] } {
  const { garments, markers, rolls, list } = facts
  const uses: ClothUse[] = []
  const missing: MissingCost[] = []
  for (const [fabric, own] of Map.groupBy(garments, each => each.fabric)) {
    const laid = markers.filter(marker => marker.fabric === fabric)
    const areaMm2 = sumOf(own, areaOf)
    if (laid.length > 0) {
      const isPriced = laid.every(({ costCents }) => costCents !== null)
      uses.push({
        fabric,
        lengthMm: sumOf(laid, ({ lengthMm }) => lengthMm),
        areaMm2: sumOf(laid, ({ widthMm, lengthMm, density }) => widthMm * lengthMm * density),
        widthMm: laid[0]!.widthMm,
        isLaid: true,
        frozenCents: isPriced ? sumOf(laid, ({ costCents }) => costCents!) : null,
      })
      continue
    }
    const widthMm = rolls.find(roll => roll.fabric === fabric)?.widthMm
    if (widthMm === undefined) missing.push({ kind: 'roll', of: fabric })
    const lengthMm = widthMm === undefined ? 0 : areaMm2 / (widthMm * (list.utilisationPercent / PERCENT))
    uses.push({ fabric, lengthMm, areaMm2, widthMm: widthMm ?? 0, isLaid: false, frozenCents: null })
  }
  return { uses, missing }
}

/**
 * Returns the cents of a fabric's cloth; null without a price. The list's price for the roll's width holds first, then
 * that for every width, then what the layout was made with, then the roll's own price.
 */
function clothCents(use: ClothUse, { list, rolls }: Facts): Cents | null {
  const ofFabric = list.cloth.filter(({ fabric }) => fabric === use.fabric)
  const priced =
    ofFabric.find(({ widthMm }) => widthMm === use.widthMm) ?? ofFabric.find(({ widthMm }) => widthMm === null)
  const metres = use.lengthMm / MM_PER_METRE
  if (priced) return centsOf(priced.metre * metres, list)
  if (use.frozenCents !== null) return use.frozenCents
  const roll = rolls.find(({ fabric }) => fabric === use.fabric)
  return roll && roll.metreCents > 0 ? roundHalfUp(roll.metreCents * metres) : null
}

export function priceCloth(facts: Facts): PricedPart {
  const { uses, missing } = listClothUse(facts)
  const known = uses.filter(({ fabric }) => !missing.some(({ of }) => of === fabric))
  const priced = known.map(use => ({ use, cents: clothCents(use, facts) }))
  return {
    kind: 'cloth',
    cents: sumOf(priced, ({ cents }) => cents ?? 0),
    basis: uses.every(({ isLaid }) => isLaid) ? 'counted' : 'estimate',
    missing: [
      ...missing,
      ...priced.flatMap(({ use, cents }): MissingCost[] => (cents === null ? [{ kind: 'cloth', of: use.fabric }] : [])),
    ],
    weightOf: areaOf,
  }
}

export function pricePrint(facts: Facts): PricedPart {
  const { list, garments, designs } = facts
  const { squareMetre, setUp, garment } = list.print
  const { uses } = listClothUse(facts)
  const squareMetres = sumOf(uses, ({ areaMm2 }) => areaMm2) / MM2_PER_SQUARE_METRE
  const amount = (squareMetre ?? 0) * squareMetres + (setUp ?? 0) * designs + (garment ?? 0) * sumOf(garments, qtyOf)
  const isCounted = (squareMetre ?? 0) === 0 || uses.every(({ isLaid }) => isLaid)
  return {
    kind: 'print',
    cents: centsOf(amount, list),
    basis: isCounted ? 'counted' : 'estimate',
    missing: squareMetre === null && setUp === null && garment === null ? [{ kind: 'print', of: '' }] : [],
    weightOf: areaOf,
  }
}

export function priceSewing({ list, garments }: Facts): PricedPart {
  const priceOf = new Map(list.sewing.map(each => [each.productType, each]))
  const amountOf = ({ productType, size, pieces, qty }: CostGarment): Amount => {
    const price = priceOf.get(productType)
    if (!price) return 0
    const each = price.sizes.find(own => own.size === size)?.amount ?? price.amount
    return each * qty * (price.per === 'piece' ? pieces : 1)
  }
  const unknown = new Set(garments.flatMap(({ productType }) => (priceOf.has(productType) ? [] : [productType])))
  return {
    kind: 'sewing',
    cents: centsOf(sumOf(garments, amountOf), list),
    basis: 'counted',
    missing: [...unknown].map(of => ({ kind: 'sewing', of })),
    weightOf: amountOf,
  }
}

export function pricePacking({ list, garments }: Facts): PricedPart {
  const { order, garment } = list.packing
  return {
    kind: 'packing',
    cents: centsOf((order ?? 0) + (garment ?? 0) * sumOf(garments, qtyOf), list),
    basis: 'counted',
    missing: order === null && garment === null ? [{ kind: 'packing', of: '' }] : [],
    weightOf: qtyOf,
  }
}

/** Remakes that the shop bears. Who else is at fault pays for theirs. */
export const priceRemakes = ({ remakes }: Pick<CostFacts, 'remakes'>): PricedPart => ({
  kind: 'remakes',
  cents: sumOf(
    remakes.filter(({ culprit }) => culprit === 'shop'),
    ({ costCents }) => costCents,
  ),
  basis: 'counted',
  missing: [],
  weightOf: qtyOf,
})
