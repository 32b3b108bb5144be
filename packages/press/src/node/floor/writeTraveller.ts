import { sizesOf, type FloorOrder, type FloorStyle } from '../../shopFloor/floorOrder.ts'
import { typeName, type PaperTexts } from '../../paper/paperTexts.ts'
import { HAIR, type Pen } from '../paper/paperPen.ts'
import { paginate, paintTable, type Column } from '../paper/table.ts'
import { A4, writePaper } from '../paper/writePaper.ts'
import { PAGE, paintHead } from './head.ts'

const STATIONS = ['printed', 'cut', 'sewn', 'checked', 'packed', 'sent'] as const
type Station = (typeof STATIONS)[number]

const STYLES = { sizeMm: 3.2, padMm: 1, leastRowMm: 25 }
const STEPS = { sizeMm: 3.6, padMm: 1, leastRowMm: 11.5 }
/** Height that the table of stations and the lines under it take on the first page. */
const STATIONS_MM = 124

function paintView(pen: Pen, { view }: FloorStyle, [x0, y0, x1, y1]: readonly [number, number, number, number]): void {
  if (!view) return
  const scale = Math.min((x1 - x0 - 2) / view.width, (y1 - y0 - 2) / view.height)
  const [width, height] = [view.width * scale, view.height * scale]
  pen.context.drawImage(view as never, (x0 + x1 - width) / 2, (y0 + y1 - height) / 2, width, height)
}

const stylesOf = ({ garments }: FloorOrder, say: PaperTexts): Column<FloorStyle>[] => {
  const of = (style: string) => garments.filter(each => each.style === style)
  return [
    { head: '', widthMm: 24, cell: () => '', paint: paintView },
    { head: say('press:style'), widthMm: 32, isBold: true, cell: ({ style }) => style },
    {
      head: say('press:design'),
      widthMm: 52,
      cell: each => [each.name, typeName(say, each.productType), ...each.fabrics].join(', '),
    },
    { head: say('press:sizes'), widthMm: 54, cell: ({ style }) => sizesOf(of(style)) },
    {
      head: say('press:total'),
      widthMm: 18,
      align: 'right',
      isBold: true,
      cell: ({ style }) => String(of(style).length),
    },
  ]
}

const stationsOf = (say: PaperTexts): Column<Station>[] => [
  { head: say('press:station'), widthMm: 42, isBold: true, cell: each => say(`press:station_${each}`) },
  ...(['count', 'date', 'by'] as const).map((name): Column<Station> => ({
    head: say(`press:${name}`),
    widthMm: name === 'by' ? 42 : 28,
    cell: () => '',
    paint: (pen, _, [x0, y0, , y1]) =>
      pen.line(
        [
          { x: x0, y: y0 },
          { x: x0, y: y1 },
        ],
        { colour: HAIR },
      ),
  })),
  {
    head: say('press:remarks'),
    widthMm: 40,
    cell: () => '',
    paint: (pen, _, [x0, y0, , y1]) =>
      pen.line(
        [
          { x: x0, y: y0 },
          { x: x0, y: y1 },
        ],
        { colour: HAIR },
      ),
  },
]

/**
 * Writes the paper that goes with an order from station to station: what it is, and who did what when. Throws when it
 * has no garment.
 */
export async function writeTraveller(order: FloorOrder, say: PaperTexts): Promise<Uint8Array> {
  if (order.garments.length === 0) throw new RangeError(`order ${order.order} has no garment to sew`)
  const columns = stylesOf(order, say)
  const roomMm = PAGE.y1 - PAGE.y0 - STATIONS_MM
  const parts = paginate(order.styles, columns, STYLES, { roomMm, say })
  const title = say('press:traveller')
  return writePaper({
    title: `${title} ${order.order}`,
    madeAt: order.approvedAt,
    say,
    ...A4,
    pages: parts.map((styles, i) => pen => {
      paintHead(pen, order, say, { title, at: i + 1, of: parts.length })
      const end = paintTable(pen, { x: PAGE.x0, y: PAGE.y0 }, columns, styles, STYLES)
      if (i > 0) return
      const below = paintTable(pen, { x: PAGE.x0, y: end + 8 }, stationsOf(say), STATIONS, STEPS)
      pen.text(say('press:remarks'), { x: PAGE.x0, y: below + 5 }, { sizeMm: 3.6, isBold: true })
      for (let y = below + 18; y < PAGE.y1; y += 8) pen.rule(y, [PAGE.x0, PAGE.x1], { colour: HAIR })
    }),
  })
}
