import { clamp, parseHex, toHex, type Rgba } from '@kitwright/measure'
import { colorsNamed, parse } from 'culori/fn'
import { asRgb, toHsl, toHsv, toRgb } from './spaces.ts'

export const COLOUR_FORMATS = ['hex', 'rgb', 'prgb', 'hsl', 'hsv', 'name'] as const
export type ColourFormat = (typeof COLOUR_FORMATS)[number]

const channel = (share: number): number => Math.round(clamp(share, 0, 1) * 255)

/** CSS has no `hsv()`, but other programs write it. */
const HSV = /^hsva?\(\s*([\d.]+)\s*,\s*([\d.]+)%\s*,\s*([\d.]+)%\s*(?:,\s*([\d.]+)\s*)?\)$/

function parseHsv(text: string) {
  const found = HSV.exec(text)
  if (!found) return undefined
  const [h, s, v, alpha] = found.slice(1).map(Number) as [number, number, number, number]
  return { mode: 'hsv', h, s: s / 100, v: v / 100, alpha: found[4] === undefined ? 1 : alpha } as const
}

/** culori throws for some texts that are not colours, such as `/0a`. */
function parsed(text: string): ReturnType<typeof parse> {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses a colour in any form that people paste: hex with or without `#`, `rgb()`, `hsl()`, `hsv()` or a CSS name. Null
 * for anything else.
 */
export function parseColour(text: string): Rgba | null {
  const wanted = text.trim().toLowerCase()
  const hex = parseHex(wanted)
  if (hex) return hex
  const rgb = toRgb(parseHsv(wanted) ?? parsed(wanted))
  if (!rgb) return null
  const { r, g, b, alpha = 1 } = rgb
  return { r: channel(r), g: channel(g), b: channel(b), a: clamp(alpha, 0, 1) }
}

/** Colour names without the second spelling of grey; of two names of one colour, the shorter. */
const NAMES = new Map<number, string>(
  Object.entries(colorsNamed)
    .sort(([a], [b]) => b.length - a.length || b.localeCompare(a))
    .map(([name, value]) => [value, name]),
)

const hundredths = (value: number): number => Math.round(value * 100) / 100
const percent = (share: number): string => `${Math.round(share * 100)}%`

/** Returns `rgb(…)`, or `rgba(…, a)` for a translucent colour. */
function written(name: string, channels: readonly string[], alpha: number): string {
  const a = hundredths(alpha)
  return a < 1 ? `${name}a(${channels.join(', ')}, ${a})` : `${name}(${channels.join(', ')})`
}

function nameOf(colour: Rgba): string {
  if (colour.a === 0) return 'transparent'
  const name = colour.a === 1 ? NAMES.get((colour.r << 16) | (colour.g << 8) | colour.b) : undefined
  return name ?? toHex(colour)
}

const WRITE: Record<ColourFormat, (colour: Rgba) => string> = {
  hex: toHex,
  rgb: ({ r, g, b, a }) => written('rgb', [r, g, b].map(String), a),
  prgb: ({ r, g, b, a }) =>
    written(
      'rgb',
      [r, g, b].map(value => percent(value / 255)),
      a,
    ),
  hsl(colour) {
    const { h = 0, s, l } = toHsl(asRgb(colour))
    return written('hsl', [String(Math.round(h)), percent(s), percent(l)], colour.a)
  },
  hsv(colour) {
    const { h = 0, s, v } = toHsv(asRgb(colour))
    return written('hsv', [String(Math.round(h)), percent(s), percent(v)], colour.a)
  },
  name: nameOf,
}

/** Returns the colour as text: lower case, a comma and a space between channels, alpha only below one. */
export const formatColour = (colour: Rgba, format: ColourFormat): string => WRITE[format](colour)

/** Formats a gradient stop, always with alpha. */
export const formatStop = ({ r, g, b, a }: Rgba): string => `rgba(${r}, ${g}, ${b}, ${hundredths(a)})`
