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
  /** Of what fits, percent. */
  size: z.number().check(z.gte(40), z.lte(100)),
  isUpperCase: z.boolean(),
})
const symbol = z.strictObject({
  id: z.nullable(id),
  colour,
  /** Of its inner details; null shows the field. */
  detail: z.nullable(colour),
  /** Of its usual size, percent. */
  size: z.number().check(z.gte(30), z.lte(160)),
  /** Down from its usual place, percent of the crest's width. */
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
  /** Stands over the shape: a crown, stars. */
  above: symbol,
  /** Along the top: in the band of a shield, on the ring of a roundel. */
  top: text,
  /** On a ribbon or along the ring below. */
  bottom: text,
  year: text,
  yearAt: z.enum(['sides', 'below']),
})

/** Everything a crest is made of: as data, so that it can be made again and changed. */
export type Blazon = z.infer<typeof blazon>
export type CrestText = z.infer<typeof text>
export type CrestSymbolUse = z.infer<typeof symbol>

/** A blazon as it was kept; null for anything else. */
export function parseBlazon(value: unknown): Blazon | null {
  const read = blazon.safeParse(value)
  return read.success ? read.data : null
}

const BEGIN = '<desc>{"crest":'

/** The blazon that a crest's SVG carries; null for a picture that was not made here. */
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

/** A crest to begin with, in two colours of the club. */
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
