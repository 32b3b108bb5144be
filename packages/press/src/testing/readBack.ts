import { PDFiumLibrary } from '@hyzyla/pdfium'

/** A page as another reader sees it. */
export interface ReadPage {
  readonly widthMm: number
  readonly heightMm: number
  readonly pxPerMm: number
  readonly widthPx: number
  readonly heightPx: number
  /** RGBA. */
  readonly data: Uint8ClampedArray
}

const MM_PER_POINT = 25.4 / 72

/** Every page by PDFium, which had no hand in writing it. */
export async function readBack(pdf: Uint8Array, dpi: number): Promise<ReadPage[]> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const pages: ReadPage[] = []
  for (const page of document.pages()) {
    const { originalWidth, originalHeight } = page.getOriginalSize()
    let data = new Uint8ClampedArray()
    const { width, height } = await page.render({
      scale: dpi / 72,
      render: async drawn => {
        data = new Uint8ClampedArray(drawn.data)
        return drawn.data
      },
    })
    pages.push({
      widthMm: originalWidth * MM_PER_POINT,
      heightMm: originalHeight * MM_PER_POINT,
      pxPerMm: width / (originalWidth * MM_PER_POINT),
      widthPx: width,
      heightPx: height,
      data,
    })
  }
  document.destroy()
  library.destroy()
  return pages
}
