/** sRGB, each channel 0-255, alpha 0-1. */
export interface Rgba {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly a: number
}

/** Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` (the `#` is optional) into channels; null for anything else. */
export function parseHex(text: string): Rgba | null {
  const hex = text.trim().replace(/^#/, '')
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex)) return null
  const full = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex
  const channel = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16)
  return { r: channel(0), g: channel(2), b: channel(4), a: full.length === 8 ? channel(6) / 255 : 1 }
}

const two = (n: number): string => Math.round(n).toString(16).padStart(2, '0')

/** Lower-case `#rrggbb`, or `#rrggbbaa` when alpha is below one. */
export const toHex = ({ r, g, b, a }: Rgba): string => `#${two(r)}${two(g)}${two(b)}${a < 1 ? two(a * 255) : ''}`

/** Mixes `weight` of `a` with the rest of `b`, per channel on 8-bit sRGB. */
export function mixColours(a: Rgba, b: Rgba, weight: number): Rgba {
  const mix = (x: number, y: number): number => Math.round(x * weight + y * (1 - weight))
  return { r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b), a: a.a * weight + b.a * (1 - weight) }
}

export const srgbToLinear = (channel: number): number => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** WCAG 2 relative luminance, 0 (black) to 1 (white). */
export const luminance = ({ r, g, b }: Rgba): number =>
  0.2126 * srgbToLinear(r) + 0.7152 * srgbToLinear(g) + 0.0722 * srgbToLinear(b)

/** CIE 1976 lightness L*, 0 (black) to 100 (white). */
export function lightness(colour: Rgba): number {
  const y = luminance(colour)
  return y <= 216 / 24_389 ? (y * 24_389) / 27 : 116 * Math.cbrt(y) - 16
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: Rgba, b: Rgba): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 }
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 }

/** Default brand colour of a shop. */
export const DEFAULT_BRAND = '#10b981'

const INKS = ['#ffffff', '#0f172a', '#000000'] as const

/** White, near-black or black: the first with a contrast of 4.5 to the colour. One of white and black always has it. */
export const readableOn = (ground: Rgba): (typeof INKS)[number] =>
  INKS.find(ink => contrast(ground, parseHex(ink)!) >= 4.5) ?? '#000000'

export const SHADES = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950] as const
export type Shade = (typeof SHADES)[number]

const WHITE_SHARE: Partial<Record<Shade, number>> = { 50: 0.95, 100: 0.76, 200: 0.57, 300: 0.38, 400: 0.19 }
const BLACK_SHARE: Partial<Record<Shade, number>> = { 600: 0.15, 700: 0.3, 800: 0.45, 900: 0.6, 950: 0.75 }

/** Eleven shades of one colour: 500 is the colour, lighter ones mixed with white, darker ones with black (Lara's rule). */
export function shadesOf(colour: Rgba): Record<Shade, string> {
  const shade = (at: Shade): string => {
    const white = WHITE_SHARE[at]
    const black = BLACK_SHARE[at]
    if (white !== undefined) return toHex(mixColours(WHITE, colour, white))
    if (black !== undefined) return toHex(mixColours(BLACK, colour, black))
    return toHex(colour)
  }
  return Object.fromEntries(SHADES.map(at => [at, shade(at)])) as Record<Shade, string>
}

/** Lightness and the two hue axes of Björn Ottosson's OKLab, a perceptually uniform space. */
export function oklab({ r, g, b }: Rgba): readonly [number, number, number] {
  const [red, green, blue] = [srgbToLinear(r), srgbToLinear(g), srgbToLinear(b)]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Perceptual distance of two colours: 0 is equal, about 0.02 just noticeable, 1 from black to white. */
export function colourDistance(one: Rgba, other: Rgba): number {
  const [from, to] = [oklab(one), oklab(other)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}
