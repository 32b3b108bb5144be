import { COLOUR_FAMILIES, type ColourFamily } from '@kitwright/contract'
import { type DesignDocument, type PartStyle, partStyleOf } from '@kitwright/design'
import { parseHex, type Rgba } from '@kitwright/measure'
import type { PartId } from '@kitwright/garment'

interface Hsl {
  /** Hue in degrees; not a number for greys, and never read there. */
  readonly hue: number
  readonly saturation: number
  readonly lightness: number
}

function hslOf({ r, g, b }: Rgba): Hsl {
  const [red, green, blue] = [r / 255, g / 255, b / 255]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const lightness = (most + least) / 2
  const spread = most - least
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const turn =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return { hue: (turn * 60 + 360) % 360, saturation, lightness }
}

/** End of each colour family on the colour wheel, in degrees. */
const WHEEL: readonly (readonly [degrees: number, family: ColourFamily])[] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [155, 'green'],
  [192, 'teal'],
  [250, 'blue'],
  [290, 'purple'],
  [338, 'pink'],
  [361, 'red'],
]

/** Returns the family that people name a colour by. */
export function familyOf(hex: string): ColourFamily {
  const { hue, saturation, lightness } = hslOf(parseHex(hex) ?? { r: 255, g: 255, b: 255, a: 1 })
  if (lightness > 0.93) return 'white'
  if (lightness < 0.09 || (lightness < 0.2 && saturation < 0.5)) return 'black'
  if (saturation < 0.12) return lightness > 0.85 ? 'white' : 'grey'
  const family = WHEEL.find(([end]) => hue < end)![1]
  return (family === 'orange' || family === 'yellow') && lightness < 0.32 ? 'brown' : family
}

/** Minimum opacity at which a pattern's colour counts as a colour of the garment. */
const SEEN = 0.45
/** Parts that are seen first on any garment. */
const MAIN: readonly PartId[] = ['base', 'sleeves', 'shorts', 'hood']

const hexesOf = ({ fill, pattern }: PartStyle): string[] => [
  ...(fill.kind === 'solid' ? [fill.colour] : fill.stops.map(stop => stop.colour)),
  ...(pattern && pattern.opacity >= SEEN ? [pattern.colour] : []),
]

/** Returns the families of a design's main colours, in their usual order. */
export function coloursOf(document: DesignDocument): ColourFamily[] {
  const shown = MAIN.filter(part => document.parts[part]).flatMap(part => hexesOf(partStyleOf(document, part)))
  const families = new Set(shown.map(familyOf))
  return COLOUR_FAMILIES.filter(family => families.has(family))
}
