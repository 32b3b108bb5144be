import { garmentQr, type FloorOrder } from '../../shopFloor/floorOrder.ts'
import { drawEachPart, labelParts, type ReusePart } from '../../shopFloor/floorParts.ts'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import type { Pen } from '../paper/paperPen.ts'
import { drawPaperPart, joinPaper } from '../paper/writePaper.ts'
import { careWidth, paintCare } from './careSymbols.ts'
import type { PaperToRead } from './readPaper.ts'
import { CARE_ROW, LABEL_MM, labelOfGarment, QR_PLACE, type LabelLine, type SizeLabel } from './label.ts'

export const paintLine = (pen: Pen, { words, x, y, ...style }: LabelLine): void => pen.text(words, { x, y }, style)

function paintLabel(pen: Pen, { lines, qr }: SizeLabel): void {
  for (const line of lines) paintLine(pen, line)
  paintCare(pen, { x: (LABEL_MM.widthMm - careWidth(CARE_ROW)) / 2, y: CARE_ROW.y }, CARE_ROW)
  pen.qr(qr, QR_PLACE, QR_PLACE.sizeMm)
}

/** Facts that a reader must find on the labels: a page with a code for each garment. */
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

/** Writes the sew-in size and care label of each garment, one per page. Throws when there is none. */
export async function writeLabels(
  order: FloorOrder,
  say: PaperTexts,
  reuse: ReusePart = drawEachPart,
): Promise<Uint8Array> {
  return joinPaper({
    title: `${say('press:size')} ${order.order}`,
    madeAt: order.approvedAt,
    say,
    ...LABEL_MM,
    parts: labelParts(order.garments).map(({ id, garments }) => {
      const own = { ...order, garments }
      const pages = garments.map(garment => (pen: Pen) => paintLabel(pen, labelOfGarment(garment, own, say)))
      return reuse(id, () => drawPaperPart({ ...LABEL_MM, say, pages }))
    }),
  })
}
