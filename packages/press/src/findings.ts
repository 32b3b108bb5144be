import { bandOf, motifOfTile, tileOf, type Drawing } from '@kitwright/artwork'
import { dpiOf, GOOD_DPI } from '@kitwright/design'
import { patternPx } from '@kitwright/library'

/** What whoever prints a sheet should know of it. */
export type Finding =
  /** A customer's picture and its dots per inch at true size. */
  | { readonly kind: 'picture'; readonly layer: string; readonly dpi: number; readonly isCoarse: boolean }
  /** A pattern is drawn from pixels that are coarser than 150 dpi. */
  | { readonly kind: 'coarsePattern'; readonly part: string; readonly pattern: string; readonly dpi: number }

const MM_PER_INCH = 25.4
function patternFinding(each: Drawing['instructions'][number]): Finding[] {
  if (each.kind !== 'ground') return []
  return each.patterns.flatMap((pattern): Finding[] => {
    const tile = tileOf(pattern.id, each)
    // What is one's own is printed as shapes.
    if (!tile || motifOfTile(pattern.id)) return []
    const { width, height } = tile.tileMm
    const dpi = Math.floor((patternPx(tile, 'print') / (Math.max(width, height) * pattern.scale)) * MM_PER_INCH)
    return dpi < GOOD_DPI ? [{ kind: 'coarsePattern', part: each.part, pattern: pattern.id, dpi }] : []
  })
}

export const findingsOf = (drawing: Drawing): Finding[] =>
  drawing.instructions.flatMap((each): Finding[] => {
    if (each.kind === 'ground') return patternFinding(each)
    if (each.layer.kind !== 'image' || bandOf(each.layer)) return []
    const dpi = dpiOf(each.layer)
    return [{ kind: 'picture', layer: each.layer.id, dpi, isCoarse: dpi < GOOD_DPI }]
  })
