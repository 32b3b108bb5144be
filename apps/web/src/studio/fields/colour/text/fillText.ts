import type { Fill, Gradient, GradientStop } from '@kitwright/design'
import { clamp, normaliseDegrees, parseHex, toHex } from '@kitwright/measure'
import { formatColour, formatStop, parseColour, type ColourFormat } from './colourText.ts'

const CSS_DEFAULT_DEG = 180
const SIDES: Readonly<Record<string, number>> = {
  top: 0,
  'top right': 45,
  right: 90,
  'bottom right': 135,
  bottom: 180,
  'bottom left': 225,
  left: 270,
  'top left': 315,
}
const DEGREES_IN: Readonly<Record<string, number>> = { deg: 1, turn: 360, grad: 0.9, rad: 180 / Math.PI }

/** Splits at commas outside brackets. */
function splitAtCommas(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map(part => part.trim())
}

/** Returns whole degrees from 0 to 359. */
export const wholeDegrees = (degrees: number): number => Math.round(normaliseDegrees(degrees)) % 360

/** Parses `-90deg`, `0.25turn` or `to top left` as degrees; null for anything else. */
function parseDirection(text: string): number | null {
  const found = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))(deg|turn|grad|rad)$/.exec(text)
  if (found) return wholeDegrees(Number(found[1]) * DEGREES_IN[found[2]!]!)
  if (!text.startsWith('to ')) return null
  const [first = '', second] = text.slice(3).trim().split(/\s+/)
  return SIDES[second ? `${first} ${second}` : first] ?? SIDES[`${second} ${first}`] ?? null
}

const PERCENT = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)%$/

/** Parses a stop; `otherwise` is its position when the text gives none. */
function parseStop(text: string, otherwise: number): GradientStop | null {
  const words = text.split(/\s+/)
  const places = words.length - 1 - words.findLastIndex(word => !PERCENT.test(word))
  const at = places > 0 ? words.at(-1)!.slice(0, -1) : undefined
  const colour = parseColour(words.slice(0, words.length - places).join(' '))
  if (!colour) return null
  return { colour: toHex(colour), at: at === undefined ? otherwise : Math.round(clamp(Number(at), 0, 100)) }
}

/** Returns the first and the last stop: a fill has two, so stops between them are dropped. */
function parseStops(texts: readonly string[]): Gradient['stops'] | null {
  if (texts.length < 2 || texts.some(text => parseStop(text, 0) === null)) return null
  return [parseStop(texts[0]!, 0)!, parseStop(texts.at(-1)!, 100)!]
}

function parseGradient(text: string): Gradient | null {
  const [, shape, inside] = /^(linear|radial)-gradient\((.*)\)$/s.exec(text) ?? []
  if (inside === undefined) return null
  const [head = '', ...rest] = splitAtCommas(inside)
  const angleDeg = shape === 'linear' ? parseDirection(head) : null
  const isHead = angleDeg !== null || (shape === 'radial' && parseStop(head, 0) === null)
  const stops = parseStops(isHead ? rest : [head, ...rest])
  return (
    stops && {
      kind: 'gradient',
      shape: shape === 'radial' ? 'radial' : 'linear',
      angleDeg: angleDeg ?? CSS_DEFAULT_DEG,
      stops,
    }
  )
}

/** The maximum length of a colour text; the clipboard may contain a whole page. */
const MAX_CHARACTERS = 1000

/** Parses a CSS colour or gradient as a fill. Other text is logged and gives null. */
export function parseFill(text: string): Fill | null {
  const wanted = text.slice(0, MAX_CHARACTERS).trim().toLowerCase().replace(/;$/, '')
  const colour = parseColour(wanted)
  const fill: Fill | null = colour ? { kind: 'solid', colour: toHex(colour) } : parseGradient(wanted)
  if (!fill) console.warn('colour parse error', text.slice(0, 200))
  return fill
}

const CLEAR = { r: 0, g: 0, b: 0, a: 0 }

/** Formats the fill as CSS, which other programs can read. */
export function formatFill(fill: Fill, format: ColourFormat): string {
  if (fill.kind === 'solid') return formatColour(parseHex(fill.colour) ?? CLEAR, format)
  const stops = fill.stops.map(({ colour, at }) => `${formatStop(parseHex(colour) ?? CLEAR)} ${at}%`).join(', ')
  return fill.shape === 'linear'
    ? `linear-gradient(${fill.angleDeg}deg, ${stops})`
    : `radial-gradient(circle, ${stops})`
}
