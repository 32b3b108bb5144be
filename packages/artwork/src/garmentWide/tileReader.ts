import { contextOf, releaseCanvas, halveUntilBelow, halvedSize } from '../surface/canvasTools.ts'
import type { Drawable, Surface, SurfaceCanvas } from '../surface/types.ts'

interface Size {
  readonly widthPx: number
  readonly heightPx: number
}

type TileReader<T> = (tile: Drawable, wanted: { width: number; height: number }, surface: Surface) => T & Size

/**
 * Reads tiles at about the requested resolution, each once per size. `take` converts a tile's RGBA, which it may
 * change.
 */
export function createTileReader<T extends object>(take: (data: Uint8ClampedArray) => T): TileReader<T> {
  const known = new WeakMap<object, Map<string, T & Size>>()
  return (tile, wanted, surface) => {
    const { width, height } = halvedSize(tile, wanted)
    const ofTile = known.get(tile) ?? new Map<string, T & Size>()
    known.set(tile, ofTile)
    const key = `${width} ${height}`
    const before = ofTile.get(key)
    if (before) return before
    const canvas = surface.createCanvas(width, height)
    const context = contextOf(canvas)
    const shrunk = halveUntilBelow(tile, wanted, surface)
    context.drawImage(shrunk, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    releaseCanvas(canvas)
    if (shrunk !== tile) releaseCanvas(shrunk as unknown as SurfaceCanvas)
    const read = { widthPx: width, heightPx: height, ...take(data) }
    ofTile.set(key, read)
    return read
  }
}
