import {
  bandOf,
  motifOfTile,
  patternTransform,
  placePattern,
  tileOf,
  type Drawing,
  type GroundInstruction,
} from '@kitwright/artwork'
import { dpiOf, GOOD_DPI, type PatternUse } from '@kitwright/design'
import { toTable, type WrapMap } from '@kitwright/garment/wrap'
import { boxAround, intersectBox, type Box, type Point } from '@kitwright/measure'
import { isShaped, isSoft, pressPx } from '@kitwright/library'

/** What whoever prints a sheet should know of it. */
export type Finding =
  /** A customer's picture and its dots per inch at true size. */
  | { readonly kind: 'picture'; readonly layer: string; readonly dpi: number; readonly isCoarse: boolean }
  /** The same of one that is a part's pattern, in its own colours. */
  | { readonly kind: 'pictureInPattern'; readonly part: string; readonly dpi: number; readonly isCoarse: boolean }
  /** A pattern is drawn from pixels that are coarser than 150 dpi. */
  | { readonly kind: 'coarsePattern'; readonly part: string; readonly pattern: string; readonly dpi: number }

const MM_PER_INCH = 25.4
/** Nearby a piece's way to the table is straight. */
const NEAR_MM = 5

/** By how much what lies on the table is larger on the piece than there: in the middle of what that is along its outline. */
function growthOf(outline: readonly Point[], wrap: WrapMap): number {
  const all = outline.map(({ x, y }) => {
    const [at, right, down] = [
      toTable(wrap, { x, y }),
      toTable(wrap, { x: x + NEAR_MM, y }),
      toTable(wrap, { x, y: y + NEAR_MM }),
    ]
    const area = (right.x - at.x) * (down.y - at.y) - (right.y - at.y) * (down.x - at.x)
    return NEAR_MM / Math.sqrt(Math.abs(area) || 1)
  })
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
}

const ONE_TILE: Box = [0, 0, 1, 1]

/** A picture in its own colours, where the piece has any of it; as large as it comes out there. */
function pictureFinding(outline: readonly Point[], ground: GroundInstruction, pattern: PatternUse): Finding[] {
  const { motif } = pattern
  const tile = tileOf(pattern.id, ground)
  if (motif?.kind !== 'picture' || motif.inks > 0 || !tile) return []
  const { wrap, frame, place } = placePattern(pattern, ground)
  const there = wrap ? outline.map(at => toTable(wrap, at)) : outline
  const [a, b, c, d, e, f] = patternTransform(pattern, tile.tileMm, frame, place).toTile
  const reach = boxAround(there.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f })))
  if (tile.isOnce && !intersectBox(reach, ONE_TILE)) return []
  const grown = pattern.scale * (wrap ? growthOf(outline, wrap) : 1)
  const { asset, widthMm, heightMm } = motif
  const dpi = dpiOf({ asset, widthMm: widthMm * grown, heightMm: heightMm * grown })
  return [{ kind: 'pictureInPattern', part: ground.part, dpi, isCoarse: dpi < GOOD_DPI }]
}

function patternFinding(outline: readonly Point[], each: GroundInstruction): Finding[] {
  return each.patterns.flatMap((pattern): Finding[] => {
    const tile = tileOf(pattern.id, each)
    // What else is one's own is printed as shapes.
    if (motifOfTile(pattern.id)) return pictureFinding(outline, each, pattern)
    // Of shapes, and where nothing is sharp, pixels are not counted.
    if (!tile || isShaped(tile.id) || isSoft(tile.id)) return []
    const { width, height } = tile.tileMm
    const dpi = Math.floor((pressPx(tile) / (Math.max(width, height) * pattern.scale)) * MM_PER_INCH)
    return dpi < GOOD_DPI ? [{ kind: 'coarsePattern', part: each.part, pattern: pattern.id, dpi }] : []
  })
}

export const findingsOf = (drawing: Drawing): Finding[] =>
  drawing.instructions.flatMap((each): Finding[] => {
    if (each.kind === 'ground') return patternFinding(drawing.outline, each)
    if (each.layer.kind !== 'image' || bandOf(each.layer)) return []
    const dpi = dpiOf(each.layer)
    return [{ kind: 'picture', layer: each.layer.id, dpi, isCoarse: dpi < GOOD_DPI }]
  })
