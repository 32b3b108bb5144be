import type { Pixels } from './pixels.ts'

/** The box of a picture's pixels without clear margins, from its upper left corner. */
export interface PixelBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The smallest share of a side that counts as a margin; a narrower one is part of the drawing. */
const LEAST_SHARE = 0.02
/** The smallest visible alpha. */
const SEEN_ALPHA = 3

/** Returns the smallest box around all visible pixels; null if there are none. */
export function visibleBox({ width, height, data }: Pixels): PixelBox | null {
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
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}

/** Returns the smallest box around both; null stands for an empty one. */
export function joinBoxes(a: PixelBox | null, b: PixelBox | null): PixelBox | null {
  if (!a || !b) return a ?? b
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)]
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** Checks that the margins around the box are wide enough to trim. */
export function hasMargins(box: PixelBox, { width, height }: Pick<Pixels, 'width' | 'height'>): boolean {
  const margins = [
    box.x / width,
    (width - box.x - box.width) / width,
    box.y / height,
    (height - box.y - box.height) / height,
  ]
  return margins.some(share => share >= LEAST_SHARE)
}

/** Returns the box of a picture within its transparent margins; null if they are negligible or nothing is visible. */
export function clearMargins(pixels: Pixels): PixelBox | null {
  const box = visibleBox(pixels)
  return box && hasMargins(box, pixels) ? box : null
}
