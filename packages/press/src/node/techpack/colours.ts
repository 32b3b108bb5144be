import {
  dpiOf,
  inksOf,
  isInOwnColours,
  seenPatterns,
  type Fill,
  type PatternMask,
  type PatternUse,
  type Piping,
} from '@kitwright/design'
import { seamGroupOf } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import { findingsOf } from '../../findings.ts'
import { inMm } from '../../paper/inMm.ts'
import { partName, pieceName, seamName, type PaperTexts } from '../../paper/paperTexts.ts'
import { QUIET, type Pen } from '../paper/paperPen.ts'
import { paginate, paintTable, type Column } from '../paper/table.ts'
import { BODY, type PageInput, type TechPage } from './frame.ts'

const SWATCH_MM = 9
const LOOK = { sizeMm: 3.1, padMm: 1.4, leastRowMm: 12 }

interface Row {
  readonly name: string
  readonly colours: readonly string[]
  readonly how: string
  readonly codes: readonly string[]
  readonly pattern: string
  readonly inks: readonly string[]
}

/** Returns the name of a pattern; a customer's own is named after the motif that it repeats. */
function patternName({ id, motif }: PatternUse, say: PaperTexts): string {
  if (motif) return motif.kind === 'text' ? `“${motif.text}”` : say('press:picture')
  return say.patternName(id)
}

/** Describes a pattern: its name, its placement and its inks. */
function patternText(use: PatternUse, spoken: PageInput, part: string): string {
  const { say } = spoken
  const set = { percent: Math.round(use.scale * 100), degrees: Math.round(use.rotationDeg) }
  return [patternName(use, say), say('press:pattern_set', set), ...paintedIn(use, spoken, part)].join(', ')
}

/**
 * Describes a pattern's inks. For a picture in its own colours, adds its size on the base size and its print
 * resolution.
 */
function paintedIn(use: PatternUse, spoken: PageInput, part: string): string[] {
  const { say } = spoken
  const { motif, scale } = use
  if (motif?.kind !== 'picture' || !isInOwnColours(use)) return [inksOf(use).join(' / ')]
  const size = { widthMm: motif.widthMm * scale, heightMm: motif.heightMm * scale }
  const mm = `${Math.round(size.widthMm)} × ${Math.round(size.heightMm)} mm`
  return [say('press:own_colours'), mm, ...finenessOf({ asset: motif.asset, ...size }, spoken, part)]
}

/**
 * Returns the printed form of a part's picture. A picture that keeps its shapes may be pixels on single pieces that are
 * bent on the table: then both are given, with the lowest dpi. If nothing is printed as shapes, its dpi at its size on
 * the table.
 */
function finenessOf(sized: Parameters<typeof dpiOf>[0], { input, say }: PageInput, part: string): string[] {
  const { sheets, printedAs } = input
  const dpis = sheets.flatMap(({ artwork }) =>
    findingsOf(artwork, printedAs).flatMap(each =>
      each.kind === 'pictureInPattern' && each.part === part ? [each.dpi] : [],
    ),
  )
  if (!dpis.includes(null)) return [`${dpiOf(sized)} dpi`]
  const pixels = dpis.filter(dpi => dpi !== null)
  return [say('press:vector'), ...(pixels.length > 0 ? [`${Math.floor(Math.min(...pixels))} dpi`] : [])]
}

/**
 * Describes whether a pattern shows inside or outside the drawn outlines, and on which pieces of this cut. On the
 * part's other pieces it shows everywhere.
 */
function maskText({ shows, outlines }: PatternMask, { input, say }: PageInput): string[] {
  const drawn = new Set(outlines.map(({ piece }) => piece))
  const pieces = input.sheets.flatMap(({ piece }) => (drawn.has(piece) ? [pieceName(say, piece)] : []))
  return pieces.length > 0 ? [say(`press:mask_${shows}`, { pieces: pieces.join(', ') })] : []
}

const coloursOf = (fill: Fill): string[] =>
  fill.kind === 'solid' ? [fill.colour] : fill.stops.map(({ colour }) => colour)

function howOf(fill: Fill, say: PaperTexts): string {
  if (fill.kind === 'solid') return ''
  return fill.shape === 'radial'
    ? say('press:gradient_round')
    : say('press:gradient', { degrees: Math.round(fill.angleDeg) })
}

/**
 * Returns the position of a piping: seams by their name, an edge without one by its piece; left or right if it is on
 * one side.
 */
