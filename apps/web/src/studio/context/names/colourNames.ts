import { parseHex, type Rgba } from '@kitwright/measure'
import type { TextKey } from '@kitwright/words'

type ColourKey = `arrange:${Extract<TextKey<'arrange'>, `colour_${string}`>}`

/** Common colour names, each with one unambiguous example. */
const NAMED: readonly (readonly [ColourKey, string])[] = [
  ['arrange:colour_white', '#ffffff'],
  ['arrange:colour_light_grey', '#d1d5db'],
  ['arrange:colour_grey', '#8a8f98'],
  ['arrange:colour_dark_grey', '#4b5563'],
  ['arrange:colour_black', '#0b0f1a'],
  ['arrange:colour_red', '#dc2626'],
  ['arrange:colour_dark_red', '#7f1d1d'],
  ['arrange:colour_pink', '#f9a8d4'],
  ['arrange:colour_magenta', '#db2777'],
  ['arrange:colour_orange', '#f97316'],
  ['arrange:colour_brown', '#78350f'],
  ['arrange:colour_beige', '#e7d8b8'],
  ['arrange:colour_gold', '#d4a017'],
  ['arrange:colour_yellow', '#fde047'],
  ['arrange:colour_lime', '#84cc16'],
  ['arrange:colour_green', '#16a34a'],
  ['arrange:colour_dark_green', '#14532d'],
  ['arrange:colour_emerald', '#10b981'],
  ['arrange:colour_teal', '#0f766e'],
  ['arrange:colour_turquoise', '#2dd4bf'],
  ['arrange:colour_light_blue', '#7dd3fc'],
  ['arrange:colour_blue', '#2563eb'],
  ['arrange:colour_navy', '#172554'],
  ['arrange:colour_violet', '#6d28d9'],
  ['arrange:colour_purple', '#a21caf'],
]

/** Perceptual colour distance, weighted by the mean of red (Riemersma, "Colour metric", compuphase.com). */
function distanceOf(a: Rgba, b: Rgba): number {
  const red = (a.r + b.r) / 2
  const [r, g, blue] = [a.r - b.r, a.g - b.g, a.b - b.b]
  return (2 + red / 256) * r * r + 4 * g * g + (2 + (255 - red) / 256) * blue * blue
}

/** Returns the name nearest to a colour. */
export function colourKey(hex: string): ColourKey {
  const colour = parseHex(hex) ?? { r: 0, g: 0, b: 0, a: 1 }
  const [[nearest]] = NAMED.map(([key, sample]) => [key, distanceOf(colour, parseHex(sample)!)] as const).toSorted(
    (a, b) => a[1] - b[1],
  ) as [readonly [ColourKey, number]]
  return nearest
}
