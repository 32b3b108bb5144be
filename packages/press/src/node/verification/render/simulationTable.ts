import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { deflateSync } from 'node:zlib'
import { toInkBytes } from '../../colours/convertToInks.ts'
import { POINTS_PER_MM } from '../../pdf/pdfUnits.ts'
import { openPages } from './renderPdfPages.ts'
import { colourTable, type ColourTable } from '../../inkConversion/colourTable.ts'
import { memoiseLast } from '../../inkConversion/inkLookup.ts'

/** A page's side is 200 inches at most. */
const SIDE_PX = 4096

/** Creates a page that consists only of the inks, a point each. */
async function pageOf(inks: Uint8Array, [width, height]: readonly [number, number]): Promise<Uint8Array> {
  const all = new Uint8Array(4 * width * height)
  all.set(inks)
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context } = document
  const facts = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 8 }
  const dict = context.obj({ ...facts, ColorSpace: 'DeviceCMYK', Filter: 'FlateDecode' })
  const picture = context.register(PDFRawStream.of(dict, deflateSync(all, { level: 1 })))
  const { node } = document.addPage([width, height])
  node.set(PDFName.of('Resources'), context.obj({ XObject: { Inks: picture } }))
  node.set(PDFName.of('Contents'), context.register(context.stream(`${width} 0 0 ${height} 0 0 cm /Inks Do`)))
  return document.save({ addDefaultPage: false })
}

/**
 * Returns how PDFium renders inks, each as `0xrrggbb`. It uses its own conversion table, whatever the printer's
 * profile.
 */
async function showInks(inks: Uint8Array): Promise<Uint32Array> {
  const count = inks.length / 4
  const width = Math.min(SIDE_PX, count)
  const file = await openPages(await pageOf(inks, [width, Math.ceil(count / width)]))
  try {
    const { data } = file.page(0).draw(POINTS_PER_MM)
    return Uint32Array.from(
      { length: count },
      (_, i) => (data[4 * i]! << 16) | (data[4 * i + 1]! << 8) | data[4 * i + 2]!,
    )
  } finally {
    file.close()
  }
}

/** Lookup from sRGB to the colour PDFium renders for the corresponding inks. CMYK files are compared against it. */
export const shownTable: (inks: Parameters<typeof toInkBytes>[1]) => ColourTable = memoiseLast(inks =>
  colourTable(async colours => showInks(await toInkBytes(colours, inks))),
)
