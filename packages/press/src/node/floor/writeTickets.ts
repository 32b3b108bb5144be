import { sizeLabel } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import {
  garmentCode,
  garmentQr,
  headOf,
  placeOf,
  type FloorGarment,
  type FloorOrder,
} from '../../shopFloor/floorOrder.ts'
import { drawEachPart, type ReusePart, ticketParts, TICKETS_A_PAGE } from '../../shopFloor/floorParts.ts'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import { HAIR, INK, QUIET, type Pen } from '../paper/paperPen.ts'
import { A4, drawPaperPart, joinPaper } from '../paper/writePaper.ts'
import type { PaperToRead } from './readPaper.ts'

const COLUMNS = 2
const ROWS = TICKETS_A_PAGE / COLUMNS
const TICKET_MM = { width: 95, height: 55.4 }
const EDGE = { x: (A4.widthMm - COLUMNS * TICKET_MM.width) / 2, y: (A4.heightMm - ROWS * TICKET_MM.height) / 2 }
const QR_MM = 22
const PAD_MM = 4
const STATIONS = ['cut', 'sewn', 'checked', 'packed'] as const

/** Returns the position of a garment's ticket: its page, and its box there. */
const placeOfTicket = (at: number): { readonly page: number; readonly box: Box } => {
  const i = at % (COLUMNS * ROWS)
  const x = EDGE.x + (i % COLUMNS) * TICKET_MM.width
  const y = EDGE.y + Math.floor(i / COLUMNS) * TICKET_MM.height
  return { page: Math.floor(at / (COLUMNS * ROWS)), box: [x, y, x + TICKET_MM.width, y + TICKET_MM.height] }
}

const TOP_MM = 18.5

/** Facts that a reader must find on the tickets: a code on each. */
export const ticketsToRead: PaperToRead = order => ({
  ...A4,
  pages: Math.ceil(order.garments.length / (COLUMNS * ROWS)),
  codes: order.garments.map((garment, i) => {
    const { page, box } = placeOfTicket(i)
    const at = { x: box[0] + PAD_MM, y: box[1] + TOP_MM }
    return { page, at, sizeMm: QR_MM, code: garmentQr(order, garment) }
  }),
})

interface Ticket {
  readonly garment: FloorGarment
  readonly at: number
  /** Number of tickets of the whole order. */
  readonly count: number
  readonly order: FloorOrder
}

/** Paints a row of boxes to tick. */
function paintStations(pen: Pen, x0: number, x1: number, y: number, say: PaperTexts): void {
  const each = (x1 - x0) / STATIONS.length
  STATIONS.forEach((station, i) => {
    const x = x0 + i * each
    pen.frame([x, y, x + 4, y + 4], INK, 0.25)
    pen.text(say(`press:station_${station}`), { x: x + 5, y: y - 0.7 }, { sizeMm: 3.4, roomMm: each - 6 })
  })
}

function paintTicket(
  pen: Pen,
  { garment, at, count: of, order }: Ticket,
  [x0, y0, x1, y1]: Box,
  say: PaperTexts,
): void {
  const [left, right] = [x0 + PAD_MM, x1 - PAD_MM]
  pen.line(
    [
      { x: x0, y: y0 },
      { x: x1, y: y0 },
      { x: x1, y: y1 },
      { x: x0, y: y1 },
      { x: x0, y: y0 },
    ],
    { colour: HAIR, dashMm: [1.5, 1.5] },
  )
  pen.text(`${headOf(order)}  ${placeOf(garment)}`, { x: left, y: y0 + 3 }, { sizeMm: 4, isBold: true, roomMm: 60 })
  const count = say('press:ticket', { at, of })
  const facts = [garment.style, say('press:piece_count', { count: garment.pieces }), count]
  pen.text(facts.join('  ·  '), { x: left, y: y0 + 9.3 }, { sizeMm: 3, colour: QUIET, roomMm: 64 })
  pen.frame([right - 18, y0 + 4, right, y0 + 15], INK, 0.5)
  pen.text(
    sizeLabel(garment.size),
    { x: right - 9, y: y0 + 4.1 },
    { sizeMm: 7, isBold: true, align: 'centre', roomMm: 16 },
  )
  const top = y0 + TOP_MM
  const code = garmentCode(order.order, garment)
  pen.qr(garmentQr(order, garment), { x: left, y: top }, QR_MM)
  pen.text(code, { x: left, y: top + QR_MM + 0.6 }, { sizeMm: 2.6 })
  const x = left + QR_MM + 5
  pen.text(garment.number === null ? '' : String(garment.number), { x, y: top - 3 }, { sizeMm: 11, isBold: true })
  const name = garment.printed ?? say('press:as_designed')
  pen.text(name, { x, y: top + 12.5 }, { sizeMm: 5, isBold: true, roomMm: right - x })
  paintStations(pen, left, right, y1 - 8.5, say)
}

/**
 * Writes a ticket for each garment, ten to a page, to be cut apart and bundled with its pieces. Throws when there is
 * none.
 */
export async function writeTickets(
  order: FloorOrder,
  say: PaperTexts,
  reuse: ReusePart = drawEachPart,
): Promise<Uint8Array> {
  const { length: count } = order.garments
  return joinPaper({
    title: `${say('press:garments')} ${order.order}`,
    madeAt: order.approvedAt,
    say,
    ...A4,
    parts: ticketParts(order.garments).map(({ id, from, garments }) => {
      const own = { ...order, garments }
      const paintPage = (pen: Pen): void =>
        garments.forEach((garment, i) => {
          paintTicket(pen, { garment, at: from + i + 1, count, order: own }, placeOfTicket(i).box, say)
        })
      return reuse(id, () => drawPaperPart({ ...A4, say, pages: [paintPage] }))
    }),
  })
}
