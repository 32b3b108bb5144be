import { TILES } from './patterns/tiles/tiles.ts'
import type { Fineness, PatternTile } from './types.ts'

const WIDE = '.wide'
/** Larger than any garment laid flat, long sleeves and all. */
const WIDE_MM = { width: 2400, height: 2000 }
/** Longest side for the screen, px, at the resolution of a placed tile. */
const WIDE_PX = 1228
const isWide = (id: string): boolean => id.endsWith(WIDE)
/** Id of a one-off pattern's garment-wide tile. Repeating patterns have none. */
export const wideTile = (id: string): string => id + WIDE

/** Id of the tile of a pattern's first ink (0), its second (1), and so on. */
export const inkTile = (id: string, ink: number): string => (ink === 0 ? id : `${id}.${ink + 1}`)

/** Returns the tile on which a one-off pattern is drawn for a whole garment; null for a pattern that repeats. */
export function wideTileOf<T extends PatternTile>(pattern: T): T | null {
  // A side along which the pattern is constant needs no extra size.
  const wider = (side: 'width' | 'height'): number =>
    pattern.tileMm[side] > PLACED_MM ? WIDE_MM[side] : pattern.tileMm[side]
  return longestOf(pattern) > PLACED_MM
    ? { ...pattern, id: wideTile(pattern.id), tileMm: { width: wider('width'), height: wider('height') }, isOnce: true }
    : null
}

const BY_ID = new Map(
  TILES.flatMap(([width, height, ids]) =>
    ids.split(' ').map((id): [string, PatternTile] => {
      const tile = { id, tileMm: { width, height } }
      return [id, isWide(id) ? { ...tile, isOnce: true } : tile]
    }),
  ),
)
/** Tiles with no detail sharper than the screen's tile. */
const RAMPS = new Set(['fade-hem', 'fade-sides'])

/** The tile of a packaged pattern, or undefined. Its name is in the catalogue, which only the picker loads. */
export const findPattern = (id: string): PatternTile | undefined => BY_ID.get(id)

/** Returns the number of inks that a pattern can be drawn in. */
export function inkCount(id: string): number {
  let count = 1
  while (BY_ID.has(inkTile(id, count))) count++
  return count
}

const longestOf = ({ tileMm }: PatternTile): number => Math.max(tileMm.width, tileMm.height)
const MM_PER_INCH = 25.4
/** Below the first resolution at its own size, a screen tile is drawn again for the press, at the second. */
const COARSE_DPI = 70
const PRINT_DPI = 100
/** Canvas side that every platform supports. A metre of a placed pattern comes to 104 dpi. */
const MAX_PX = 4096
const PLACED_MM = 750

/** Longest side of a tile's picture for the screen, px: 2 px/mm for large motifs, more for fine ones. */
const screenPx = (tile: PatternTile): number => (tile.isOnce ? WIDE_PX : longestOf(tile) >= 150 ? 512 : 256)

/** Longest side of a tile's picture, px. */
export function patternPx(tile: PatternTile, fineness: Fineness): number {
  const longest = longestOf(tile)
  const px = screenPx(tile)
  // The middle of a wide tile, which is most of the visible area, is the narrow tile's.
  const isScreens = fineness === 'screen' || tile.isOnce === true || RAMPS.has(tile.id)
  if (isScreens) return px
  if ((px / longest) * MM_PER_INCH >= COARSE_DPI) return px
  return longest > PLACED_MM ? MAX_PX : Math.ceil((longest * PRINT_DPI) / MM_PER_INCH)
}

/**
 * File name of the tile, under `assets/patterns` and on the server; the press has its own file where the screen's is
 * too coarse.
 */
export const patternFileName = (tile: PatternTile, fineness: Fineness = 'screen'): string =>
  patternPx(tile, fineness) === screenPx(tile) ? `${tile.id}.webp` : `${tile.id}.print.webp`
