import { DIVISIONS } from './divisions.ts'
import { drawSymbol } from './drawSymbol.ts'
import { degreesOn, layOnArc, layStraight, type Arc, type TextPaths } from './layText.ts'
import { box, oval } from './svgPath.ts'
import type { Blazon, CrestSymbolUse, CrestText } from './blazon.ts'
import { ribbonPaths, RIBBON_HEIGHT, RIBBON_RADIUS } from './ribbon.ts'
import { type Shape, SHAPES } from './shapes.ts'
import { findSymbol } from './symbols/index.ts'

/** Converts a text to paths; returns null until its font has loaded. */
export type Letter = (text: CrestText) => TextPaths | null

const fill = (colour: string, d: string): string => (d === '' ? '' : `<path fill="${colour}" d="${d}"/>`)
const isSaid = ({ text }: CrestText): boolean => text.trim() !== ''

interface SymbolArea {
  readonly y: number
  readonly size: number
}

interface Parts {
  readonly blazon: Blazon
  readonly shape: Shape
  readonly letter: Letter
}

/** Draws lines around the field, the widest first: each hides the inner part of the one before it. */
function drawRims({ blazon: { rims }, shape }: Parts): string {
  const [inner, outer] = rims
  const line = (colour: string, width: number): string =>
    width === 0
      ? ''
      : `<path fill="${colour}" stroke="${colour}" stroke-width="${2 * width}" stroke-linejoin="round" d="${shape.d}${shape.around ?? ''}"/>`
  const ornament = shape.around && inner.width === 0 && outer.width === 0 ? fill(inner.colour, shape.around) : ''
  return (
    (outer.width === 0 ? '' : line(outer.colour, inner.width + outer.width)) +
    line(inner.colour, inner.width) +
    ornament
  )
}

const hasRing = ({ blazon: { top, bottom }, shape }: Parts): boolean =>
  shape.ring !== undefined && (isSaid(top) || isSaid(bottom))

function drawRing({ blazon, shape }: Parts): string {
  const { y, inner } = shape.ring!
  return fill(blazon.band, shape.d) + clippedRound(blazon, y, inner)
}

/** Draws the field within the ring, and the line between them. */
const clippedRound = (blazon: Blazon, y: number, radius: number): string => {
  const [rim] = blazon.rims
  const edge = fill(rim.colour, oval(50, y, radius + Math.min(1.6, rim.width)))
  return `${edge}${fill(blazon.field, oval(50, y, radius))}${division(blazon, 'core')}`
}

const division = ({ division: id, second }: Blazon, clip: 'field' | 'core'): string =>
  DIVISIONS[id] === '' ? '' : `<g clip-path="url(#${clip})">${fill(second, DIVISIONS[id])}</g>`

/**
 * Shares of a ring's breadth. Letters' bodies leave the same visible gap to both of its lines; marks of Khmer nearly
 * reach them.
 */
const RING_BODY = 0.72
const RING_REACH = 0.96

function drawRingWords({ blazon: { top, bottom }, shape, letter }: Parts): string {
  const { y, outer, inner } = shape.ring!
  const both = isSaid(top) && isSaid(bottom)
  const lay = (text: CrestText, isBelow: boolean): string => {
    const paths = isSaid(text) ? letter(text) : null
    if (!paths) return ''
    const height = (outer - inner) * Math.min(RING_REACH, (RING_BODY * paths.half) / paths.middle)
    const arc = { x: 50, y, radius: (outer + inner) / 2, height, size: text.size }
    return fill(text.colour, layOnArc(paths, { ...arc, degrees: both ? 165 : 300, isBelow }))
  }
  const dots = both
    ? fill(top.colour, oval(50 - (outer + inner) / 2, y, 1.6) + oval(50 + (outer + inner) / 2, y, 1.6))
    : ''
  return lay(top, false) + lay(bottom, true) + dots
}

