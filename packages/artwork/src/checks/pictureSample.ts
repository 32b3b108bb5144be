import { lightness, parseHex, type Rgba } from '@kitwright/measure'
import { contextOf } from '../surface/canvasTools.ts'
import type { Drawable, Surface } from '../surface/types.ts'

/** Unblended colours of a picture, sampled on a grid. */
export interface PictureSample {
  readonly side: number
  /** Row by row. */
  readonly colours: readonly Rgba[]
  /** Whether the picture is visible on its own ground, independent of the cloth. */
  readonly isOpaque: boolean
}

/**
 * The samples per side, and the pixels between them. Neighbouring pixels are not blended, because that gives colours
 * that the picture lacks.
 */
const SIDE = 32
const STEP = 4
/** The least share of opaque pixels along the edge. */
const OPAQUE_SHARE = 0.6
/**
 * A picture is visible on its own ground if this share of it differs from most of its edge by this much CIE lightness.
 */
const SHOWN_SHARE = 0.03
const SHOWN_LIGHTNESS = 20
const CLEAR: Rgba = parseHex('#00000000')!

/**
 * Checks that a picture's inside can be told from its edge. Single-colour letters that fill their frame fail this
 * check.
 */
function showsOnItsEdge(colours: readonly Rgba[], border: readonly Rgba[]): boolean {
  const edges = border.map(lightness).toSorted((a, b) => a - b)
  const edge = edges[Math.floor(edges.length / 2)] ?? 0
  const seen = colours.filter(({ a }) => a > 0.5)
  const shown = seen.filter(colour => Math.abs(lightness(colour) - edge) >= SHOWN_LIGHTNESS)
  return shown.length >= SHOWN_SHARE * seen.length
}

/** Samples a decoded picture. */
export function samplePicture(picture: Drawable, surface: Surface): PictureSample {
  const px = SIDE * STEP
  const context = contextOf(surface.createCanvas(px, px))
  context.drawImage(picture, 0, 0, px, px)
  const { data } = context.getImageData(0, 0, px, px)
  const colours = Array.from({ length: SIDE * SIDE }, (_, i): Rgba => {
    const [x, y] = [(i % SIDE) * STEP + STEP / 2, Math.floor(i / SIDE) * STEP + STEP / 2]
    const at = 4 * (y * px + x)
    return { r: data[at]!, g: data[at + 1]!, b: data[at + 2]!, a: data[at + 3]! / 255 }
  })
  const border = colours.filter((_, i) => i < SIDE || i >= SIDE * (SIDE - 1) || i % SIDE === 0 || i % SIDE === SIDE - 1)
  const opaque = border.filter(({ a }) => a > 0.5)
  const hasGround = opaque.length >= OPAQUE_SHARE * border.length
  return { side: SIDE, colours, isOpaque: hasGround && showsOnItsEdge(colours, opaque) }
}

/** Returns the colour at a share of the picture's width and height; clear outside the picture. */
export function colourAt({ side, colours }: PictureSample, x: number, y: number): Rgba {
  if (x < 0 || x > 1 || y < 0 || y > 1) return CLEAR
  const [column, row] = [Math.min(side - 1, Math.floor(x * side)), Math.min(side - 1, Math.floor(y * side))]
  return colours[row * side + column]!
}
