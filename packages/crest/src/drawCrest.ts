import { DIVISIONS } from './divisions.ts'
import { drawSymbol } from './drawSymbol.ts'
import { degreesOn, layOnArc, layStraight, type Arc, type Outlines } from './lettering.ts'
import { box, oval } from './path.ts'
import type { CrestRecipe, CrestSymbolUse, CrestText } from './recipe.ts'
import { ribbon, RIBBON_HEIGHT, RIBBON_RADIUS } from './ribbon.ts'
import { type Shape, SHAPES } from './shapes.ts'
import { findSymbol } from './symbols/index.ts'

/** Turns a text into outlines; null while that cannot be done, as before its font has come. */
export type Letter = (text: CrestText) => Outlines | null

const fill = (colour: string, d: string): string => (d === '' ? '' : `<path fill="${colour}" d="${d}"/>`)
const isSaid = ({ text }: CrestText): boolean => text.trim() !== ''
const clipped = (content: string): string => (content === '' ? '' : `<g clip-path="url(#field)">${content}</g>`)

interface Room {
  readonly y: number
  readonly size: number
}

interface Parts {
  readonly recipe: CrestRecipe
  readonly shape: Shape
  readonly letter: Letter
}

/** Lines around the field, the widest first: each hides the inner part of the one before it. */
function drawRims({ recipe: { rims }, shape }: Parts): string {
  const [inner, outer] = rims
  const line = (colour: string, width: number): string =>
    width === 0
      ? ''
      : `<path fill="${colour}" stroke="${colour}" stroke-width="${2 * width}" stroke-linejoin="round" d="${shape.d}${shape.around ?? ''}"/>`
  const ornament = shape.around && inner.width === 0 && outer.width === 0 ? fill(inner.colour, shape.around) : ''
  return (outer.width === 0 ? '' : line(outer.colour, inner.width + outer.width)) + line(inner.colour, inner.width) + ornament
}

const hasRing = ({ recipe: { top, bottom }, shape }: Parts): boolean =>
  shape.ring !== undefined && (isSaid(top) || isSaid(bottom))

function drawRing({ recipe, shape }: Parts): string {
  const { y, inner } = shape.ring!
  return fill(recipe.band, shape.d) + clippedRound(recipe, y, inner)
}

/** The field within the ring, and the line between them. */
const clippedRound = (recipe: CrestRecipe, y: number, radius: number): string => {
  const [rim] = recipe.rims
  const edge = fill(rim.colour, oval(50, y, radius + Math.min(1.6, rim.width)))
  return `${edge}${fill(recipe.field, oval(50, y, radius))}${division(recipe, 'core')}`
}

const division = ({ division: id, second }: CrestRecipe, clip: 'field' | 'core'): string =>
  DIVISIONS[id] === '' ? '' : `<g clip-path="url(#${clip})">${fill(second, DIVISIONS[id])}</g>`

function drawRingWords({ recipe: { top, bottom }, shape, letter }: Parts): string {
  const { y, outer, inner } = shape.ring!
  const both = isSaid(top) && isSaid(bottom)
  const lay = (text: CrestText, isBelow: boolean): string => {
    const outlines = isSaid(text) ? letter(text) : null
    const arc = { x: 50, y, radius: (outer + inner) / 2, height: (outer - inner) * 0.86, size: text.size }
    return outlines ? fill(text.colour, layOnArc(outlines, { ...arc, degrees: both ? 165 : 300, isBelow })) : ''
  }
  const dots = both ? fill(top.colour, oval(50 - (outer + inner) / 2, y, 1.6) + oval(50 + (outer + inner) / 2, y, 1.6)) : ''
  return lay(top, false) + lay(bottom, true) + dots
}

function drawChief({ recipe: { top, band, field }, shape, letter }: Parts): string {
  if (!isSaid(top)) return ''
  const { end, line, width } = shape.chief
  const outlines = letter(top)
  const ground = shape.kind === 'plates' || band === field ? '' : clipped(fill(band, box(-10, -10, 120, end + 10)))
  const room = { x: 50, y: line, width, height: Math.min(24, (end - line) * 1.7), size: top.size }
  return ground + (outlines ? fill(top.colour, layStraight(outlines, room)) : '')
}

const MOST_RIBBON_DEGREES = 21

function drawRibbon({ recipe: { bottom, band, rims }, shape, letter }: Parts): string {
  if (!isSaid(bottom)) return ''
  const outlines = letter(bottom)
  const arc: Arc = {
    x: 50,
    y: shape.ribbon - RIBBON_RADIUS,
    radius: RIBBON_RADIUS,
    degrees: 2 * MOST_RIBBON_DEGREES,
    height: RIBBON_HEIGHT * 0.94,
    size: bottom.size,
    isBelow: true,
  }
  const needed = outlines ? degreesOn(outlines, arc) / 2 + 2.5 : MOST_RIBBON_DEGREES
  const { front, ends, folds } = ribbon(shape.ribbon, Math.max(12, Math.min(MOST_RIBBON_DEGREES + 2.5, needed)))
  const edge = `stroke="${rims[0].colour === band ? rims[1].colour : rims[0].colour}" stroke-width="1.2" stroke-linejoin="round"`
  const shape2 = (d: string, colour: string): string => `<path fill="${colour}" ${edge} d="${d}"/>`
  const dark = rims[0].colour === band ? rims[1].colour : rims[0].colour
  return (
    shape2(ends, band) + shape2(folds, dark) + shape2(front, band) + (outlines ? fill(bottom.colour, layOnArc(outlines, arc)) : '')
  )
}