function pipedWhere({ edges }: Piping, { input, say }: PageInput): string {
  const { document, garment } = input
  const group = seamGroupOf(garment, document.options, edges[0]!)
  if (!group) return pieceName(say, edges[0]!.piece)
  const named = new Set(edges.map(({ piece, edge }) => `${piece} ${edge}`))
  const sides = new Set(group.edges.flatMap(each => (named.has(`${each.piece} ${each.edge}`) ? (each.side ?? []) : [])))
  const name = seamName(say, group.id)
  return sides.size === 1 ? `${name}, ${say(`piping:side_${[...sides][0]!}`).toLowerCase()}` : name
}

function pipingRows(spoken: PageInput, codeOf: (colour: string) => string[]): Row[] {
  return (spoken.input.document.piping ?? []).map(piping => {
    const colours = [piping.colour, ...(piping.middle ? [piping.middle.colour] : [])]
    return {
      name: `${spoken.say('piping:title')}: ${pipedWhere(piping, spoken)}`,
      colours,
      how: inMm(piping.widthMm),
      codes: colours.flatMap(codeOf),
      pattern: '',
      inks: [],
    }
  })
}

/** Returns the rows for each part, for pipings and for the cloth. */
export function coloursOnPaper(spoken: PageInput): Row[] {
  const { input, say } = spoken
  const { document, garment, cardCodes } = input
  // The shop's code takes precedence. The customer's own code is a label: nobody has checked that it matches the
  // colour.
  const codeOf = (colour: string): string[] => {
    const [code, label] = [cardCodes[colour], document.colourCodes[colour]]
    const isSaid = label === undefined || code === label || code?.startsWith(`${label} `)
    return [...(code === undefined ? [] : [code]), ...(isSaid ? [] : [say('press:colour_label', { label })])]
  }
  const parts = garment.parts.flatMap((part): Row[] => {
    const style = document.parts[part]
    if (!style) return []
    const { fill, span, mask } = style
    const colours = coloursOf(fill)
    const patterns = seenPatterns(style)
    const inks = [...new Set(patterns.flatMap(inksOf))]
    const where = [...(span === 'garment' ? [say('press:whole_garment')] : []), ...(mask ? maskText(mask, spoken) : [])]
    return [
      {
        name: partName(say, part),
        colours,
        how: howOf(fill, say),
        codes: [...colours, ...inks].flatMap(codeOf),
        pattern:
          patterns.length > 0 ? [...patterns.map(use => patternText(use, spoken, part)), ...where].join(', ') : '',
        inks,
      },
    ]
  })
  const cloth = document.fabric.colour
  const fabric = {
    name: say('press:fabric_colour'),
    colours: [cloth],
    how: '',
    codes: codeOf(cloth),
    pattern: '',
    inks: [],
  }
  return [...parts, ...pipingRows(spoken, codeOf), fabric]
}

function swatch(pen: Pen, colours: readonly string[], [x, y0, , y1]: Box): void {
  const y = (y0 + y1 - SWATCH_MM) / 2
  const each = SWATCH_MM / colours.length
  colours.forEach((colour, i) => pen.fill([x + 2 + i * each, y, x + 2 + (i + 1) * each, y + SWATCH_MM], colour))
  pen.frame([x + 2, y, x + 2 + SWATCH_MM, y + SWATCH_MM], QUIET)
}

const columnsOf = (say: PaperTexts): Column<Row>[] => [
  { head: say('press:part'), widthMm: 52, isBold: true, cell: row => row.name },
  {
    head: say('press:colour'),
    widthMm: 70,
    indentMm: SWATCH_MM + 2,
    cell: row => [row.colours.join(' / '), row.how].filter(Boolean).join(', '),
    paint: (pen, row, box) => swatch(pen, row.colours, box),
  },
  { head: say('press:code'), widthMm: 55, cell: row => row.codes.join(', ') },
  {
    head: say('press:pattern'),
    widthMm: BODY.x1 - BODY.x0 - 52 - 70 - 55,
    indentMm: SWATCH_MM + 2,
    cell: row => row.pattern,
    paint: (pen, row, box) => row.inks.length > 0 && swatch(pen, row.inks, box),
  },
]

/** Returns the pages that list every part with its colours, their codes and its pattern. */
export function colourPages(spoken: PageInput): TechPage[] {
  const { say } = spoken
  const columns = columnsOf(say)
  const room = { roomMm: BODY.y1 - BODY.y0 - 10, say }
  return paginate(coloursOnPaper(spoken), columns, LOOK, room).map(rows => ({
    title: say('press:colours'),
    paint(pen) {
      const end = paintTable(pen, { x: BODY.x0, y: BODY.y0 }, columns, rows, LOOK)
      pen.text(say('press:colours_note'), { x: BODY.x0, y: end + 3 }, { sizeMm: 3, colour: QUIET })
    },
  }))
}
