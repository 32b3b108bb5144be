import { garmentQr, type FloorOrder } from '../../floor/floorOrder.ts'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import type { Pen } from '../paper/paperPen.ts'
import { writePaper } from '../paper/writePaper.ts'
import { careWidth, paintCare } from './careSymbols.ts'
import type { PaperToRead } from './readPaper.ts'
import { CARE_ROW, LABEL_MM, labelOfGarment, QR_PLACE, type LabelLine } from './label.ts'

export const paintLine = (pen: Pen, { words, x, y, ...style }: LabelLine): void => pen.text(words, { x, y }, style)

/** Whoever reads the labels finds a page with a code for each garment. */
export const labelsToRead: PaperToRead = order => ({
  ...LABEL_MM,
  pages: order.garments.length,
  codes: order.garments.map((garment, page) => ({
    page,
    at: QR_PLACE,
    sizeMm: QR_PLACE.sizeMm,
    code: garmentQr(order, garment),
  })),
})

/** The size and care label of each garment, a page each, to be sewn in. Throws when there is none. */
export const writeLabels = (order: FloorOrder, say: PaperTexts): Promise<Uint8Array> =>
  writePaper({
    title: `${say('press:size')} ${order.order}`,
    madeAt: order.approvedAt,
    say,
    ...LABEL_MM,
    pages: order.garments.map(garment => pen => {
      const { lines, qr } = labelOfGarment(garment, order, say)
      for (const line of lines) paintLine(pen, line)
      paintCare(pen, { x: (LABEL_MM.widthMm - careWidth(CARE_ROW)) / 2, y: CARE_ROW.y }, CARE_ROW)
      pen.qr(qr, QR_PLACE, QR_PLACE.sizeMm)
    }),
  })
