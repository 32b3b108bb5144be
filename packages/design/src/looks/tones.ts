import {
  contrast,
  DEFAULT_BRAND,
  luminance,
  mixColours,
  parseHex,
  shadesOf,
  toHex,
  type Rgba,
} from '@kitwright/measure'
import type { Tone } from '../schema/tones.ts'

export type Tones = Readonly<Record<Tone, string>>

export const INK = '#0f172a'
export const CHALK = '#ffffff'
/** Contrast below which two colours look the same on cloth. */
const APART = 1.25

export const rgba = (colour: string): Rgba => ({ ...(parseHex(colour) ?? { r: 255, g: 255, b: 255, a: 1 }), a: 1 })
const isApart = (a: string, b: string): boolean => contrast(rgba(a), rgba(b)) >= APART

/** Returns a distinguishable shade of the colour: darker, or lighter if it is nearly black. */
function shadeOf(colour: string): string {
  const shades = shadesOf(rgba(colour))
  return isApart(shades[800], colour) ? shades[800] : shades[300]
}

/**
 * Returns the tones for one to three team colours, the preferred one first. Missing tones are derived from the first.
 */
export function tonesOf(colours: readonly string[]): Tones {
  const given = colours.flatMap(colour => (parseHex(colour) ? [toHex(rgba(colour))] : []))
  const main = given[0] ?? DEFAULT_BRAND
  const others = given.slice(1).filter(colour => isApart(colour, main))
  const second = others[0] ?? shadeOf(main)
  const byLight = [main, second, ...others].toSorted((a, b) => luminance(rgba(a)) - luminance(rgba(b)))
  const [darkest, lightest] = [byLight[0]!, byLight.at(-1)!]
  const light = luminance(rgba(lightest)) > 0.75 ? lightest : CHALK
  const deep = luminance(rgba(darkest)) < 0.03 ? darkest : toHex(mixColours(rgba(INK), rgba(darkest), 0.75))
  const accent = others.find(colour => colour !== second && isApart(colour, second)) ?? light
  return { main, second, accent, deep, light }
}
