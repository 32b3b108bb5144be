import type { WrapMap } from '@kitwright/garment/wrap'
import type { PlateRenderer } from '../surface/inkPlate.ts'
import type { Surface, TilePainter } from '../surface/types.ts'
import { paintWrappedPattern, type TileWithPicture } from '../garmentWide/paintWrapped.ts'

/** The map to a table of a piece that lies there unchanged. */
const STRAIGHT: WrapMap = {
  frame: [0, 0, 0, 0],
  cells: { kind: 'bands', bands: [{ toY: Infinity, scaleX: 1, scaleY: 1, shiftY: 0 }] },
}

/**
 * Paints a soft one-off tile as a low-resolution ink plate. As a tile it costs about 50 MB on every piece without
 * adding detail.
 */
export const softTilePainter = (widest: TileWithPicture, surface: Surface): TilePainter => ({
  paint(context, { pattern, takePlate, ...place }) {
    if (!takePlate) return false
    // The plate decides its resolution.
    const paint = { ...place, wrap: STRAIGHT, surface, pxPerMm: 1 }
    const takeSmooth: PlateRenderer = (plate, ink) => takePlate({ ...plate, isSmooth: true }, ink)
    paintWrappedPattern(context, pattern, { widest }, { ...paint, takePlate: takeSmooth })
    return true
  },
})
