import type { ProductSizes } from '@kitwright/contract'
import { baseSizeOf, type ProductType, type Size } from '@kitwright/garment'

/** The further length and width of another garment in the same size, cm; negative if it is smaller. */
export interface ComparedCut {
  readonly type: ProductType
  readonly lengthCm: number
  /** Difference of the half chest. */
  readonly widthCm: number
}

interface ComparedCuts {
  readonly size: Size
  readonly others: readonly ComparedCut[]
}

/** Compares a top with the other tops of a shop in its base size; null for another garment, or without any. */
export function compareCuts(charts: readonly ProductSizes[], type: ProductType): ComparedCuts | null {
  const size = baseSizeOf(type)
  const measuresOf = (chart: ProductSizes) => {
    const mm = chart.rows.find(row => row.size === size)?.mm
    return mm?.halfChest === undefined || mm.length === undefined ? null : { chest: mm.halfChest, length: mm.length }
  }
  const own = charts.find(chart => chart.type === type)
  const mine = own && measuresOf(own)
  if (!mine) return null
  const others = charts.flatMap(chart => {
    const theirs = chart.type === type ? null : measuresOf(chart)
    if (!theirs) return []
    return [
      { type: chart.type, lengthCm: (theirs.length - mine.length) / 10, widthCm: (theirs.chest - mine.chest) / 10 },
    ]
  })
  return others.length > 0 ? { size, others } : null
}
