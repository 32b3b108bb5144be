import { sizeOrder, type Size } from '@kitwright/garment'
import type { PlainPieces } from '../../../drafts/index.ts'
import { useStudio, useStudioParts, type DraftState, type DraftVerbs } from '../../context/index.ts'

/** Sets the quantity of a size in the design's own sleeve. Pieces in another sleeve stay. */
export function withQty(sizes: readonly PlainPieces[], size: Size, qty: number): PlainPieces[] {
  const others = sizes.filter(each => each.size !== size || each.sleeve !== null)
  const next = qty === 0 ? others : [...others, { size, sleeve: null, qty }]
  return next.sort((a, b) => sizeOrder(a.size) - sizeOrder(b.size))
}

/** Returns the pieces of this design that are ordered without names. */
export function useSizes() {
  const api = useStudioParts<DraftState & DraftVerbs>()
  const sizes = useStudio(state => state.sizes)
  return {
    sizes,
    qtyOf: (size: Size): number =>
      sizes.reduce((sum, each) => (each.size === size && each.sleeve === null ? sum + each.qty : sum), 0),
    change: (size: Size, qty: number) => api.getState().setSizes(withQty(api.getState().sizes, size, qty)),
  }
}
