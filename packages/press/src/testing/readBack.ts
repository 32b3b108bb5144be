import { openPages, type PagePixels } from '../node/verification/render/renderPdfPages.ts'

/** A page as rendered by another reader. */
export interface PdfPagePixels extends PagePixels {
  readonly widthMm: number
  readonly heightMm: number
  readonly pxPerMm: number
}

/** Renders every page with PDFium, which did not write the file. */
export async function readBack(pdf: Uint8Array, dpi: number): Promise<PdfPagePixels[]> {
  const file = await openPages(pdf)
  const pages = Array.from({ length: file.count }, (_, i) => {
    const page = file.page(i)
    const pixels = page.draw(dpi / 25.4)
    return { ...pixels, widthMm: page.widthMm, heightMm: page.heightMm, pxPerMm: pixels.widthPx / page.widthMm }
  })
  file.close()
  return pages
}
