import { blankPixels, rearrange, type Pixels } from './pixels.ts'

/** Shares of the picture's sides, 0 to 1. */
export interface CropBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** NaN counts as 0. */
const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value) || 0))

/** Crops to the box, to at least one pixel. */
export function crop(source: Pixels, { left, top, right, bottom }: CropBox): Pixels {
  const x0 = Math.min(source.width - 1, within(left * source.width, source.width))
  const y0 = Math.min(source.height - 1, within(top * source.height, source.height))
  const width = Math.max(1, within(right * source.width, source.width) - x0)
  const height = Math.max(1, within(bottom * source.height, source.height) - y0)
  return rearrange(source, width, height, (x, y) => (y0 + y) * source.width + x0 + x)
}

/** Turns a picture clockwise by quarters. */
export function turn(source: Pixels, quarters: 1 | 2 | 3): Pixels {
  const { width, height } = source
  if (quarters === 2) return rearrange(source, width, height, (x, y) => (height - 1 - y) * width + width - 1 - x)
  if (quarters === 1) return rearrange(source, height, width, (x, y) => (height - 1 - x) * width + y)
  return rearrange(source, height, width, (x, y) => x * width + width - 1 - y)
}

export function flip(source: Pixels, axis: 'horizontal' | 'vertical'): Pixels {
  const { width, height } = source
  return axis === 'horizontal'
    ? rearrange(source, width, height, (x, y) => y * width + width - 1 - x)
    : rearrange(source, width, height, (x, y) => (height - 1 - y) * width + x)
}

/**
 * Turns a picture clockwise by any angle, on a canvas that contains all of it. It interpolates between pixels;
 * transparent ones add no colour.
 */
export function rotate(source: Pixels, degrees: number): Pixels {
  const radians = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  // Subtracts a tiny amount, so that a quarter turn does not grow by a pixel.
  const width = Math.ceil(Math.abs(source.width * cos) + Math.abs(source.height * sin) - 1e-6)
  const height = Math.ceil(Math.abs(source.width * sin) + Math.abs(source.height * cos) - 1e-6)
  const made = blankPixels(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x + 0.5 - width / 2, y + 0.5 - height / 2]
      const from = { x: dx * cos + dy * sin + source.width / 2 - 0.5, y: dy * cos - dx * sin + source.height / 2 - 0.5 }
      sampleInto(made.data, (y * width + x) * 4, source, from)
    }
  }
  return made
}

/** Writes the colour between the picture's pixels, interpolated from the nearest four. */
function sampleInto(into: Uint8ClampedArray, at: number, source: Pixels, { x, y }: { x: number; y: number }): void {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  if (x0 < -1 || y0 < -1 || x0 >= source.width || y0 >= source.height) return
  let [r, g, b, a] = [0, 0, 0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const [dx, dy] = [corner & 1, corner >> 1]
    const [px, py] = [x0 + dx, y0 + dy]
    if (px < 0 || py < 0 || px >= source.width || py >= source.height) continue
    const from = (py * source.width + px) * 4
    const weight = Math.abs(1 - dx - (x - x0)) * Math.abs(1 - dy - (y - y0)) * source.data[from + 3]!
    r += source.data[from]! * weight
    g += source.data[from + 1]! * weight
    b += source.data[from + 2]! * weight
    a += weight
  }
  if (a === 0) return
  into[at] = r / a
  into[at + 1] = g / a
  into[at + 2] = b / a
  into[at + 3] = a
}

/** Shrinks a picture to at most this many pixels, each the mean of the pixels it replaces. */
export function shrinkTo(source: Pixels, maxPixels: number): Pixels {
  const scale = Math.sqrt(maxPixels / (source.width * source.height))
  if (scale >= 1) return source
  const width = Math.max(1, Math.floor(source.width * scale))
  const height = Math.max(1, Math.floor(source.height * scale))
  const made = blankPixels(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) meanInto(made, x, y, source)
  }
  return made
}

function meanInto(made: Pixels, x: number, y: number, source: Pixels): void {
  const [x0, x1] = [Math.floor((x * source.width) / made.width), Math.ceil(((x + 1) * source.width) / made.width)]
  const [y0, y1] = [Math.floor((y * source.height) / made.height), Math.ceil(((y + 1) * source.height) / made.height)]
  let [r, g, b, a] = [0, 0, 0, 0]
  for (let py = y0; py < y1; py++) {
    for (let px = x0; px < x1; px++) {
      const from = (py * source.width + px) * 4
      const alpha = source.data[from + 3]!
      r += source.data[from]! * alpha
      g += source.data[from + 1]! * alpha
      b += source.data[from + 2]! * alpha
      a += alpha
    }
  }
  if (a === 0) return
  const at = (y * made.width + x) * 4
  made.data[at] = r / a
  made.data[at + 1] = g / a
  made.data[at + 2] = b / a
  made.data[at + 3] = a / ((x1 - x0) * (y1 - y0))
}
