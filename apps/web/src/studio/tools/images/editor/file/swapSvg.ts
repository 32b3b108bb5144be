import { parseHex, toHex, type Rgba } from '@kitwright/measure'
import { colourOf } from '@kitwright/vector'

export interface ColourSwap {
  readonly from: string
  readonly to: string
  /**
   * Largest distance from `from` at which a colour is swapped, 0 to 100. Up to twice that distance it is swapped
   * partly, as in pixels.
   */
  readonly tolerance: number
}

const FARTHEST = Math.hypot(255, 255, 255)
/** A colour in an attribute (`fill="…"`) or a declaration (`fill: …`). */
const COLOUR =
  /\b(fill|stroke|stop-color|color|flood-color)(\s{0,9}[:=]\s{0,9}["']?\s{0,9})(#[0-9a-f]{3,8}\b|[a-z]{3,6}\([^()]{1,60}\)|[a-z]{3,20}\b(?![(-]))/gi

type Swap = (colour: Rgba) => Rgba

function swapOf({ from, to, tolerance }: ColourSwap): Swap {
  const [before, after] = [parseHex(from), parseHex(to)]
  if (!before || !after) return colour => colour
  return colour => {
    const { r, g, b } = colour
    const distance = (Math.hypot(r - before.r, g - before.g, b - before.b) / FARTHEST) * 100
    if (distance > 2 * tolerance) return colour
    const share = distance <= tolerance ? 1 : 2 - distance / tolerance
    const moved = (value: number, by: number): number => Math.min(255, Math.max(0, Math.round(value + by * share)))
    return {
      r: moved(r, after.r - before.r),
      g: moved(g, after.g - before.g),
      b: moved(b, after.b - before.b),
      a: colour.a,
    }
  }
}

/**
 * Returns whether a drawing consists of shapes only. An embedded picture's colours can be swapped only in its pixels.
 */
export const isAllShapes = (svg: string): boolean => !/<(?:image|feImage)\b/i.test(svg)

/** Swaps a colour and similar ones in an SVG, including elements that are black by default. */
export function swapSvg(svg: string, { from, to, tolerance }: ColourSwap): string {
  const swap = swapOf({ from, to, tolerance })
  const swapped = svg.replace(COLOUR, (whole, name: string, between: string, value: string) => {
    const colour = colourOf(value)
    if (!colour) return whole
    const next = swap(colour)
    return next === colour ? whole : `${name}${between}${toHex(next)}`
  })
  const black: Rgba = { r: 0, g: 0, b: 0, a: 1 }
  const said = swap(black)
  return said === black ? swapped : swapped.replace(/<svg\b(?![^>]*\sfill\s*=)/i, `<svg fill="${toHex(said)}"`)
}

/** Returns each colour that a drawing declares once, as {@link swapSvg} finds them. */
export function coloursOfSvg(svg: string): string[] {
  const found = [...svg.matchAll(COLOUR)].flatMap(([, , , value = '']) => {
    const colour = colourOf(value)
    return colour && colour.a > 0 ? [toHex({ ...colour, a: 1 })] : []
  })
  return [...new Set(found)]
}

/** Returns the declared colour that a pixel shows, or the pixel's own on gradients and soft edges. */
export function ownColourAt(colours: readonly string[], pixel: string): string {
  const { r = 0, g = 0, b = 0 } = parseHex(pixel) ?? {}
  const near = colours.find(each => {
    const own = parseHex(each)
    return own !== null && own !== undefined && Math.max(...[own.r - r, own.g - g, own.b - b].map(Math.abs)) <= SAME
  })
  return near ?? pixel
}
/** Largest rounding error of a canvas per channel, of 255. */
const SAME = 2
