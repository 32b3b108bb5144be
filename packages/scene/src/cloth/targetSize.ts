import { boxHeight, boxWidth, type Box } from '@kitwright/measure'

export interface TargetSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** Pixels for a picture of a piece: `pxPerMm`, at most `longestPx` along the longer side, multiples of four. */
export function targetSize(box: Box, pxPerMm: number, longestPx: number): TargetSize {
  const longest = Math.max(boxWidth(box), boxHeight(box))
  const scale = Math.min(pxPerMm, longestPx / longest)
  const whole = (mm: number): number => Math.max(4, Math.min(longestPx, Math.ceil((mm * scale) / 4) * 4))
  return { widthPx: whole(boxWidth(box)), heightPx: whole(boxHeight(box)) }
}

/** Pixels per mm of what is painted on cloth: fine on a desk, coarser where the picture itself is small. */
export interface Fineness {
  readonly layers: number
  readonly details: number
  readonly longestPx: number
}

const DESK: Fineness = { layers: 2.6, details: 2, longestPx: 2048 }
const PHONE: Fineness = { layers: 1.8, details: 1.2, longestPx: 1536 }

/** By the pixels the canvas really has: below 700 across or 900 down nothing finer can be seen. */
export const finenessFor = (canvasPx: { readonly width: number; readonly height: number }): Fineness =>
  Math.max(canvasPx.width, canvasPx.height) < 700 ? PHONE : DESK
