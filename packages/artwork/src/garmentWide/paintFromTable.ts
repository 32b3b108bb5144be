import type { WrapMap } from '@kitwright/garment/wrap'
import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import type { PaintFromTable } from '../surface/types.ts'

/** The overlap of a piece's bands in millimetres, which hides hairlines of cloth between them. */
const OVERLAP_MM = 0.05

interface Band {
  /** The band's box on the piece. */
  readonly cover: Box
  /** The same box on the table. */
  readonly table: Box
  /** The transform from table millimetres to the piece. */
  readonly toPiece: readonly [number, number, number, number, number, number]
}

function bandsOf({ cells }: WrapMap, [x0, y0, x1, y1]: Box): Band[] | null {
  if (cells.kind !== 'bands') return null
  return cells.bands.flatMap(({ toY, scaleX, scaleY, shiftY }, i): Band[] => {
    const [top, bottom] = [Math.max(y0, cells.bands[i - 1]?.toY ?? -Infinity), Math.min(y1, toY)]
    if (top >= bottom) return []
    const xs = [x0 * scaleX, x1 * scaleX]
    const table: Box = [Math.min(...xs), top * scaleY + shiftY, Math.max(...xs), bottom * scaleY + shiftY]
    const cover: Box = [x0, top, x1, bottom + (bottom < y1 ? OVERLAP_MM : 0)]
    return [{ cover, table, toPiece: [1 / scaleX, 0, 0, 1 / scaleY, 0, -shiftY / scaleY] }]
  })
}

/** Maps artwork painted on the flattened garment to a page. */
export const paintFromTable: PaintFromTable = (context, { wrap, cover }, seesThrough, paint) => {
  const bands = bandsOf(wrap, cover)
  if (bands === null || (bands.length > 1 && seesThrough)) return false
  return bands.every(band => {
    const [x0, y0] = band.cover
    context.save()
    context.beginPath()
    context.rect(x0, y0, boxWidth(band.cover), boxHeight(band.cover))
    context.clip()
    context.transform(...band.toPiece)
    const isPainted = paint(band.table)
    context.restore()
    return isPainted
  })
}
