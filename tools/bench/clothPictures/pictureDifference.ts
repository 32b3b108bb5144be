import { deltaE, labOf } from '@kitwright/measure'

/** RGBA bytes. */
export interface Picture {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Difference between the brightest and the darkest channel from which a pixel is coloured cloth, not ground. */
const LEAST_COLOUR = 40
/** Coloured pixels from which a row or column belongs to the garment. */
const LEAST_COUNT = 3
/** Pixels around a place whose mean is compared, so that single yarns need not meet. */
const AROUND = 1

function isCloth({ data, width, height }: Picture, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= width || y >= height) return false
  const [r = 0, g = 0, b = 0, a = 0] = data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)
  return a > 250 && Math.max(r, g, b) - Math.min(r, g, b) > LEAST_COLOUR
}

interface Box {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** Returns the box around all coloured cloth. */
function boxOf(picture: Picture): Box {
  const columns = new Uint32Array(picture.width)
  const rows = new Uint32Array(picture.height)
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++)
      if (isCloth(picture, x, y)) {
        columns[x]!++
        rows[y]!++
      }
  const isFull = (count: number): boolean => count >= LEAST_COUNT
  return {
    x0: columns.findIndex(isFull),
    x1: columns.findLastIndex(isFull),
    y0: rows.findIndex(isFull),
    y1: rows.findLastIndex(isFull),
  }
}

/** Returns the mean colour around a place, or null where not all of it is cloth. */
function meanAt(picture: Picture, x: number, y: number): [number, number, number] | null {
  const sum: [number, number, number] = [0, 0, 0]
  for (let j = y - AROUND; j <= y + AROUND; j++)
    for (let i = x - AROUND; i <= x + AROUND; i++) {
      if (!isCloth(picture, i, j)) return null
      for (const k of [0, 1, 2] as const) sum[k] += picture.data[4 * (j * picture.width + i) + k]!
    }
  const count = (2 * AROUND + 1) ** 2
  return [sum[0] / count, sum[1] / count, sum[2] / count]
}

/**
 * Returns the mean CIEDE2000 difference of two pictures of one garment in a strong colour, which may be framed
 * differently: the boxes around the cloth are laid over each other.
 */
export function clothDifference(one: Picture, other: Picture): number {
  const [a, b] = [boxOf(one), boxOf(other)]
  let [sum, count] = [0, 0]
  for (let y = a.y0; y <= a.y1; y++)
    for (let x = a.x0; x <= a.x1; x++) {
      const [u, v] = [(x - a.x0) / (a.x1 - a.x0), (y - a.y0) / (a.y1 - a.y0)]
      const here = meanAt(one, x, y)
      const there = here && meanAt(other, Math.round(b.x0 + u * (b.x1 - b.x0)), Math.round(b.y0 + v * (b.y1 - b.y0)))
      if (!here || !there) continue
      sum += deltaE(labOf(here), labOf(there))
      count++
    }
  return sum / count
}