const hasChief = ({ blazon: { top, band, field }, shape }: Parts): boolean =>
  isSaid(top) && shape.kind !== 'plates' && band !== field

/**
 * Draws the field below the top band, if any. Each meets the rim separately, so that neither shows beside the other.
 */
function drawField(parts: Parts): string {
  const { blazon, shape } = parts
  const field = fill(blazon.field, shape.d) + division(blazon, 'field')
  return hasChief(parts) ? `${fill(blazon.band, shape.d)}<g clip-path="url(#under)">${field}</g>` : field
}

function drawTop({ blazon: { top }, shape, letter }: Parts): string {
  const paths = isSaid(top) ? letter(top) : null
  if (!paths) return ''
  const { end, line, width } = shape.chief
  const height = Math.min(24, (end - line) * 1.7)
  return fill(top.colour, layStraight(paths, { x: 50, y: line, width, height, size: top.size }))
}

const MAX_RIBBON_DEGREES = 21

function drawRibbon({ blazon: { bottom, band, rims }, shape, letter }: Parts): string {
  if (!isSaid(bottom)) return ''
  const paths = letter(bottom)
  const arc: Arc = {
    x: 50,
    y: shape.ribbon - RIBBON_RADIUS,
    radius: RIBBON_RADIUS,
    degrees: 2 * MAX_RIBBON_DEGREES,
    height: RIBBON_HEIGHT * 0.94,
    size: bottom.size,
    isBelow: true,
  }
  const needed = paths ? degreesOn(paths, arc) / 2 + 2.5 : MAX_RIBBON_DEGREES
  const { front, ends, folds } = ribbonPaths(shape.ribbon, Math.max(12, Math.min(MAX_RIBBON_DEGREES + 2.5, needed)))
  const edge = `stroke="${rims[0].colour === band ? rims[1].colour : rims[0].colour}" stroke-width="1.2" stroke-linejoin="round"`
  const shape2 = (d: string, colour: string): string => `<path fill="${colour}" ${edge} d="${d}"/>`
  const dark = rims[0].colour === band ? rims[1].colour : rims[0].colour
  return (
    shape2(ends, band) +
    shape2(folds, dark) +
    shape2(front, band) +
    (paths ? fill(bottom.colour, layOnArc(paths, arc)) : '')
  )
}

/** Returns the symbol's area, given the space that other parts need. */
function symbolRoom(parts: Parts): SymbolArea {
  const { blazon, shape } = parts
  if (hasRing(parts)) {
    const { y, inner } = shape.ring!
    if (!isSaid(blazon.year)) return { y, size: inner * 1.36 }
    return blazon.yearAt === 'below' ? { y: y - 5, size: inner * 1.16 } : { y, size: inner * 1.06 }
  }
  const { symbol, chief } = shape
  const from = Math.max(isSaid(blazon.top) ? chief.end + 2 : 0, symbol.y - symbol.size / 2)
  const to = Math.min(isSaid(blazon.bottom) ? shape.ribbon - 10 : Infinity, symbol.y + symbol.size / 2)
  const below = isSaid(blazon.year) && blazon.yearAt === 'below' ? 14 : 0
  const size = Math.max(12, Math.min(symbol.size, to - below - from))
  return { y: (from + to - below) / 2, size }
}

const sized = (room: SymbolArea, { size, down }: CrestSymbolUse): SymbolArea => ({
  y: room.y + down,
  size: (room.size * size) / 100,
})

function drawMain({ blazon: { symbol, field } }: Parts, room: SymbolArea): string {
  const found = symbol.id === null ? undefined : findSymbol(symbol.id)
  const { colour, detail } = symbol
  return found ? drawSymbol(found, { x: 50, ...sized(room, symbol), colour, detail: detail ?? field }) : ''
}

