import { parseHex, type Rgba } from '@kitwright/measure'
import type { ArrangeKey } from './words.ts'

type ColourKey = Extract<ArrangeKey, `colour_${string}`>

/** What people call colours, each by one that nobody would call otherwise. */
const NAMED: readonly (readonly [ColourKey, string])[] = [
  ['colour_white', '#ffffff'],
  ['colour_lightGrey', '#d1d5db'],
  ['colour_grey', '#8a8f98'],
  ['colour_darkGrey', '#4b5563'],
  ['colour_black', '#0b0f1a'],
  ['colour_red', '#dc2626'],
  ['colour_darkRed', '#7f1d1d'],
  ['colour_pink', '#f9a8d4'],
  ['colour_magenta', '#db2777'],
  ['colour_orange', '#f97316'],
  ['colour_brown', '#78350f'],
  ['colour_beige', '#e7d8b8'],
  ['colour_gold', '#d4a017'],
  ['colour_yellow', '#fde047'],
  ['colour_lime', '#84cc16'],
  ['colour_green', '#16a34a'],
  ['colour_darkGreen', '#14532d'],
  ['colour_emerald', '#10b981'],
  ['colour_teal', '#0f766e'],
  ['colour_turquoise', '#2dd4bf'],
  ['colour_lightBlue', '#7dd3fc'],
  ['colour_blue', '#2563eb'],
  ['colour_navy', '#172554'],
  ['colour_violet', '#6d28d9'],
  ['colour_purple', '#a21caf'],
]

/** Distance as the eye weighs it, by the mean of red (Riemersma, "Colour metric", compuphase.com). */
function distanceOf(a: Rgba, b: Rgba): number {
  const red = (a.r + b.r) / 2
  const [r, g, blue] = [a.r - b.r, a.g - b.g, a.b - b.b]
  return (2 + red / 256) * r * r + 4 * g * g + (2 + (255 - red) / 256) * blue * blue
}

/** The name that comes nearest to a colour. */
export function colourKey(hex: string): ColourKey {
  const colour = parseHex(hex) ?? { r: 0, g: 0, b: 0, a: 1 }
  const [[nearest]] = NAMED.map(([key, sample]) => [key, distanceOf(colour, parseHex(sample)!)] as const).toSorted(
    (a, b) => a[1] - b[1],
  ) as [readonly [ColourKey, number]]
  return nearest
}
