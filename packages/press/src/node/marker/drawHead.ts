import { PDFDocument as SkiaDocument, type SKRSContext2D } from '@napi-rs/canvas'
import { registerFonts } from '@kitwright/library/node'
import { orderQr } from '../../shopFloor/floorOrder.ts'
import { loadPaperTexts } from '../../paper/paperTexts.ts'
import { POINTS_PER_MM } from '../pdf/pdfUnits.ts'
import { outlineText } from '../pdf/outlineText.ts'
import { penOn } from '../paper/paperPen.ts'

/** Length of the roll's head, for whoever finds the roll on a shelf. */
export const HEAD_MM = 20
const QR_MM = 18
const LETTERS_MM = 8

interface Head {
  readonly title: string
  readonly order: string
  readonly opensAt?: string | undefined
  readonly widthMm: number
}

/** Draws the identification of a part of a roll, as one Skia page, rounded up to whole points. */
export async function drawHead({ title, order, opensAt, widthMm }: Head): Promise<Uint8Array> {
  const say = await loadPaperTexts('en')
  registerFonts()
  const pages = new SkiaDocument()
  const size = [widthMm, HEAD_MM].map(mm => Math.ceil(mm * POINTS_PER_MM)) as [number, number]
  const context = pages.beginPage(...size) as unknown as SKRSContext2D
  outlineText(context)
  context.scale(POINTS_PER_MM, POINTS_PER_MM)
  const pen = penOn(context, say)
  pen.qr(orderQr({ order, opensAt }), { x: 1, y: 1 }, QR_MM)
  pen.text(title, { x: QR_MM + 6, y: 4 }, { sizeMm: LETTERS_MM, isBold: true, roomMm: widthMm - QR_MM - 12 })
  pages.endPage()
  return pages.close()
}
