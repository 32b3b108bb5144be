import type { SvgElement } from '../../element.ts'
import { lengthOf, numbersIn } from '../../numbers.ts'
import { type Colour, colourOf } from './colours.ts'
import type { FillRule, Line } from './drawing.ts'
import { diagonalOf, type Viewport } from '../geometry/outlines.ts'
import { UnsupportedSvgError } from '../geometry/unsupportedSvgError.ts'

/** The properties that elements inherit. */
const INHERITED = [
  'color',
  'visibility',
  'fill',
  'fill-rule',
  'fill-opacity',
  'clip-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'paint-order',
  'color-interpolation',
] as const
type Name = (typeof INHERITED)[number]
/** The style of an element; unset properties have their usual values. */
export type Style = Readonly<Partial<Record<Name, string>>>

export function styleOf({ attributes }: SvgElement, outer: Style): Style {
  const own = INHERITED.flatMap(name => {
    const value = attributes.get(name)?.trim()
    return value === undefined || value === '' || value === 'inherit' ? [] : [[name, value] as const]
  })
  return own.length === 0 ? outer : { ...outer, ...Object.fromEntries(own) }
}

/** Returns the style of an element referenced by name, at its own place. */
export const styleAt = (element: SvgElement): Style => styleOf(element, element.parent ? styleAt(element.parent) : {})

/** Parses a number or a percentage, 0 to 1. */
export function shareOf(text: string | undefined): number {
  const share = lengthOf(text, 1)
  return share === undefined ? 1 : Math.min(1, Math.max(0, share))
}

export const ruleOf = (value: string | undefined): FillRule => (value === 'evenodd' ? 'evenodd' : 'nonzero')

/** A colour by name, or the one that letters have. Throws {@link UnsupportedSvgError} where it is told in a way that is not known. */
export function requireColour(value: string, { color }: Style): Colour {
  const found = colourOf(value.toLowerCase() === 'currentcolor' ? (color ?? '#000') : value)
  if (!found) throw new UnsupportedSvgError(`a colour: ${value}`)
  return found
}

const oneOf = <const Values extends readonly string[]>(values: Values, value: string | undefined): Values[number] =>
  value !== undefined && values.includes(value) ? value : values[0]!

function dashesOf(value: string | undefined, viewport: Viewport): readonly number[] {
  if (value === undefined || value === 'none') return []
  const dashes = value.split(/[\s,]+/).map(dash => lengthOf(dash, diagonalOf(viewport)))
  if (dashes.some(dash => dash === undefined || dash < 0)) return []
  return dashes.every(dash => dash === 0) ? [] : (dashes as number[])
}

/** Returns the stroke of a style; undefined if its width is zero. */
export function lineOf(style: Style, viewport: Viewport): Line | undefined {
  const width = lengthOf(style['stroke-width'], diagonalOf(viewport)) ?? 1
  if (!(width > 0)) return undefined
  const [limit = 4] = numbersIn(style['stroke-miterlimit'])
  return {
    width,
    cap: oneOf(['butt', 'round', 'square'], style['stroke-linecap']),
    join: oneOf(['miter', 'round', 'bevel'], style['stroke-linejoin']),
    miterLimit: limit >= 1 ? limit : 4,
    dashes: dashesOf(style['stroke-dasharray'], viewport),
    dashOffset: lengthOf(style['stroke-dashoffset'], diagonalOf(viewport)) ?? 0,
  }
}
