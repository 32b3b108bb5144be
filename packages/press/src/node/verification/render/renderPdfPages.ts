import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { Box } from '@kitwright/measure'
import { disableRgbProfile } from './disableRgbProfile.ts'

/** Pixels of a page or of a part of it, as rendered by another program than wrote it. */
export interface PagePixels {
  readonly widthPx: number
  readonly heightPx: number
  /** Red, green, blue and the opacity of a drawing. On a page that is read back the fourth value means nothing. */
  readonly data: Uint8ClampedArray
}

/** Returns a part of the pixels; the box is in px. */
export function partOf({ widthPx, data }: PagePixels, [x0, y0, x1, y1]: Box): PagePixels {
  const part = { widthPx: x1 - x0, heightPx: y1 - y0, data: new Uint8ClampedArray(4 * (x1 - x0) * (y1 - y0)) }
  for (let y = y0; y < y1; y += 1) {
    const from = 4 * (y * widthPx + x0)
    part.data.set(data.subarray(from, from + 4 * part.widthPx), 4 * (y - y0) * part.widthPx)
  }
  return part
}

export interface RenderablePage {
  readonly widthMm: number
  readonly heightMm: number
  /** Renders the page at `pxPerMm`. `part` limits it to a box, in mm from the page's upper left corner. */
  draw(pxPerMm: number, part?: Box): PagePixels
}

export interface OpenedPdf {
  readonly count: number
  page(index: number): RenderablePage
  close(): void
}

const MM_PER_POINT = 25.4 / 72
const BYTES_PER_PX = 4
/** PDFium's constant for bitmaps without alpha: a white page needs none, and it takes a fifth less time. */
const BGRX = 3
const WHITE = 0xffffffff
/** Red first. */
const REVERSE_BYTES = 0x10

/** Parts of PDFium that are used directly, because its wrapper draws whole pages only. */
interface Engine {
  readonly HEAPU8: Uint8Array
  readonly wasmExports: { malloc(bytes: number): number; free(place: number): void }
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageWidthF(page: number): number
  _FPDF_GetPageHeightF(page: number): number
  /** Width, height, format, buffer, bytes per row. */
  _FPDFBitmap_CreateEx(...values: readonly number[]): number
  /** Bitmap, left, top, width, height, colour. */
  _FPDFBitmap_FillRect(...values: readonly number[]): void
  /** Bitmap, page, left, top, width, height, rotation, flags. */
  _FPDF_RenderPageBitmap(...values: readonly number[]): void
  _FPDFBitmap_Destroy(bitmap: number): void
}

interface PdfiumHandle {
  readonly module: Engine
  readonly documentIdx: number
}

/** The part of a page that a bitmap shows, in px of the whole page. */
interface Window {
  readonly left: number
  readonly top: number
  readonly widthPx: number
  readonly heightPx: number
  readonly wholePx: readonly [number, number]
}

/** Renders a window's pixels into `to`. */
function drawInto(
  to: Uint8ClampedArray,
  engine: Engine,
  page: number,
  { left, top, widthPx, heightPx, wholePx }: Window,
): void {
  const bytes = widthPx * heightPx * BYTES_PER_PX
  const place = engine.wasmExports.malloc(bytes)
  if (place === 0) throw new Error('There is no memory for a page that is read back')
  const bitmap = engine._FPDFBitmap_CreateEx(widthPx, heightPx, BGRX, place, widthPx * BYTES_PER_PX)
  try {
    engine._FPDFBitmap_FillRect(bitmap, 0, 0, widthPx, heightPx, WHITE)
    engine._FPDF_RenderPageBitmap(bitmap, page, -left, -top, ...wholePx, 0, REVERSE_BYTES)
    to.set(engine.HEAPU8.subarray(place, place + bytes))
  } finally {
    engine._FPDFBitmap_Destroy(bitmap)
    engine.wasmExports.free(place)
  }
}

/** PDFium's memory grows with the largest bitmap rendered in it, and never shrinks. */
const MOST_PX = 12e6

/** Renders a window strip by strip: a page at 200 dpi takes up to 190 MB. */
function drawWindow(engine: Engine, page: number, window: Window): PagePixels {
  const { top, widthPx, heightPx } = window
  const data = new Uint8ClampedArray(widthPx * heightPx * BYTES_PER_PX)
  const rows = Math.max(1, Math.floor(MOST_PX / widthPx))
  for (let from = 0; from < heightPx; from += rows) {
    const strip = { ...window, top: top + from, heightPx: Math.min(rows, heightPx - from) }
    drawInto(data.subarray(from * widthPx * BYTES_PER_PX), engine, page, strip)
  }
  return { widthPx, heightPx, data }
}

/** Caches the page that was opened last: a page is rendered whole before anything of it is known. */
function createOpener({ module: engine, documentIdx }: PdfiumHandle) {
  let last: { readonly index: number; readonly page: number } | undefined
  const close = (): void => {
    if (last) engine._FPDF_ClosePage(last.page)
    last = undefined
  }
  return {
    open(index: number): number {
      if (last?.index === index) return last.page
      close()
      last = { index, page: engine._FPDF_LoadPage(documentIdx, index) }
      return last.page
    },
    close,
  }
}

function readPage(engine: Engine, open: () => number): RenderablePage {
  const widthMm = engine._FPDF_GetPageWidthF(open()) * MM_PER_POINT
  const heightMm = engine._FPDF_GetPageHeightF(open()) * MM_PER_POINT
  return {
    widthMm,
    heightMm,
    draw(pxPerMm, part = [0, 0, widthMm, heightMm]) {
      const [left, top, right, bottom] = part.map(mm => Math.round(mm * pxPerMm)) as [number, number, number, number]
      const wholePx = [Math.round(widthMm * pxPerMm), Math.round(heightMm * pxPerMm)] as const
      return drawWindow(engine, open(), { left, top, widthPx: right - left, heightPx: bottom - top, wholePx })
    },
  }
}

/** Loading the library takes half a second. */
let library: Promise<PDFiumLibrary> | undefined

/** Opens a file with PDFium, which did not write it. */
export async function openPages(pdf: Uint8Array): Promise<OpenedPdf> {
  const document = await (await (library ??= PDFiumLibrary.init())).loadDocument(disableRgbProfile(pdf))
  const opened = document as unknown as PdfiumHandle
  const pages = createOpener(opened)
  return {
    count: document.getPageCount(),
    page: index => readPage(opened.module, () => pages.open(index)),
    close() {
      pages.close()
      document.destroy()
    },
  }
}
