import type { Rect } from '../view/frameView.ts'
import { createPixelSums, type PixelSums } from './gatherSamples.ts'
import { type ShadedView, shadePixel } from './shadePixel.ts'

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
  let last = -1
  for (let y = row; y < row + samples; y++)
    for (let i = y * width + column; i < y * width + column + samples; i++) {
      const own = owner[i]!
      if (own === 0) continue
      const here = surface[own - 1]!
      if (here === last) continue
      last = here
      let k = 0
      while (k < count && found[k] !== here) k++
      if (k === count) found[count++] = here
    }
  return count
}

/** Averages the surfaces of a pixel; its alpha is the share of samples that the cloth covers. */
function paintPixel(view: ViewToPaint, pixel: PixelSums, x: number, y: number, { width, data }: Pixels): void {
  const { rect, samples } = view
  const { colour } = pixel
  const count = findSurfaces(view, x * samples, y * samples)
  if (count === 0) return
  let r = 0
  let g = 0
  let b = 0
  let covered = 0
  for (let k = 0; k < count; k++) {
    const shown = shadePixel(view, pixel, found[k]!, x * samples, y * samples)
    r += colour[0]! * shown
    g += colour[1]! * shown
    b += colour[2]! * shown
    covered += shown
  }
  const i = ((rect.y + y) * width + rect.x + x) * 4
  data[i] = r / covered
  data[i + 1] = g / covered
  data[i + 2] = b / covered
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
