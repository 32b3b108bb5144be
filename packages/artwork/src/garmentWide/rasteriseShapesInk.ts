import { toTable, type WrapMap } from '@kitwright/garment/wrap'
import { boxAround, boxHeight, boxWidth, growBox, type Box, type Point } from '@kitwright/measure'
import { contextOf, releaseCanvas } from '../surface/canvasTools.ts'
import type { InkOnTable, PaintAsShapes } from '../surface/types.ts'
import { EXTRAPOLATION_MM } from './tableRaster.ts'
import { inkOf } from './tileInk.ts'

/** Returns the box of the flattened garment that a piece lies on. */
function reachOf(wrap: WrapMap, [x0, y0, x1, y1]: Box): Box {
  if (wrap.cells.kind === 'bands') return boxAround([toTable(wrap, { x: x0, y: y0 }), toTable(wrap, { x: x1, y: y1 })])
  const { points } = wrap.cells.mesh
  const places: Point[] = []
  for (let i = 2; i < points.length; i += 4) places.push({ x: points[i]!, y: points[i + 1]! })
  return growBox(boxAround(places), EXTRAPOLATION_MM)
}

/** Draws a pattern's ink from its shapes at the requested resolution. */
export const rasteriseShapesInk =
  (asShapes: PaintAsShapes): InkOnTable =>
  ({ pattern, tile }, { wrap, frame, cover, pxPerMm, surface }) => {
    const reach = reachOf(wrap, cover)
    const [width, height] = [boxWidth(reach), boxHeight(reach)]
    const [widthPx, heightPx] = [Math.ceil(width * pxPerMm), Math.ceil(height * pxPerMm)]
    const canvas = surface.createCanvas(widthPx, heightPx)
    const context = contextOf(canvas)
    context.scale(widthPx / width, heightPx / height)
    context.translate(-reach[0], -reach[1])
    const { tileMm, isOnce = false } = tile
    const black = { ...pattern, colour: '#000000', opacity: 1 }
    const isPainted = asShapes(context, { pattern: black, tileMm, isOnce, frame, cover: reach })
    const ink = isPainted ? inkOf(context.getImageData(0, 0, widthPx, heightPx).data) : undefined
    releaseCanvas(canvas)
    if (!ink) return undefined
    const toTile = [1 / width, 0, 0, 1 / height, -reach[0] / width, -reach[1] / height] as const
    return { widthPx, heightPx, ink, toTile }
  }
