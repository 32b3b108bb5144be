import { PDFDocument as SkiaDocument, type SKRSContext2D } from '@napi-rs/canvas'
import type { Sources, TakeForm, TakeShade, PlateRenderer } from '@kitwright/artwork'
import { registerFonts } from '@kitwright/library/node'
import { boxHeight, boxWidth } from '@kitwright/measure'
import type { PaperTexts } from '../../paper/paperTexts.ts'
import type { Sheet } from '../../sheet.ts'
import { substitutePictures, type TakePicture } from '../jpeg/jpegsAmong.ts'
import { outlineText } from '../pdf/outlineText.ts'
import { POINTS_PER_MM } from '../pdf/pdfUnits.ts'
import { paintArtwork, paintMarks, paintSewLines } from './paintSheet.ts'

/**
 * Drawn layers, in the order of a sheet's pages. The writer adds the cut line, because a drawing has no spot colour.
 */
export const DRAWN_LAYERS = ['artwork', 'sew', 'marks'] as const

/** Called with the number of finished sheets. */
export type SheetProgress = (done: number) => void

/** Draws each sheet as three Skia pages, rounded up to whole points, aligned at the upper left corner. */
export function drawPages(
  sheets: readonly Sheet[],
  {
    takePicture,
    onSheet,
    say,
    ...from
  }: {
    readonly sources: Sources
    readonly takePlate: PlateRenderer
    readonly takeForm: TakeForm
    readonly takeShade: TakeShade
    /** Provides what a page shows in place of a picture. */
    readonly takePicture?: TakePicture | undefined
    readonly onSheet?: SheetProgress | undefined
    /** Texts in the labels' language. */
    readonly say: PaperTexts
  },
): Uint8Array {
  registerFonts()
  const pages = new SkiaDocument()
  for (const [i, sheet] of sheets.entries()) {
    const draw = (paint: (context: SKRSContext2D) => void): void => {
      const size = [boxWidth(sheet.page), boxHeight(sheet.page)].map(mm => Math.ceil(mm * POINTS_PER_MM))
      const context = pages.beginPage(size[0]!, size[1]!) as unknown as SKRSContext2D
      outlineText(context)
      if (takePicture) substitutePictures(context, takePicture)
      context.scale(POINTS_PER_MM, POINTS_PER_MM)
      context.translate(-sheet.page[0], -sheet.page[1])
      paint(context)
      pages.endPage()
    }
    draw(context => paintArtwork(context, sheet, from))
    draw(context => paintSewLines(context, sheet))
    draw(context => paintMarks(context, sheet, say))
    onSheet?.(i + 1)
  }
  return pages.close()
}
