import type { Pixels } from './pixels.ts'

/** A picture's pixels without the clear ones around them, from its left upper corner. */
export interface PixelBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A margin narrower than this part of a side is left: it was drawn so. */
const LEAST_SHARE = 0.02
/** Fainter than this, nothing is seen. */
const SEEN_ALPHA = 3

/** Where a picture lies within clear margins; null where it has none to speak of, or where nothing is to be seen. */
export function clearMargins({ width, height, data }: Pixels): PixelBox | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < SEEN_ALPHA) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  if (right < 0) return null
  const margins = [left / width, (width - 1 - right) / width, top / height, (height - 1 - bottom) / height]
  if (margins.every(share => share < LEAST_SHARE)) return null
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
