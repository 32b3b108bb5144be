import type { Rect } from '../view/frameView.ts'
import type { Kit } from '../model/kit.ts'
import { rasteriseStrip, createStrip, type Strip } from './rasteriseTriangles.ts'
import { sampleX, sampleY } from './sampleGrid.ts'
import type { ProjectedVertices } from './project.ts'
import type { Shade } from './shadeSample.ts'
import { sortIntoBands, type Triangles } from './triangles.ts'

/** RGBA bytes, not premultiplied. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** Rows of pixels drawn at a time, an even number. A strip's samples then fit the processor's cache. */
const BAND_PX = 16

export interface ViewToPaint {
  readonly kit: Kit
  readonly at: ProjectedVertices
  readonly triangles: Triangles
  readonly shade: Shade
  readonly rect: Rect
  /** Samples per pixel and direction. */
  readonly samples: number
}

/** Averages a pixel's samples; its alpha is the share of them that the cloth covers. */
function resolve({ rect, samples, shade }: ViewToPaint, strip: Strip, top: number, pixels: Pixels): void {
  const colour = new Float64Array(3)
  const rows = Math.min(BAND_PX, rect.height - top)
  const firstRow = top * samples
  for (let py = 0; py < rows; py++)
    for (let px = 0; px < rect.width; px++) {
      let r = 0
      let g = 0
      let b = 0
      let covered = 0
      for (let sy = py * samples; sy < (py + 1) * samples; sy++)
        for (let sx = px * samples; sx < (px + 1) * samples; sx++) {
          const t = strip.owner[sy * strip.width + sx]!
          if (t < 0) continue
          shade(t, sampleX(sx, sy), sampleY(sy + firstRow, sx), colour)
          r += colour[0]!
          g += colour[1]!
          b += colour[2]!
          covered++
        }
      if (covered === 0) continue
      const i = ((rect.y + top + py) * pixels.width + rect.x + px) * 4
      pixels.data[i] = r / covered
      pixels.data[i + 1] = g / covered
      pixels.data[i + 2] = b / covered
      pixels.data[i + 3] = (255 * covered) / (samples * samples)
    }
}

/** Paints the visible parts of a kit into its rectangle of the picture, which must be clear. One step paints one band. */
export function* paintView(view: ViewToPaint, pixels: Pixels): Generator<void, void> {
  const { kit, at, triangles, rect, samples } = view
  const strip = createStrip(rect.width * samples, BAND_PX * samples)
  const count = Math.ceil(rect.height / BAND_PX)
  const bands = sortIntoBands(kit, at, triangles, { rows: BAND_PX * samples, count })
  for (let band = 0; band < count; band++) {
    const list = bands.list.subarray(bands.start[band], bands.start[band + 1])
    if (list.length === 0) continue
    const top = band * BAND_PX
    rasteriseStrip({ kit, at, triangles }, strip, list, top * samples)
    resolve(view, strip, top, pixels)
    yield
  }
}
