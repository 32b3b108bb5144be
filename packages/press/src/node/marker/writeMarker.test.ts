import { boxAround, type Point } from '@kitwright/measure'
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, expect, test } from 'vitest'
import { nestOutline, type Sheet } from '../../index.ts'
import { rollPoint, type RollPlacement } from '../../marker/rollPlacement.ts'
import { kit, sheetsIn, sourcesOf } from '../../testing/kit.ts'
import { openPages } from '../verification/render/renderPdfPages.ts'
import { findMarkerDifference, freeProfiles, writeMarker, writePdf } from '../index.ts'
import { HEAD_MM } from './drawHead.ts'

const WIDTH_MM = 1_400
const GAP_MM = 6
const profiles = await freeProfiles()
const FACTS = { title: 'KIT-000042 Interlock 1/1', madeAt: new Date('2026-11-26T08:00:00Z'), order: 'KIT-000042' }
// Sheets with labels in the hem and beside the piece.
const sheets = sheetsIn('S').filter(({ piece }) => ['back', 'sleeveL', 'collar'].includes(piece))

/** Side by side along the roll, the last one the other way up. */
function layInARow(): { readonly lying: RollPlacement[]; readonly lengthMm: number } {
  let x = 0
  const lying = sheets.map((sheet, i): RollPlacement => {
    const turn = i === sheets.length - 1 ? 90 : 270
    const [x0, y0, x1, y1] = boxAround(nestOutline(sheet))
    const at = turn === 90 ? { xMm: x + y1, yMm: -x0 } : { xMm: x - y0, yMm: x1 }
    x += y1 - y0 + GAP_MM
    return { turn, ...at }
  })
  return { lying, lengthMm: x }
}

const { lying, lengthMm } = layInARow()
let garment: Uint8Array
beforeAll(async () => {
  garment = await writePdf({ ...FACTS, sheets, sources: await sourcesOf(kit()), profiles })
})

const markerOf = async (isMirrored: boolean, times = 1) =>
  writeMarker({
    ...FACTS,
    profiles,
    widthMm: WIDTH_MM,
    lengthMm,
    cutName: 'CutContour',
    isMirrored,
    garments: Array.from({ length: times }, () => ({
      pdf: garment,
      pieces: sheets.map((sheet, page) => ({
        ...lying[page]!,
        page,
        box: sheet.page,
        cut: sheet.lines.cut,
        outline: nestOutline(sheet),
      })),
    })),
  })

const toRead = (isMirrored: boolean, labels: readonly Sheet[] = sheets) => ({
  widthMm: WIDTH_MM,
  lengthMm,
  isMirrored,
  labels: labels.map((sheet, i) => ({ ...sheet.label, ...lying[i]! })),
})

test.each([false, true])('each piece lies where it should, with its label, mirrored: %s', async isMirrored => {
  const pdf = await markerOf(isMirrored)
  expect(await findMarkerDifference(pdf, toRead(isMirrored))).toBe(null)
  // Deviations are detected: a piece in another's place, another length, a roll with the opposite mirroring.
  const [first, second, ...others] = sheets as [Sheet, Sheet]
  const exchanged = toRead(isMirrored, [second, first, ...others])
  expect((await findMarkerDifference(pdf, exchanged))?.kind).toBe('code')
  expect((await findMarkerDifference(pdf, toRead(!isMirrored)))?.kind).toBe('code')
  const longer = { ...toRead(isMirrored), lengthMm: lengthMm + 1 }
  expect(await findMarkerDifference(pdf, longer)).toMatchObject({ kind: 'page-size' })
  expect(Buffer.from(await markerOf(isMirrored)).equals(pdf)).toBe(true)
})

test('a page more than the one that it is to have is found out', async () => {
  const document = await PDFDocument.load(await markerOf(false), { updateMetadata: false })
  document.addPage()
  const found = await findMarkerDifference(await document.save(), toRead(false))
  expect(found).toEqual({ kind: 'page-size', wanted: '1 p.', found: '2 p.' })
})

test('a drawing that garments have in common is in the file once', async () => {
  const [one, six] = [await markerOf(false), await markerOf(false, 6)]
  // Only placement operators are added, no drawing.
  expect(six.length - one.length).toBeLessThan(10_000)
  expect(await findMarkerDifference(six, toRead(false))).toBe(null)
})

test('a piece is coloured up to its bleed, without marks beside', async () => {
  const file = await openPages(await markerOf(false))
  const page = file.page(0)
  const at = (i: number, point: Point): number[] => {
    const { x, y } = rollPoint(lying[i]!, point, WIDTH_MM)
    const { data } = page.draw(2, [x, y + HEAD_MM, x + 1, y + HEAD_MM + 1])
    return [...data.subarray(0, 3)]
  }
  const back = sheets.findIndex(({ piece }) => piece === 'back')
  const sleeve = sheets.findIndex(({ piece }) => piece === 'sleeveL')
  const near = (colour: readonly number[]) => colour.map(channel => expect.closeTo(channel, -0.6))
  expect(at(back, { x: 150, y: 620 })).toEqual(near([15, 118, 110]))
  expect(at(sleeve, { x: -90, y: 120 })).toEqual(near([220, 38, 38]))
  // Between the cut line and the bleed, at the middle of the back's left side.
  const [left] = boxAround(sheets[back]!.lines.cut)
  const edge = sheets[back]!.lines.cut.find(({ x, y }) => x < left + 1 && y > 300 && y < 700)!
  expect(at(back, { x: edge.x - 2, y: edge.y })[0]).toBeLessThan(100)
  // The arrow of the grain is there on the piece's own sheet.
  const { grain } = sheets[back]!
  expect(at(back, { x: grain[0].x, y: (grain[0].y + grain[1].y) / 2 })).toEqual([255, 255, 255])
  file.close()
})