/** Where the symbol stands, given what else has to have room. */
function symbolRoom(parts: Parts): Room {
  const { recipe, shape } = parts
  if (hasRing(parts)) return { y: shape.ring!.y, size: shape.ring!.inner * 1.36 }
  const { symbol, chief } = shape
  const from = Math.max(isSaid(recipe.top) ? chief.end + 2 : 0, symbol.y - symbol.size / 2)
  const to = Math.min(isSaid(recipe.bottom) && !shape.ring ? shape.ribbon - 9 : Infinity, symbol.y + symbol.size / 2)
  const below = isSaid(recipe.year) && recipe.yearAt === 'below' ? 12 : 0
  const size = Math.max(12, Math.min(symbol.size, to - below - from))
  return { y: (from + to - below) / 2, size }
}

const sized = (room: Room, { size, down }: CrestSymbolUse): Room => ({ y: room.y + down, size: (room.size * size) / 100 })

function drawMain({ recipe: { symbol, field } }: Parts, room: Room): string {
  const found = symbol.id === null ? undefined : findSymbol(symbol.id)
  const { colour, detail } = symbol
  return found ? drawSymbol(found, { x: 50, ...sized(room, symbol), colour, detail: detail ?? field }) : ''
}

/** The founding year in two halves beside the symbol, or under it. */
function drawYear({ recipe: { year, yearAt, symbol }, letter }: Parts, room: Room): string {
  if (!isSaid(year)) return ''
  const { y, size } = symbol.id === null ? { y: room.y, size: 0 } : sized(room, symbol)
  const outlines = (text: string): Outlines | null => letter({ ...year, text })
  const lay = (text: string, at: { x: number; y: number; width: number; height: number }): string => {
    const found = outlines(text)
    return found ? layStraight(found, { ...at, size: year.size }) : ''
  }
  const letters = [...new Intl.Segmenter().segment(year.text.trim())].map(({ segment }) => segment)
  if (yearAt === 'below' || letters.length < 2) {
    return fill(year.colour, lay(year.text.trim(), { x: 50, y: y + size / 2 + 7, width: 50, height: 11 }))
  }
  const middle = Math.ceil(letters.length / 2)
  const off = Math.max(17, Math.min(36, size / 2 + 8))
  const [left, right] = [letters.slice(0, middle).join(''), letters.slice(middle).join('')]
  const at = { y, width: 14, height: 12 }
  return fill(year.colour, lay(left, { ...at, x: 50 - off }) + lay(right, { ...at, x: 50 + off }))
}

const ABOVE = 26

function drawAbove({ recipe: { above, field } }: Parts): string {
  const found = above.id === null ? undefined : findSymbol(above.id)
  if (!found) return ''
  const size = (ABOVE * above.size) / 100
  return drawSymbol(found, { x: 50, y: above.down - 4 - ABOVE / 2, size, colour: above.colour, detail: above.detail ?? field })
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const PX_PER_UNIT = 10

/** A recipe as an SVG by itself: outlines alone, no live text, and the recipe with it. */
export function drawCrest(recipe: CrestRecipe, letter: Letter): string {
  const shape = SHAPES[recipe.shape]
  const parts: Parts = { recipe, shape, letter }
  const isRinged = hasRing(parts)
  const room = symbolRoom(parts)
  const pad = recipe.rims[0].width + recipe.rims[1].width + (shape.around ? 9 : 1)
  const over = recipe.above.id !== null ? ABOVE + 6 + Math.max(0, -recipe.above.down) : 0
  const wide = isSaid(recipe.bottom) && !isRinged ? Math.max(pad, 12) : pad
  const frame = [-wide, -pad - over, 100 + 2 * wide, Math.max(shape.height, isSaid(recipe.bottom) ? shape.ribbon + 10 : 0) + 2 * pad + over]
  const core = shape.ring ? `<clipPath id="core"><path d="${oval(50, shape.ring.y, shape.ring.inner)}"/></clipPath>` : ''
  const ground = isRinged ? drawRing(parts) : fill(recipe.field, shape.d) + division(recipe, 'field')
  const words = isRinged ? drawRingWords(parts) : drawChief(parts)
  const [, , width = 0, height = 0] = frame
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * PX_PER_UNIT)}" height="${Math.round(height * PX_PER_UNIT)}" viewBox="${frame.map(n => Math.round(n * 100) / 100).join(' ')}">`,
    `<desc>${escaped(JSON.stringify(recipe))}</desc>`,
    `<defs><clipPath id="field"><path d="${shape.d}"/></clipPath>${core}</defs>`,
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