/** Draws the founding year in two halves beside the symbol, or under it. */
function drawYear(parts: Parts, room: SymbolArea): string {
  const { blazon, shape, letter } = parts
  const { year, yearAt, symbol } = blazon
  if (!isSaid(year)) return ''
  const isRinged = hasRing(parts)
  const { y, size } = symbol.id === null ? { y: room.y, size: 0 } : sized(room, symbol)
  const paths = (text: string): TextPaths | null => letter({ ...year, text })
  const lay = (text: string, at: { x: number; y: number; width: number; height: number }): string => {
    const found = paths(text)
    return found ? layStraight(found, { ...at, size: year.size }) : ''
  }
  const letters = [...new Intl.Segmenter().segment(year.text.trim())].map(({ segment }) => segment)
  if (yearAt === 'below' || letters.length < 2) {
    return fill(
      year.colour,
      lay(year.text.trim(), {
        x: 50,
        y: y + size / 2 + (isRinged ? 4 : 7),
        width: isRinged ? 26 : 50,
        height: isRinged ? 8 : 11,
      }),
    )
  }
  const middle = Math.ceil(letters.length / 2)
  const off = isRinged ? shape.ring!.inner - 7 : Math.max(17, Math.min(37, size / 2 + 8))
  const [left, right] = [letters.slice(0, middle).join(''), letters.slice(middle).join('')]
  const at = isRinged ? { y, width: 9, height: 9 } : { y, width: 14, height: 12 }
  return fill(year.colour, lay(left, { ...at, x: 50 - off }) + lay(right, { ...at, x: 50 + off }))
}

const ABOVE = 26

function drawAbove({ blazon: { above, field } }: Parts): string {
  const found = above.id === null ? undefined : findSymbol(above.id)
  if (!found) return ''
  const size = (ABOVE * above.size) / 100
  return drawSymbol(found, {
    x: 50,
    y: above.down - 1 - ABOVE / 2,
    size,
    colour: above.colour,
    detail: above.detail ?? field,
  })
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const PX_PER_UNIT = 10

/** Draws a blazon as a standalone SVG: paths only, no live text, with the blazon embedded. */
export function drawCrest(blazon: Blazon, letter: Letter): string {
  const shape = SHAPES[blazon.shape]
  const parts: Parts = { blazon, shape, letter }
  const isRinged = hasRing(parts)
  const room = symbolRoom(parts)
  const pad = blazon.rims[0].width + blazon.rims[1].width + (shape.around ? 9 : 1)
  const over = blazon.above.id !== null ? ABOVE + 6 + Math.max(0, -blazon.above.down) : 0
  const wide = isSaid(blazon.bottom) && !isRinged ? Math.max(pad, 12) : pad
  const frame = [
    -wide,
    -pad - over,
    100 + 2 * wide,
    Math.max(shape.height, isSaid(blazon.bottom) ? shape.ribbon + 10 : 0) + 2 * pad + over,
  ]
  const core = shape.ring
    ? `<clipPath id="core"><path d="${oval(50, shape.ring.y, shape.ring.inner)}"/></clipPath>`
    : ''
  const ground = isRinged ? drawRing(parts) : drawField(parts)
  const under = hasChief(parts)
    ? `<clipPath id="under"><path d="${box(-20, shape.chief.end, 140, 140)}"/></clipPath>`
    : ''
  const words = isRinged ? drawRingWords(parts) : drawTop(parts)
  const [, , width = 0, height = 0] = frame
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * PX_PER_UNIT)}" height="${Math.round(height * PX_PER_UNIT)}" viewBox="${frame.map(n => Math.round(n * 100) / 100).join(' ')}">`,
    `<desc>${escaped(JSON.stringify(blazon))}</desc>`,
    `<defs><clipPath id="field"><path d="${shape.d}"/></clipPath>${core}${under}</defs>`,
    drawAbove(parts),
    drawRims(parts),
    ground,
    words,
    drawMain(parts, room),
    drawYear(parts, room),
    isRinged ? '' : drawRibbon(parts),
    '</svg>',
  ].join('')
}
