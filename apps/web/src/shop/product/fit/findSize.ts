import type { ProductSizes } from '@kitwright/contract'
import type { Size } from '@kitwright/garment'

export interface Body {
  /** Girth of the chest, cm. */
  readonly chestCm: number
  /** Height, cm; null if it was not given. */
  readonly heightCm: number | null
}

/** The advice of a size chart for a body. */
export interface SizeAdvice {
  readonly size: Size
  /** `small` and `large`: the body is beyond the smallest or the largest size. */
  readonly fit: 'fits' | 'small' | 'large'
  /** Length of the garment in that size, cm; null if its chart has none. */
  readonly lengthCm: number | null
  /** A larger size that is as long as the height asks for, and by how much it is longer. */
  readonly longer: { readonly size: Size; readonly moreCm: number } | null
  /** Whether the garment is long for the height. */
  readonly isLong: boolean
}

/** Share of a height at which a shirt ends at the hip: shorter than the first is short, longer than the second long. */
const USUAL_LENGTH = [0.375, 0.445] as const

/** Returns the size that a chart advises; null for a chart without body measures. Between two sizes it is the larger. */
export function findSize({ rows }: Pick<ProductSizes, 'rows'>, { chestCm, heightCm }: Body): SizeAdvice | null {
  const bodies = rows.flatMap(row => (row.bodyChest ? [{ ...row, bodyChest: row.bodyChest }] : []))
  const [first, last] = [bodies[0], bodies.at(-1)]
  if (!first || !last) return null
  const row = bodies.find(({ bodyChest }) => chestCm <= bodyChest.toCm) ?? last
  const fit = chestCm > last.bodyChest.toCm ? 'large' : chestCm < first.bodyChest.fromCm ? 'small' : 'fits'
  const lengthMm = row.mm.length
  const advice = { size: row.size, fit, lengthCm: lengthMm === undefined ? null : lengthMm / 10 } as const
  if (lengthMm === undefined || heightCm === null) return { ...advice, longer: null, isLong: false }
  const [least, most] = USUAL_LENGTH.map(share => share * heightCm * 10) as [number, number]
  const longer =
    lengthMm < least ? bodies.slice(bodies.indexOf(row) + 1).find(({ mm }) => (mm.length ?? 0) >= least) : undefined
  return {
    ...advice,
    longer: longer ? { size: longer.size, moreCm: ((longer.mm.length ?? 0) - lengthMm) / 10 } : null,
    isLong: lengthMm > most,
  }
}
