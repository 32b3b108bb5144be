import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { boxHeight, boxWidth, parseHex, type Box, type Point } from '@kitwright/measure'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Sheet } from '../index.ts'
import { kit, sheetOf, sheetsIn, sourcesOf } from '../testing/kit.ts'
import { readBack, type PdfPagePixels } from '../testing/readBack.ts'
import { removeUnreferenced } from './pdf/removeUnusedObjects.ts'
import { freeProfiles, writePdf } from './index.ts'

const sources = await sourcesOf(kit())
const profiles = await freeProfiles()
const MADE = { title: 'KIT-000042 1.3', madeAt: new Date('2026-11-24T08:00:00Z') }
const write = (sheets: readonly Sheet[], intent?: 'perceptual') =>
  writePdf({ ...MADE, sheets, sources, profiles, intent })

const sheets = sheetsIn('XXXXXXL').filter(({ piece }) => ['front', 'back', 'sleeveL'].includes(piece))
let pdf: Uint8Array
let pages: PdfPagePixels[]
beforeAll(async () => {
  pdf = await write(sheets)
  pages = await readBack(pdf, 72)
})
const pageOf = (piece: string): PdfPagePixels => pages[sheets.indexOf(sheetOf(sheets, piece))]!

/** Returns the colour on a sheet's page at a point of its piece. */
function colourAt({ page }: Sheet, read: PdfPagePixels, { x, y }: Point): number[] {
  const [column, row] = [(x - page[0]) * read.pxPerMm, (y - page[1]) * read.pxPerMm].map(Math.floor)
  return [...read.data.subarray(4 * (row! * read.widthPx + column!)).subarray(0, 3)]
}

/** Returns the height of the white on a page within a box of the piece, mm. */
function inkHeight(sheet: Sheet, read: PdfPagePixels, [x0, y0, x1, y1]: Box): number {
  const step = 1 / read.pxPerMm
  const rows: number[] = []
  for (let y = y0; y < y1; y += step)
    for (let x = x0; x < x1; x += step) {
      if (!colourAt(sheet, read, { x, y }).every(channel => channel > 200)) continue
      rows.push(y)
      break
    }
  return rows.at(-1)! - rows[0]! + step
}

describe('what another reader finds', () => {
  test('is a page for each sheet, as large as it', () => {
    expect(pages).toHaveLength(sheets.length)
    pages.forEach((page, i) => {
      expect(page.widthMm).toBeCloseTo(boxWidth(sheets[i]!.page), 1)
      expect(page.heightMm).toBeCloseTo(boxHeight(sheets[i]!.page), 1)
    })
  })
  test('is every part in its colour', () => {
    const expectColour = (piece: string, at: Point, colour: string): void => {
      const { r, g, b } = parseHex(colour)!
      const close = [r, g, b].map(channel => expect.closeTo(channel, -0.5))
      expect(colourAt(sheetOf(sheets, piece), pageOf(piece), at), piece).toEqual(close)
    }
    expectColour('front', { x: 0, y: 500 }, '#0f766e')
    expectColour('sleeveL', { x: -90, y: 120 }, '#dc2626')
  })
  test('is the number on the back as high as it was designed', () => {
    const sheet = sheetOf(sheets, 'back')
    const layers = sheet.artwork.instructions.flatMap(each => (each.kind === 'layer' ? [each.layer] : []))
    const number = layers.find(({ id }) => id === 'backNumber')!
    const { widthMm, heightMm } = measureLayer(number, nodeSurface)
    const [w, h] = [widthMm / 2 + 5, heightMm / 2 + 5]
    const box: Box = [number.xMm - w, number.yMm - h, number.xMm + w, number.yMm + h]
    expect(Math.abs(inkHeight(sheet, pageOf('back'), box) - heightMm)).toBeLessThan(1)
  })
})

test('groups of layers and the rulers’ guides change no byte of what is printed', async () => {
  const plain = kit()
  const document = {
    ...plain,
    layers: plain.layers.map(layer => ({ ...layer, group: { id: 'g', name: 'Chest' } })),
    rulerGuides: [{ piece: 'back', axis: 'x' as const, atMm: 40 }],
  }
  const isBack = ({ piece }: Sheet): boolean => piece === 'back'
  const printed = async (from: Sheet[]): Promise<Buffer> => Buffer.from(await write(from.filter(isBack)))
  expect((await printed(sheetsIn('M', { document }))).equals(await printed(sheetsIn('M')))).toBe(true)
})

