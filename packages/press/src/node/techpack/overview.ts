import type { SurfaceCanvas } from '@kitwright/artwork'
import { sizeLabel, sortSizes, type Size } from '@kitwright/garment'
import { boxCentre, boxHeight, boxWidth, type Box } from '@kitwright/measure'
import { piecesOrdered, TECH_VIEWS, type SquadLine, type TechView } from '../../techpack/facts.ts'
import { pieceOnLabel, typeName, type PaperKey } from '../../paper/paperTexts.ts'
import { QUIET, SHADE, type Pen } from '../paper/paperPen.ts'
import { paintTable, type Column } from '../paper/table.ts'
import { BODY, type PageInput, type TechPage } from './frame.ts'

const GAP_MM = 4
const HEIGHT_MM = 88
const AIR_MM = 4
/** The arms are spread, so front and back are wider than the sides. */
const WIDTH_MM: Readonly<Record<TechView, number>> = { front: 78, back: 78, left: 50.5, right: 50.5 }
/** Alpha threshold of a visible pixel; shadows stay below it. */
const SEEN = 200
const LOOK = { sizeMm: 3, padMm: 0.9 }

/** Returns the box of the garment in a picture, without shadows; px. */
function inkOf(view: SurfaceCanvas): Box {
  const { data, width } = view.getContext('2d')!.getImageData(0, 0, view.width, view.height)
  const box: [number, number, number, number] = [view.width, view.height, 0, 0]
  for (let at = 3; at < data.length; at += 4) {
    if (data[at]! < SEEN) continue
    const [x, y] = [((at - 3) / 4) % width, Math.floor((at - 3) / 4 / width)]
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x + 1)
    box[3] = Math.max(box[3], y + 1)
  }
  return box[2] > box[0] ? box : [0, 0, view.width, view.height]
}

/** Returns the common height of all views, limited by the view with the least space. */
function heightFor(inks: ReadonlyMap<TechView, Box>): number {
  const room = HEIGHT_MM - 2 * AIR_MM
  return Math.min(
    room,
    ...[...inks].map(([view, ink]) => ((WIDTH_MM[view] - 2 * AIR_MM) * boxHeight(ink)) / boxWidth(ink)),
  )
}

function paintViews(pen: Pen, { input: { views }, say }: PageInput): number {
  const inks = new Map(TECH_VIEWS.flatMap(view => (views[view] ? [[view, inkOf(views[view])] as const] : [])))
  const height = heightFor(inks)
  let x = BODY.x0
  for (const view of TECH_VIEWS) {
    const cell: Box = [x, BODY.y0, x + WIDTH_MM[view], BODY.y0 + HEIGHT_MM]
    pen.fill(cell, SHADE)
    const [drawn, ink] = [views[view], inks.get(view)]
    if (drawn && ink) {
      const scale = height / boxHeight(ink)
      const [middle, place] = [boxCentre(ink), boxCentre(cell)]
      const { context } = pen
      context.save()
      context.beginPath()
      context.rect(cell[0], cell[1], WIDTH_MM[view], HEIGHT_MM)
      context.clip()
      const at = { x: place.x - middle.x * scale, y: place.y - middle.y * scale }
      context.drawImage(drawn as never, at.x, at.y, drawn.width * scale, drawn.height * scale)
      context.restore()
    }
    pen.text(
      say(`press:${view}`),
      { x: (cell[0] + cell[2]) / 2, y: cell[3] + 1 },
      { sizeMm: 3, colour: QUIET, align: 'centre' },
    )
    x = cell[2] + GAP_MM
  }
  return BODY.y0 + HEIGHT_MM + 9
}

