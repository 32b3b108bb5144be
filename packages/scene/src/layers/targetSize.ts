import { boxHeight, boxWidth, type Box } from '@kitwright/measure'

export interface TargetSize {
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * Returns the pixel size of a piece's picture: `pxPerMm`, at most `longestPx` along the longer side, multiples of four.
 */
export function targetSize(box: Box, pxPerMm: number, longestPx: number): TargetSize {
  const longest = Math.max(boxWidth(box), boxHeight(box))
  const scale = Math.min(pxPerMm, longestPx / longest)
  const whole = (mm: number): number => Math.max(4, Math.min(longestPx, Math.ceil((mm * scale) / 4) * 4))
  return { widthPx: whole(boxWidth(box)), heightPx: whole(boxHeight(box)) }
}

/** Samples along cloth that is seen at a grazing angle, without which stripes blur into each other. */
export const ANISOTROPY = 4

/** Resolution of paint on cloth, px/mm: high on a desktop screen, lower where the picture itself is small. */
export interface Fineness {
  readonly layers: number
  readonly longestPx: number
}

const DESK: Fineness = { layers: 2.6, longestPx: 2048 }
const PHONE: Fineness = { layers: 1.8, longestPx: 1536 }

/**
 * Returns the resolution by the screen's shorter side, CSS px: a phone shows no finer detail, and its memory is short.
 */
export const finenessFor = (screen: { readonly width: number; readonly height: number }): Fineness =>
  Math.min(screen.width, screen.height) < 600 ? PHONE : DESK
