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

/** Coarse stitches where each pixel is computed by the processor: they are made once per piece, and that shows. */
const SOFTWARE_DETAILS = 0.9

/** By the screen's shorter side, CSS px: on a phone nothing finer can be seen, and memory is short. */
export function finenessFor(
  screen: { readonly width: number; readonly height: number },
  isDrawnInSoftware: boolean,
): Fineness {
  const fineness = Math.min(screen.width, screen.height) < 600 ? PHONE : DESK
  return isDrawnInSoftware ? { ...fineness, details: SOFTWARE_DETAILS } : fineness
}
