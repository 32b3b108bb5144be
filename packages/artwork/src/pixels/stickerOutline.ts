import { parseHex } from '@kitwright/measure'
import { blankPixels, type Pixels } from './pixels.ts'

const COVERED = 128
const FAR = 1e12

/**
 * Draws the picture as a sticker: a one-colour rim around everything opaque, `radiusPx` wide with a smooth edge. The
 * canvas grows by the rim.
 */
export function stickerOutline(source: Pixels, radiusPx: number, colour: string): Pixels {
  const rgb = parseHex(colour)
  if (!rgb || radiusPx <= 0) return source
  const room = Math.ceil(radiusPx) + 1
  const made = blankPixels(source.width + 2 * room, source.height + 2 * room)
  const squares = squaredDistances(source, made, room)
  for (let i = 0; i < squares.length; i++) {
    const cover = Math.min(1, Math.max(0, radiusPx + 0.5 - Math.sqrt(squares[i]!)))
    if (cover === 0) continue
    made.data[i * 4] = rgb.r
    made.data[i * 4 + 1] = rgb.g
    made.data[i * 4 + 2] = rgb.b
    made.data[i * 4 + 3] = cover * 255
  }
  paintOver(made, source, room)
  return made
}

/** Returns the squared distance from each pixel of the enlarged canvas to the nearest covered pixel. */
function squaredDistances(source: Pixels, { width, height }: Pixels, room: number): Float64Array {
  const grid = new Float64Array(width * height).fill(FAR)
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      if (source.data[(y * source.width + x) * 4 + 3]! >= COVERED) grid[(y + room) * width + x + room] = 0
    }
  }
  const line = createLine(Math.max(width, height))
  for (let x = 0; x < width; x++) line(grid, { start: x, step: width, length: height })
  for (let y = 0; y < height; y++) line(grid, { start: y * width, step: 1, length: width })
  return grid
}

interface GridRun {
  readonly start: number
  readonly step: number
  readonly length: number
}

/**
 * Computes the exact distance transform along one line: the lower envelope of the parabolas over its values
 * (Felzenszwalb, Huttenlocher).
 */
function createLine(most: number): (grid: Float64Array, run: GridRun) => void {
  const values = new Float64Array(most)
  const tips = new Int32Array(most)
  const bounds = new Float64Array(most + 1)
  return (grid, { start, step, length }) => {
    for (let i = 0; i < length; i++) values[i] = grid[start + i * step]!
    let last = 0
    tips[0] = 0
    bounds[0] = -Infinity
    bounds[1] = Infinity
    const meet = (a: number, b: number): number => (values[a]! + a * a - values[b]! - b * b) / (2 * (a - b))
    for (let i = 1; i < length; i++) {
      let at = meet(i, tips[last]!)
      while (at <= bounds[last]!) at = meet(i, tips[--last]!)
      tips[++last] = i
      bounds[last] = at
      bounds[last + 1] = Infinity
    }
    for (let i = 0, k = 0; i < length; i++) {
      while (bounds[k + 1]! < i) k++
      grid[start + i * step] = (i - tips[k]!) ** 2 + values[tips[k]!]!
    }
  }
}

/** Paints the picture over the existing pixels, `room` px in from the corner. */
function paintOver(made: Pixels, source: Pixels, room: number): void {
  for (let i = 0; i < source.width * source.height; i++) {
    const over = source.data[i * 4 + 3]! / 255
    if (over === 0) continue
    const at = ((Math.floor(i / source.width) + room) * made.width + (i % source.width) + room) * 4
    const under = (made.data[at + 3]! / 255) * (1 - over)
    const alpha = over + under
    for (let c = 0; c < 3; c++) {
      made.data[at + c] = (source.data[i * 4 + c]! * over + made.data[at + c]! * under) / alpha
    }
    made.data[at + 3] = alpha * 255
  }
}
