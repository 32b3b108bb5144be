import { type Box, boxAround, unionBox } from '@kitwright/measure'
import { meanValueMap, type PiecePair, bandMap } from './sizeMaps.ts'
import type { PartArea, Piece } from '../catalogue/types.ts'

const SAME_MM = 1

const isSameBox = (a: Box, b: Box): boolean => a.every((value, i) => Math.abs(value - b[i]!) <= SAME_MM)

export interface AreasOnSize {
  readonly areas: readonly PartArea[]
  /** The pieces as designed. */
  readonly base: readonly Piece[]
  /** The same pieces in another size. */
  readonly graded: readonly Piece[]
}

/**
 * Returns the frame that gradients span: around the same pieces if it enclosed whole pieces, else mapped by its piece’s
 * bands.
 */
function frameOnSize(area: PartArea, { areas, base, graded }: AreasOnSize, sizes: PiecePair): Box {
  const together = areas.filter(a => isSameBox(a.frame, area.frame)).map(a => a.piece)
  const around = (pieces: readonly Piece[]): Box | null => {
    const boxes = pieces.filter(p => together.includes(p.id)).map(p => p.box)
    return boxes.length > 0 ? boxes.reduce(unionBox) : null
  }
  const [before, after] = [around(base), around(graded)]
  if (before && after && isSameBox(before, area.frame)) return after
  const map = bandMap(sizes)
  const [x0, y0, x1, y1] = area.frame
  return boxAround([map({ x: x0, y: y0 }), map({ x: x1, y: y1 })])
}

/**
 * Returns the areas of parts on pieces of another size: regions move with their piece, frames stay around the same
 * pieces.
 */
export function areasOnSize(input: AreasOnSize): PartArea[] {
  return input.areas.map(area => {
    const base = input.base.find(p => p.id === area.piece)
    const graded = input.graded.find(p => p.id === area.piece)
    if (!base || !graded) throw new Error(`there is no piece ${area.piece} in this size`)
    const sizes = { base, graded }
    const flow = meanValueMap(sizes)
    const region = area.region?.map(polygon => polygon.map(flow))
    return { ...area, frame: frameOnSize(area, input, sizes), ...(region ? { region } : {}) }
  })
}
