import { parseHex } from '@kitwright/measure'
import { recolour } from '../ground/paintPattern.ts'
import { withData, type Pixels } from './pixels.ts'

const FARTHEST = Math.hypot(255, 255, 255)

export interface Rgb {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** Returns the distance of a pixel's colour from another, 0 to 100. */
export function colourDistanceAt(data: Uint8ClampedArray, at: number, { r, g, b }: Rgb): number {
  return (Math.hypot(data[at]! - r, data[at + 1]! - g, data[at + 2]! - b) / FARTHEST) * 100
}

/** Recolours pixels whose channels are all near zero; their alpha stays. */
export function recolourNearBlack(source: Pixels, colour: string): Pixels {
  const data = source.data.slice()
  recolour(data, colour)
  return withData(source, data)
}

export interface ColourSwap {
  readonly from: string
  readonly to: string
  /**
   * The largest distance from `from` that is changed, 0 to 100. Up to twice that distance the change is partial,
   * because edges are mixtures.
   */
  readonly tolerance: number
}

/**
 * Changes pixels of one colour, and similar ones, to another; shades keep their difference. An invalid colour changes
 * nothing.
 */
export function swapColour(source: Pixels, { from, to, tolerance }: ColourSwap): Pixels {
  const [before, after] = [parseHex(from), parseHex(to)]
  if (!before || !after) return source
  const data = source.data.slice()
  for (let i = 0; i < data.length; i += 4) {
    const distance = data[i + 3] === 0 ? FARTHEST : colourDistanceAt(data, i, before)
    if (distance > 2 * tolerance) continue
    const share = distance <= tolerance ? 1 : 2 - distance / tolerance
    data[i] = data[i]! + (after.r - before.r) * share
    data[i + 1] = data[i + 1]! + (after.g - before.g) * share
    data[i + 2] = data[i + 2]! + (after.b - before.b) * share
  }
  return withData(source, data)
}

export interface Light {
  /** From -100 to 100; 0 changes nothing. */
  readonly brightness: number
  readonly contrast: number
}

/** Changes brightness and contrast; alpha stays. */
export function adjustLight(source: Pixels, { brightness, contrast }: Light): Pixels {
  const steep = contrast >= 0 ? 1 + contrast / 50 : 1 + contrast / 100
  const curve = Uint8ClampedArray.from({ length: 256 }, (_, v) => (v - 127.5) * steep + 127.5 + brightness * 1.275)
  const data = source.data.slice()
  for (let i = 0; i < data.length; i += 4) {
    data[i] = curve[data[i]!]!
    data[i + 1] = curve[data[i + 1]!]!
    data[i + 2] = curve[data[i + 2]!]!
  }
  return withData(source, data)
}