function factsOf({ input, say }: PageInput): (readonly [string, string])[] {
  const { garment, document, fabrics, sheets, order, approvedAt, kit } = input
  const chosen = Object.entries(document.options).filter(([name]) => (garment.choices[name]?.length ?? 0) > 1)
  const cut = chosen.map(([name, value]) =>
    say((name === 'sleeve' ? `press:sleeve_${value}` : `studio:${name}_${value}`) as PaperKey),
  )
  return [
    [say('press:order'), order],
    ...(kit ? [[say('press:kit'), say(`club:${kit}`)] as const] : []),
    [say('press:garment'), typeName(say, garment.productType)],
    ...(cut.length > 0 ? [[say('press:choices'), cut.join(', ')] as const] : []),
    [say('press:fabric'), fabrics.join(', ') || '–'],
    [say('press:fabric_colour'), document.fabric.colour],
    [say('press:pieces'), String(sheets.length)],
    [say('press:approved'), say.dayOf(approvedAt)],
  ]
}

interface Breakdown {
  readonly name: string
  readonly of: (size: Size) => number
}

/** Returns a row for each ordered kind of garment, and the total. */
function breakdown(lines: readonly SquadLine[], { say }: PageInput): Breakdown[] {
  const count = (some: readonly SquadLine[]) => (size: Size) => piecesOrdered(some.filter(line => line.size === size))
  const kinds = (['player', 'goalkeeper'] as const).flatMap(version => {
    const own = lines.filter(line => line.version === version)
    return own.length > 0 ? [{ name: say(`press:as_${version}`), of: count(own) }] : []
  })
  const sum = { name: say('press:total'), of: count(lines) }
  return kinds.length > 1 ? [...kinds, sum] : [sum]
}

/** Paints the sizes and returns the y coordinate where they end. */
function paintSizes(pen: Pen, at: { x: number; y: number }, spoken: PageInput): number {
  const { input, say } = spoken
  const ordered = sortSizes(input.lines.map(({ size }) => size))
  const widthMm = BODY.x1 - at.x
  const [name, total] = [38, 18]
  const each = Math.min(20, (widthMm - name - total) / ordered.length)
  const columns: Column<Breakdown>[] = [
    { head: say('press:size'), widthMm: widthMm - total - each * ordered.length, cell: row => row.name },
    ...ordered.map((size): Column<Breakdown> => ({
      head: sizeLabel(size),
      widthMm: each,
      align: 'right',
      cell: row => String(row.of(size) || '–'),
    })),
    {
      head: say('press:total'),
      widthMm: total,
      align: 'right',
      isBold: true,
      cell: row => String(ordered.reduce((sum, size) => sum + row.of(size), 0)),
    },
  ]
  pen.text(say('press:sizes'), at, { sizeMm: 3.6, isBold: true })
  return paintTable(pen, { x: at.x, y: at.y + 7 }, columns, breakdown(input.lines, spoken), LOOK)
}

/** Lists the pieces in a bundle by the names on their labels, by which whoever sews identifies them. */
function paintPieces(pen: Pen, at: { x: number; y: number }, { input, say }: PageInput): void {
  const pieces = input.sheets.map(({ piece }) => pieceOnLabel(say, piece)).join('  ·  ')
  pen.text(say('press:on_labels'), at, { sizeMm: 3.6, isBold: true })
  pen.paragraph(pieces, { x: at.x, y: at.y + 7 }, { sizeMm: 2.8, roomMm: BODY.x1 - at.x })
}

/** The overview page: the garment's four sides, its description and the quantity of each size. */
export const overviewPage = (spoken: PageInput): TechPage => ({
  title: spoken.say('press:overview'),
  paint(pen) {
    const top = paintViews(pen, spoken)
    const columns: Column<readonly [string, string]>[] = [
      { head: spoken.say('press:style'), widthMm: 36, cell: ([name]) => name },
      { head: spoken.input.style, widthMm: 64, isBold: true, cell: ([, value]) => value },
    ]
    paintTable(pen, { x: BODY.x0, y: top }, columns, factsOf(spoken), LOOK)
    const x = BODY.x0 + 112
    paintPieces(pen, { x, y: paintSizes(pen, { x, y: top }, spoken) + 5 }, spoken)
  },
})
