import * as z from 'zod/mini'
import { DIVISION_IDS, type DivisionId } from './divisions.ts'
import { SHAPE_IDS } from './shapes.ts'

export const MAX_LETTERS = 40

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
const id = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
const text = z.strictObject({
  text: z.string().check(z.maxLength(MAX_LETTERS)),
  font: z.string().check(z.maxLength(80)),
  weight: z.int().check(z.gte(100), z.lte(900)),
  colour,
  /** Percent of the size that fits. */
  size: z.number().check(z.gte(40), z.lte(100)),
  isUpperCase: z.boolean(),
})
const symbol = z.strictObject({
  id: z.nullable(id),
  colour,
  /** Colour of its inner details; null shows the field. */
  detail: z.nullable(colour),
  /** Percent of its usual size. */
  size: z.number().check(z.gte(30), z.lte(160)),
  /** Offset downward from its usual place, in percent of the crest's width. */
  down: z.number().check(z.gte(-40), z.lte(40)),
})

const blazon = z.strictObject({
  crest: z.literal(1),
  shape: z.enum(SHAPE_IDS),
  division: z.enum(DIVISION_IDS as [DivisionId, ...DivisionId[]]),
  field: colour,
  second: colour,
  /** Lines around the field, the inner one first; widths in percent of the crest's width. */
  rims: z.tuple([
    z.strictObject({ colour, width: z.number().check(z.gte(0), z.lte(10)) }),
    z.strictObject({ colour, width: z.number().check(z.gte(0), z.lte(10)) }),
  ]),
  band: colour,
  symbol,
  /** The symbol above the shape: a crown, stars. */
  above: symbol,
  /** Text along the top: in the band of a shield, on the ring of a roundel. */
  top: text,
  /** Text on a ribbon or along the ring below. */
  bottom: text,
  year: text,
  yearAt: z.enum(['sides', 'below']),
})

/** All data of a crest, so that it can be redrawn and changed. */
export type Blazon = z.infer<typeof blazon>
export type CrestText = z.infer<typeof text>
export type CrestSymbolUse = z.infer<typeof symbol>

/** Parses a stored blazon; returns null for anything else. */
export function parseBlazon(value: unknown): Blazon | null {
  const read = blazon.safeParse(value)
  return read.success ? read.data : null
}

const BEGIN = '<desc>{"crest":'

/** Returns the blazon embedded in a crest's SVG; null for other pictures. */
export function blazonOf(svg: string): Blazon | null {
  const begin = svg.indexOf(BEGIN)
  const kept = begin === -1 ? '' : svg.slice(begin + BEGIN.indexOf('{'), svg.indexOf('</desc>', begin))
  const plain = kept.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  try {
    return parseBlazon(JSON.parse(plain))
  } catch {
    return null
  }
}

const words = (text: string, more: Partial<CrestText> = {}): CrestText => ({
  text,
  font: 'graduate',
  weight: 400,
  colour: '#ffffff',
  size: 100,
  isUpperCase: true,
  ...more,
})

/** Returns an initial crest in two colours of the club. */
export function startBlazon(
  name = '',
  year = '',
  [main, second]: readonly [string, string] = ['#12305c', '#f2b705'],
): Blazon {
  return {
    crest: 1,
    shape: 'heater',
    division: 'plain',
    field: main,
    second: '#1d4a8a',
    rims: [
      { colour: second, width: 2.5 },
      { colour: main, width: 1.5 },
    ],
    band: second,
    symbol: { id: 'tiger', colour: second, detail: null, size: 100, down: 0 },
    above: { id: null, colour: second, detail: null, size: 100, down: 0 },
    top: words(name, { colour: main }),
    bottom: words('', { colour: main }),
    year: words(year, { colour: second }),
    yearAt: 'sides',
  }
}
