import { findPattern, patternFileName, patternPx } from './patterns.ts'
import { DENSE, SOFT } from './patterns/tiles/pixels.gen.ts'
import type { PatternTile } from './types.ts'

const [soft, dense] = [SOFT, DENSE].map(ids => new Set(ids.join(' ').split(' '))) as [Set<string>, Set<string>]

/** Whether a tile has no sharp detail, so that its pixels show everything. */
export const isSoft = (id: string): boolean => soft.has(id)

/** Whether a packaged tile is stored as shapes, which the press uses. */
export const isShaped = (id: string): boolean => findPattern(id) !== undefined && !soft.has(id) && !dense.has(id)

/** File name of a tile's shapes, under `assets/patterns`. */
export const shapesFileName = (id: string): string => `${id}.shapes`

const MM_PER_INCH = 25.4
/**
 * Resolution of a tile without shapes. A tile full of edges gets more, so that it still has enough in the largest size,
 * even over a whole garment.
 */
const [SOFT_DPI, DENSE_DPI] = [150, 210]
/** Canvas side that every platform supports. */
const MAX_PX = 4096

/**
 * Longest side of the press's picture of a tile, px. Close-up views use the same size, except for tiles without shapes.
 */
export function pressPx(tile: PatternTile): number {
  const near = patternPx(tile, 'print')
  if (isShaped(tile.id) || tile.isOnce) return near
  const longest = Math.max(tile.tileMm.width, tile.tileMm.height)
  const dpi = isSoft(tile.id) ? SOFT_DPI : DENSE_DPI
  return Math.max(near, Math.min(MAX_PX, Math.ceil((longest * dpi) / MM_PER_INCH)))
}

/** File name of the press's picture, under `assets/patterns`. */
export const pressFileName = (tile: PatternTile): string =>
  pressPx(tile) === patternPx(tile, 'screen') ? patternFileName(tile) : `${tile.id}.print.webp`