describe('the file', () => {
  const opened = async () => PDFDocument.load(pdf, { updateMetadata: false })
  const numbers = (node: PDFDict, name: string) =>
    node
      .lookup(PDFName.of(name), PDFArray)
      .asArray()
      .map(each => (each as PDFNumber).asNumber())

  test('has boxes, intent with profile, layers, and an overprinting cut line', async () => {
    const document = await opened()
    expect(Buffer.from(pdf.subarray(0, 8)).toString()).toBe('%PDF-1.6')
    const { node } = document.getPage(0)
    const [trim, bleed] = [numbers(node, 'TrimBox'), numbers(node, 'BleedBox')]
    const bleedPt = (3 * 72) / 25.4
    trim.forEach((edge, i) => expect(Math.abs(edge - bleed[i]!)).toBeGreaterThan(bleedPt - 1))
    const resources = node.Resources()!
    const cut = resources.lookup(PDFName.of('ColorSpace'), PDFDict).lookup(PDFName.of('Cut'), PDFArray)
    expect([cut.get(0), cut.get(1)].map(String)).toEqual(['/Separation', '/CutContour'])
    expect(String(resources.lookup(PDFName.of('ExtGState'), PDFDict).lookup(PDFName.of('Over')))).toMatch(/\/OP true/)
    const intent = document.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict)
    expect(String(intent.get(PDFName.of('S')))).toBe('/GTS_PDFX')
    const profile = intent.lookup(PDFName.of('DestOutputProfile')) as PDFRawStream
    expect(profile.dict.get(PDFName.of('N'))!.toString()).toBe('4')
    const groups = document.catalog.lookup(PDFName.of('OCProperties'), PDFDict).lookup(PDFName.of('OCGs'), PDFArray)
    expect(
      groups.asArray().map(group => String(document.context.lookup(group, PDFDict).get(PDFName.of('Name')))),
    ).toEqual(['(Artwork)', '(Sew)', '(Marks)', '(Cut)'])
    const xmp = document.catalog.lookup(PDFName.of('Metadata')) as PDFRawStream
    expect(Buffer.from(xmp.contents).toString()).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4<')
  })
  test('has its cut box per page as on the sheet', async () => {
    const document = await opened()
    sheets.forEach(({ page, trim }, i) => {
      const [left, below] = [trim[0] - page[0], page[3] - trim[3]]
      const box = [left, below, left + boxWidth(trim), below + boxHeight(trim)]
      const told = numbers(document.getPage(i).node, 'TrimBox').map(points => (points / 72) * 25.4)
      expect(told).toEqual(box.map(mm => expect.closeTo(mm, 2)))
    })
  })
  test('has mirrored boxes where printed mirrored, like the drawing', async () => {
    const sheet = { ...sheets[0]!, isMirrored: true }
    const document = await PDFDocument.load(await write([sheet]), { updateMetadata: false })
    const { page } = sheet
    // The page extends farther to the left of the piece than to the right: the label is on the left.
    expect(sheet.trim[0] - page[0]).toBeGreaterThan(page[2] - sheet.trim[2] + 1)
    for (const [name, box] of [
      ['TrimBox', sheet.trim],
      ['BleedBox', sheet.bleed],
    ] as const) {
      const [left, , right] = numbers(document.getPage(0).node, name).map(points => (points / 72) * 25.4)
      expect(left, name).toBeCloseTo(page[2] - box[2], 2)
      expect(right, name).toBeCloseTo(page[2] - box[0], 2)
    }
  })
  test('names the rendering intent where it is not the default', async () => {
    const operators = async (file: Uint8Array): Promise<string> => {
      const document = await PDFDocument.load(file, { updateMetadata: false })
      const page = document.getPage(0).node.lookup(PDFName.of('Contents')) as PDFRawStream
      return inflateSync(page.contents).toString()
    }
    expect(await operators(await write([sheets[0]!], 'perceptual'))).toMatch(/^\/Perceptual ri\n/)
    expect(await operators(pdf)).not.toMatch(/ ri\b/)
  })
  test('has nothing that no page names: no drawing is in it twice', async () => {
    const { context } = await opened()
    // Streams that contain other objects are named only where they are listed.
    const count = (): number =>
      context.enumerateIndirectObjects().filter(([, each]) => !/\/(?:ObjStm|XRef)\b/.test(String(each))).length
    const all = count()
    removeUnreferenced(context)
    expect(count()).toBe(all)
  })
  test('has no font, since all letters are outlines', async () => {
    const { context } = await opened()
    const dicts = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []))
    expect(dicts.filter(dict => String(dict.get(PDFName.of('Type'))) === '/Font')).toEqual([])
  })
  test('is equal byte for byte when repeated, distinct per name', async () => {
    const [front] = sheets
    const again = Buffer.from(await write([front!]))
    expect(again.equals(await write([front!]))).toBe(true)
    const other = sheetsIn('XXXXXXL', { player: { name: 'Vanna', number: 11 } })
    expect(again.equals(await write([other[0]!]))).toBe(false)
  })
})
