import type { PictureMotif } from '@kitwright/design'
import type { Box } from '@kitwright/measure'
import { multiply, type Matrix, type ShapePicture } from '@kitwright/vector'
import { patternTransform } from '../ground/paintPattern.ts'
import { motifPositions } from '../ground/motifPositions.ts'
import { isSeeThrough } from '../garmentWide/paintPicture.ts'
import { pullBackDrawing, type AreaOf } from '../pullback/pullBackDrawing.ts'
import { paintBent } from '../pullback/paintBent.ts'
import { tableMesh } from '../pullback/tableMesh.ts'
import type { PaintAsShapes, ShapesPlace } from '../surface/types.ts'

const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity]

/** Returns the transform of a drawing from its pixels to the table, mm. */
function drawingTransform(motif: PictureMotif, { widthPx, heightPx }: ShapePicture, place: ShapesPlace): Matrix {
  const { tileMm, pattern, frame } = place
  const { toPiece } = patternTransform(pattern, tileMm, frame)
  const [[x, y]] = motifPositions(motif) as [readonly [number, number]]
  const [scaleX, scaleY] = [(motif.isMirrored ? -1 : 1) * (motif.widthMm / widthPx), motif.heightMm / heightPx]
  const inTile: Matrix = [scaleX, 0, 0, scaleY, x - (scaleX * widthPx) / 2, y - (scaleY * heightPx) / 2]
  return multiply(toPiece, multiply([1 / tileMm.width, 0, 0, 1 / tileMm.height, 0, 0], inTile))
}

/** Returns the painter of a drawing that goes round, as shapes on a piece that bends on the table. */
export const bentPainter =
  (motif: PictureMotif, picture: ShapePicture, areaOf: AreaOf): PaintAsShapes =>
  (context, place) => {
    const { wrap, cover, pattern, isOnce, takeShade } = place
    if (!takeShade || wrap?.cells.kind !== 'mesh' || !isOnce) return false
    if (isSeeThrough(pattern) || context.globalAlpha < 1) return false
    const { mesh: its } = wrap.cells
    const [mesh, whole] = [tableMesh(its, cover), tableMesh(its, EVERYWHERE)]
    const toTable = drawingTransform(motif, picture, place)
    if (mesh && whole) paintBent(context, pullBackDrawing(picture.shown, { toTable, mesh, whole, areaOf }), takeShade)
    return true
  }
