import type { Rect } from '../view/frameView.ts'
import { createPixelSums, type PixelSums } from './gatherSamples.ts'
import { type ShadedView, shadePixel, shadeTriangle } from './shadePixel.ts'

/** RGBA bytes, not premultiplied. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Rows of pixels painted in one step. */
const STEP_PX = 16

export interface ViewToPaint extends ShadedView {
  readonly rect: Rect
}

/** Surfaces in one pixel: hardly ever more than one. */
const found = new Int32Array(9)

/** Finds the surfaces of a pixel from its first sample, and returns their number. */
function findSurfaces({ coverage, surface, samples }: ViewToPaint, column: number, row: number): number {
  const { owner, width } = coverage
  let count = 0
  let last = 0
  for (let y = row; y < row + samples; y++)
    for (let i = y * width + column; i < y * width + column + samples; i++) {
      const own = owner[i]!
      if (own === last || own === 0) continue
      last = own
      const here = surface[own - 1]!
      let k = 0
      while (k < count && found[k] !== here) k++
      if (k === count) found[count++] = here
    }
  return count
}

/** Returns the owner of all of a pixel's samples, and -1 where they have several. */
function ownerOf({ coverage, samples }: ViewToPaint, column: number, row: number): number {
  const { owner, width } = coverage
  const first = owner[row * width + column]!
  for (let y = row; y < row + samples; y++)
    for (let i = y * width + column; i < y * width + column + samples; i++) if (owner[i] !== first) return -1
  return first
}

/** Averages the surfaces of a pixel; its alpha is the share of samples that the cloth covers. */
function paintMixed(view: ViewToPaint, pixel: PixelSums, column: number, row: number, to: Float64Array): void {
  const { colour } = pixel
  const count = findSurfaces(view, column, row)
  to.fill(0)
  for (let k = 0; k < count; k++) {
    const shown = shadePixel(view, pixel, found[k]!, column, row)
    for (let channel = 0; channel < 3; channel++) to[channel] = to[channel]! + colour[channel]! * shown
    to[3] = to[3]! + shown
  }
}

/** Sums of a pixel's colours over its samples, and their number. */
const mixed = new Float64Array(4)

function paintPixel(view: ViewToPaint, pixel: PixelSums, x: number, y: number, { width, data }: Pixels): void {
  const { rect, samples } = view
  const column = x * samples
  const row = y * samples
  const owner = ownerOf(view, column, row)
  if (owner === 0) return
  const i = ((rect.y + y) * width + rect.x + x) * 4
  if (owner > 0) {
    shadeTriangle(view, pixel, owner - 1, column, row)
    for (let k = 0; k < 3; k++) data[i + k] = pixel.colour[k]!
    data[i + 3] = 255
    return
  }
  paintMixed(view, pixel, column, row, mixed)
  const covered = mixed[3]!
  for (let k = 0; k < 3; k++) data[i + k] = mixed[k]! / covered
  data[i + 3] = (255 * covered) / (samples * samples)
}

function paintRow(view: ViewToPaint, pixel: PixelSums, y: number, pixels: Pixels): void {
  for (let x = 0; x < view.rect.width; x++) paintPixel(view, pixel, x, y, pixels)
}

/** Paints the visible parts of a kit into its rectangle of the picture, which must be clear. One step paints some rows. */
export function* paintView(view: ViewToPaint, pixels: Pixels): Generator<void, void> {
  const pixel = createPixelSums()
  for (let y = 0; y < view.rect.height; y++) {
    paintRow(view, pixel, y, pixels)
    if (y % STEP_PX === STEP_PX - 1) yield
  }
}
