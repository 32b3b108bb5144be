import { headOf, orderQr, type FloorOrder } from '../../shopFloor/floorOrder.ts'
import { type PaperTexts } from '../../paper/paperTexts.ts'
import { HAIR, INK, QUIET, type Pen } from '../paper/paperPen.ts'
import { A4 } from '../paper/writePaper.ts'
import type { PaperToRead } from './readPaper.ts'

/** Area for a page's own drawing. */
export const PAGE = { x0: 15, y0: 52, x1: A4.widthMm - 15, y1: A4.heightMm - 16 } as const
const QR_MM = 26
const QR_AT = { x: PAGE.x1 - QR_MM, y: 14 }

/** Facts that a reader must find on a page with this head: the order's code. */
export const headToRead: PaperToRead = order => ({
  ...A4,
  codes: [{ page: 0, at: QR_AT, sizeMm: QR_MM, code: orderQr(order) }],
})

export interface FloorPage {
  readonly title: string
  readonly at: number
  readonly of: number
  /** Text beside the title. */
  readonly note?: string
}

/** Draws the header and footer of every page of the floor. */
export function paintHead(pen: Pen, floor: FloorOrder, say: PaperTexts, page: FloorPage): void {
  const { shop, approvedAt, garments, printer } = floor
  const room = PAGE.x1 - PAGE.x0 - QR_MM - 6
  pen.text(
    `${page.title}${page.note === undefined ? '' : ` · ${page.note}`}`,
    { x: PAGE.x0, y: 12 },
    { sizeMm: 5, roomMm: room },
  )
  pen.text(headOf(floor), { x: PAGE.x0, y: 20 }, { sizeMm: 11, isBold: true, roomMm: room })
  const facts = [
    shop,
    `${say('press:approved')} ${say.dayOf(approvedAt)}`,
    `${say('press:garments')} ${garments.length}`,
    ...(printer === undefined ? [] : [`${say('press:printer')} ${printer}`]),
  ]
  pen.text(facts.join('   ·   '), { x: PAGE.x0, y: 37.5 }, { sizeMm: 3.2, colour: QUIET, roomMm: room })
  pen.qr(orderQr(floor), QR_AT, QR_MM)
  pen.rule(46, [PAGE.x0, PAGE.x1], { colour: INK, widthMm: 0.4 })
  const foot = A4.heightMm - 12
  pen.rule(foot, [PAGE.x0, PAGE.x1], { colour: HAIR })
  pen.text(headOf(floor), { x: PAGE.x0, y: foot + 1.5 }, { sizeMm: 2.8, colour: QUIET })
  const count = say('press:page_of', { at: page.at, of: page.of })
  pen.text(count, { x: PAGE.x1, y: foot + 1.5 }, { sizeMm: 2.8, colour: QUIET, align: 'right' })
}
