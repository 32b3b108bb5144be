import { sizeLabel } from '@kitwright/garment'
import { parcelsOf, placeOf, sizesOf, type FloorGarment, type FloorOrder } from '../../shopFloor/floorOrder.ts'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import { printedName } from '../../paper/printedName.ts'
import { INK, QUIET, type Pen } from '../paper/paperPen.ts'
import { paginate, paintTable, type Column } from '../paper/table.ts'
import { A4, writePaper } from '../paper/writePaper.ts'
import { PAGE, paintHead } from './head.ts'

const LOOK = { sizeMm: 3.4, padMm: 0.7 }
const BOX_MM = 3.6
/** Height reserved for the sum and the signature. */
const END_MM = 30

const columnsOf = (say: PaperTexts): Column<FloorGarment>[] => [
  {
    head: '',
    widthMm: 10,
    cell: () => '',
    paint(pen, _, [x0, y0, , y1]) {
      const y = (y0 + y1 - BOX_MM) / 2
      pen.frame([x0 + 2, y, x0 + 2 + BOX_MM, y + BOX_MM], INK, 0.3)
    },
  },
  { head: '', widthMm: 18, align: 'right', cell: placeOf },
  { head: say('press:number'), widthMm: 18, align: 'right', isBold: true, cell: ({ number }) => String(number ?? '–') },
  {
    head: say('press:printed_name'),
    widthMm: 78,
    isBold: true,
    cell: texts => printedName(texts, say),
  },
  { head: say('press:size'), widthMm: 20, align: 'centre', isBold: true, cell: ({ size }) => sizeLabel(size) },
  { head: say('press:style'), widthMm: 36, cell: ({ style }) => style },
]

function paintEnd(pen: Pen, garments: readonly FloorGarment[], y: number, say: PaperTexts): void {
  const sum = `${say('press:in_parcel')}: ${garments.length}`
  pen.text(sum, { x: PAGE.x0, y }, { sizeMm: 4, isBold: true })
  pen.text(sizesOf(garments), { x: PAGE.x1, y: y + 0.8 }, { sizeMm: 3.4, align: 'right', roomMm: 110 })
  ;(['packed_by', 'counted_by'] as const).forEach((name, i) => {
    const x = PAGE.x0 + i * 94
    pen.rule(y + 20, [x, x + 80], { colour: INK })
    pen.text(say(`press:${name}`), { x, y: y + 20.6 }, { sizeMm: 2.8, colour: QUIET })
  })
}

/**
 * Writes the contents of each parcel, to be ticked when it is packed and when it is opened. Throws when there is
 * nothing to pack.
 */
export async function writePackingList(order: FloorOrder, say: PaperTexts, most?: number): Promise<Uint8Array> {
  const parcels = parcelsOf(order.garments, most)
  const columns = columnsOf(say)
  const roomMm = PAGE.y1 - PAGE.y0 - END_MM
  const pages = parcels.flatMap((garments, i) => {
    const parts = paginate(garments, columns, LOOK, { roomMm, say })
    return parts.map((rows, at) => ({ rows, garments, parcel: i + 1, isLast: at === parts.length - 1 }))
  })
  const title = say('press:packing_list')
  return writePaper({
    title: `${title} ${order.order}`,
    madeAt: order.approvedAt,
    say,
    ...A4,
    pages: pages.map(({ rows, garments, parcel, isLast }, i) => pen => {
      const note = say('press:parcel', { at: parcel, of: parcels.length })
      paintHead(pen, order, say, { title, note, at: i + 1, of: pages.length })
      const end = paintTable(pen, { x: PAGE.x0, y: PAGE.y0 }, columns, rows, LOOK)
      if (isLast) paintEnd(pen, garments, end + 4, say)
    }),
  })
}
