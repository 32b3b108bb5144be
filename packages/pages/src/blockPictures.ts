import type { TileColour } from './tileColours.ts'

/*
 * Pictures of garments and designs in blocks of pages. The pages request them, and the server renders them before that.
 */

/** Number of designs that a block of designs shows, the newest first: themes lay them out as two by two, or in five banners. */
export const DESIGNS_SHOWN = 5

/** Number of the newest designs among which a gallery finds its pictures. */
export const GALLERY_DESIGNS = 12

/** Returns the place of the design behind a gallery's shot among `count` newest: those after the block of designs. */
export const galleryDesignAt = (shot: number, count: number): number => (DESIGNS_SHOWN + shot) % Math.max(1, count)

/** Width of the picture of one garment that opens a page, px. */
export const OPENING_PX = 1200

/** Colours of the garments that stand together at the head of a page. */
export const OPENING_COLOURS = ['tenant', 'ink', 'chalk'] as const satisfies readonly TileColour[]

/** Widths of a picture in a block on a screen of ordinary and of double density, px. */
export const BLOCK_PX = [400, 800] as const
