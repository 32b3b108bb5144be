import { SIZES, sizeLabel, type Size } from '@kitwright/garment'
import { piecesOrdered, TECH_VIEWS, type SquadLine, type TechView } from '../../techpack/facts.ts'
import { dayOf, typeName, type PaperKey } from '../../paper/say.ts'
import { QUIET, SHADE, type Pen } from '../paper/pen.ts'
import { paintTable, type Column } from '../paper/table.ts'
import { BODY, type Spoken, type TechPage } from './frame.ts'

const GAP_MM = 4
const VIEW_MM = { width: (BODY.x1 - BODY.x0 - 3 * GAP_MM) / 4, height: 88 }
const LOOK = { sizeMm: 3, padMm: 0.9 }

function paintViews(pen: Pen, { input, say }: Spoken): number {
  TECH_VIEWS.forEach((view: TechView, i) => {
    const x = BODY.x0 + i * (VIEW_MM.width + GAP_MM)
    pen.fill([x, BODY.y0, x + VIEW_MM.width, BODY.y0 + VIEW_MM.height], SHADE)
    const drawn = input.views[view]
    if (drawn) {
      const scale = Math.min((VIEW_MM.width - 4) / drawn.width, (VIEW_MM.height - 4) / drawn.height)
      const [width, height] = [drawn.width * scale, drawn.height * scale]
      const at = { x: x + (VIEW_MM.width - width) / 2, y: BODY.y0 + (VIEW_MM.height - height) / 2 }
      pen.context.drawImage(drawn as never, at.x, at.y, width, height)
    }
    const caption = { x: x + VIEW_MM.width / 2, y: BODY.y0 + VIEW_MM.height + 1 }
    pen.text(say(`press:${view}`), caption, { sizeMm: 3, colour: QUIET, align: 'centre' })
  })
  return BODY.y0 + VIEW_MM.height + 9
}

function factsOf({ input, say }: Spoken): (readonly [string, string])[] {
  const { garment, document, fabrics, sheets, order, approvedAt } = input
  const chosen = Object.entries(document.options).filter(([name]) => (garment.choices[name]?.length ?? 0) > 1)
  const cut = chosen.map(([name, value]) =>
    say((name === 'sleeve' ? `press:sleeve_${value}` : `studio:${name}_${value}`) as PaperKey),
  )
  return [
    [say('press:order'), order],
    [say('press:garment'), typeName(say, garment.productType)],
    ...(cut.length > 0 ? [[say('press:choices'), cut.join(', ')] as const] : []),
    [say('press:fabric'), fabrics.join(', ') || '–'],
    [say('press:fabric_colour'), document.fabric.colour],
    [say('press:pieces'), String(sheets.length)],
    [say('press:approved'), dayOf(approvedAt)],
  ]
}

interface Breakdown {
  readonly name: string
  readonly of: (size: Size) => number
}

/** A row for each kind of garment that was ordered, and the sum. */
function breakdown(lines: readonly SquadLine[], { say }: Spoken): Breakdown[] {
  const count = (some: readonly SquadLine[]) => (size: Size) => piecesOrdered(some.filter(line => line.size === size))
  const kinds = (['player', 'goalkeeper'] as const).flatMap(version => {
    const own = lines.filter(line => line.version === version)
    return own.length > 0 ? [{ name: say(`press:as_${version}`), of: count(own) }] : []
  })
  const sum = { name: say('press:total'), of: count(lines) }
  return kinds.length > 1 ? [...kinds, sum] : [sum]
}

function paintSizes(pen: Pen, at: { x: number; y: number }, spoken: Spoken): void {
  const { input, say } = spoken
  const ordered = SIZES.filter(size => input.lines.some(line => line.size === size))
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
  paintTable(pen, { x: at.x, y: at.y + 7 }, columns, breakdown(input.lines, spoken), LOOK)
}

/** Four sides, what it is, and how many of which size. */
export const overviewPage = (spoken: Spoken): TechPage => ({
  title: spoken.say('press:overview'),
  paint(pen) {
    const top = paintViews(pen, spoken)
    const columns: Column<readonly [string, string]>[] = [
      { head: spoken.say('press:style'), widthMm: 36, cell: ([name]) => name },
      { head: spoken.input.style, widthMm: 64, isBold: true, cell: ([, value]) => value },
    ]
    paintTable(pen, { x: BODY.x0, y: top }, columns, factsOf(spoken), LOOK)
    paintSizes(pen, { x: BODY.x0 + 112, y: top }, spoken)
  },
})
