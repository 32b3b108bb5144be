import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { loadPaperTexts, type FloorGarment, type FloorOrder } from '../../index.ts'
import { garmentCode, parcelsOf, sizesOf } from '../../shopFloor/floorOrder.ts'
import { codeOf } from '../../pieceLabel.ts'
import { readBack, type PdfPagePixels } from '../../testing/readBack.ts'
import {
  FLOOR_TO_READ,
  readPaper,
  TECH_PACK_TO_READ,
  writeLabels,
  writePackingList,
  writeTickets,
  writeTraveller,
  writeZpl,
} from '../index.ts'

const garment = (change: Partial<FloorGarment> = {}): FloorGarment => ({
  line: 1,
  garment: 1,
  style: 'KIT-000042-1',
  size: 'M',
  number: 10,
  printed: 'សុខ ដារ៉ា',
  pieces: 10,
  ...change,
})

const squad = (count: number): FloorGarment[] =>
  Array.from({ length: count }, (_, i) => garment({ line: i + 1, number: i + 1, size: i % 2 === 0 ? 'M' : 'XXL' }))

const orderOf = (garments: readonly FloorGarment[]): FloorOrder => ({
  shop: 'Angkor',
  order: 'KIT-000042',
  approvedAt: new Date('2026-11-25T08:00:00Z'),
  styles: [{ style: 'KIT-000042-1', name: 'ភ្នំពេញ', productType: 'SOCCER_KIT', fabrics: ['Interlock'], view: null }],
  garments,
})

const [en, kh] = [await loadPaperTexts('en'), await loadPaperTexts('kh')]

/** Returns the text that another reader decodes from the QR code in a part of a page, mm. */
function qrIn({ data, widthPx, pxPerMm }: PdfPagePixels, [x0, y0, x1, y1]: readonly number[]): string | undefined {
  const [left, top, right, bottom] = [x0!, y0!, x1!, y1!].map(mm => Math.round(mm * pxPerMm)) as [
    number,
    number,
    number,
    number,
  ]
  const [width, height] = [right - left, bottom - top]
  const part = new Uint8ClampedArray(4 * width * height)
  for (let row = 0; row < height; row++) {
    const from = 4 * ((top + row) * widthPx + left)
    part.set(data.subarray(from, from + 4 * width), 4 * row * width)
  }
  return jsQR.default(part, width, height)?.data
}

test('a ticket per garment, ten a page, each with its QR', async () => {
  const order = orderOf(squad(11))
  const pages = await readBack(await writeTickets(order, kh), 150)
  expect(pages).toHaveLength(2)
  const [first] = pages
  expect(qrIn(first!, [12, 26, 38, 54])).toBe(garmentCode('KIT-000042', order.garments[0]!))
  expect(qrIn(first!, [107, 26, 133, 54])).toBe(garmentCode('KIT-000042', order.garments[1]!))
  expect(qrIn(pages[1]!, [12, 26, 38, 54])).toBe(garmentCode('KIT-000042', order.garments[10]!))
})

test.each([
  ['traveller', writeTraveller],
  ['packing list', writePackingList],
] as const)('the %s has the QR of the order, which a phone opens', async (_, write) => {
  const order = orderOf(squad(3))
  const codeOf = async (of: FloorOrder) => qrIn((await readBack(await write(of, kh), 100))[0]!, [160, 8, 205, 45])
  expect(await codeOf(order)).toBe('KIT-000042')
  expect(await codeOf({ ...order, opensAt: 'https://angkor.example/t/' })).toBe('HTTPS://ANGKOR.EXAMPLE/T/KIT-000042')
})

/** Returns the pixels between two heights of a page, mm. */
function strip({ data, widthPx, pxPerMm }: PdfPagePixels, fromMm: number, toMm: number): Buffer {
  const [from, to] = [fromMm, toMm].map(mm => 4 * widthPx * Math.round(mm * pxPerMm))
  return Buffer.from(data.slice(from, to))
}

test('papers read back: equal ones pass, foreign and short ones fail', async () => {
  const order = orderOf(squad(11))
  const write = [writeTraveller, writeTickets, writeLabels, writePackingList]
  const papers = await Promise.all(write.map(async each => each(order, kh)))
  const read = async (of: FloorOrder) =>
    Promise.all(FLOOR_TO_READ.map(async ([, toRead], i) => readPaper(papers[i]!, toRead(of))))
  expect(await read(order)).toEqual([null, null, null, null])
  const other = await read({ ...order, order: 'KIT-000043' })
  expect(other.map(each => each?.found.slice(0, 10))).toEqual(Array.from({ length: 4 }, () => 'KIT-000042'))
  const garments = order.garments.map((each, i) => (i === 10 ? { ...each, line: 12 } : each))
  const code = garmentCode('KIT-000042', order.garments[10]!)
  expect((await read({ ...order, garments })).map(each => each?.found)).toEqual([undefined, code, code, undefined])
  const fewer = await read(orderOf(squad(10)))
  expect(fewer.slice(1, 3)).toEqual([
    { wanted: '1 p.', found: '2 p.' },
    { wanted: '10 p.', found: '11 p.' },
  ])
  const opened = { ...order, opensAt: 'https://angkor.example/t/' }
  const [, ticketsToRead] = FLOOR_TO_READ[1]
  expect(await readPaper(await writeTickets(opened, kh), ticketsToRead(opened))).toBeNull()
  // A place without a code yields none.
  const facts = FLOOR_TO_READ[0][1](order)
  const blank = { page: 0, at: { x: 160, y: 262 }, sizeMm: 20, code: 'KIT-000042' }
  expect(await readPaper(papers[0]!, { ...facts, codes: [blank] })).toEqual({ wanted: 'KIT-000042', found: '' })
  expect(await readPaper(papers[0]!, TECH_PACK_TO_READ)).toEqual({
    wanted: '297 × 210 mm',
    found: '210 × 297 mm',
  })
})

test('the traveller counts each style’s garments by themselves', async () => {
  const [first, other] = [garment(), garment({ line: 2, style: 'KIT-000042-2', size: 'XXL' })]
  const pageOf = async (...garments: FloorGarment[]): Promise<PdfPagePixels> => {
    const order = orderOf(garments)
    const styles = [first, other].map(({ style }) => ({ ...order.styles[0]!, style }))
    return (await readBack(await writeTraveller({ ...order, styles }, en), 60))[0]!
  }
  const [one, more] = [await pageOf(first, other), await pageOf(first, other, other)]
  // The rows of the two styles.
  expect(strip(more, 60, 80).equals(strip(one, 60, 80))).toBe(true)
  expect(strip(more, 86, 106).equals(strip(one, 86, 106))).toBe(false)
})

test('traveller and packing list name their printer in the head only', async () => {
  const order = orderOf(squad(1))
  for (const write of [writeTraveller, writePackingList]) {
    const pageOf = async (of: FloorOrder): Promise<PdfPagePixels> => (await readBack(await write(of, kh), 60))[0]!
    const [without, epson] = [await pageOf(order), await pageOf({ ...order, printer: 'Epson F9470' })]
    const mimaki = await pageOf({ ...order, printer: 'ម៉ាស៊ីនធំ' })
    // The line of facts.
    expect([without, mimaki].map(page => strip(page, 35, 43).equals(strip(epson, 35, 43)))).toEqual([false, false])
    expect(strip(without, 44, 297).equals(strip(epson, 44, 297))).toBe(true)
  }
})

test('parcels hold all garments in order, evenly, each with its list', async () => {
  const all = squad(65)
  const parcels = parcelsOf(all, 30)
  expect(parcels.map(({ length }) => length)).toEqual([22, 21, 22])
  expect(parcels.flat()).toEqual(all)
  expect(sizesOf(parcels[1]!)).toBe('M 11 · 2XL 10')
  expect(await readBack(await writePackingList(orderOf(squad(5)), en, 2), 20)).toHaveLength(3)
})

test('a QR opening a garment is read from ticket and label', async () => {
  const order = { ...orderOf(squad(1)), opensAt: 'https://football.phnompenh-crown-academy.sport.example:8443/t/' }
  const opened = `${order.opensAt}${garmentCode('KIT-000042', order.garments[0]!)}`.toUpperCase()
  const [ticket] = await readBack(await writeTickets(order, kh), 150)
  expect(qrIn(ticket!, [12, 26, 38, 54])).toBe(opened)
  const [label] = await readBack(await writeLabels(order, kh), 300)
  expect(qrIn(label!, [2, 58, 18, 74])).toBe(opened)
})

test('a label of its size for each garment', async () => {
  const pages = await readBack(await writeLabels(orderOf(squad(2)), kh), 300)
  expect(pages.map(({ widthMm, heightMm }) => [widthMm, heightMm].map(Math.round))).toEqual([
    [40, 76],
    [40, 76],
  ])
  expect(qrIn(pages[1]!, [2, 58, 18, 74])).toBe(garmentCode('KIT-000042', squad(2)[1]!))
})

/** Decodes a label's graphics into rows of dots, as a printer would. */
const graphicsOf = (zpl: string): string[][] =>
  [...zpl.matchAll(/\^GFA,(\d+),(\d+),(\d+),([0-9A-F]+)\^FS/g)].map(([, bytes, total, perRow, hex]) => {
    expect(hex).toHaveLength(2 * Number(bytes))
    expect(total).toBe(bytes)
    const rows = hex!.match(new RegExp(`.{${2 * Number(perRow)}}`, 'g'))!
    return rows.map(row => row.replaceAll(/./g, digit => Number.parseInt(digit, 16).toString(2).padStart(4, '0')))
  })

const NEAR = [-1, 0, 1]

/**
 * Share of a graphic's ink without ink nearby on the label's page, as rendered by an independent reader; `at` in mm.
 */
function shareUnseen(
  rows: readonly string[],
  { data, widthPx, pxPerMm }: PdfPagePixels,
  at: { x: number; y: number },
): number {
  const [left, top] = [at.x, at.y].map(mm => Math.round(mm * pxPerMm)) as [number, number]
  const isDark = (x: number, y: number): boolean => data[4 * (y * widthPx + x)]! < 128
  const ink = rows.flatMap((row, y) => [...row.matchAll(/1/g)].map(({ index: x }) => ({ x: left + x, y: top + y })))
  const unseen = ink.filter(({ x, y }) => !NEAR.some(dx => NEAR.some(dy => isDark(x + dx, y + dy))))
  return unseen.length / ink.length
}

const inked = (rows: readonly string[]): number => rows.join('').replaceAll('0', '').length

test('labels for printers are ASCII: Khmer as uncut graphics, ZPL signs escaped', () => {
  const garments = [garment(), garment({ line: 2, printed: 'ចាន់ វណ្ណៈ' }), garment({ line: 3, printed: 'A^B~C_D' })]
  const zpl = writeZpl(orderOf(garments), en)
  expect(zpl).toMatch(/^[\x20-\x7e\n]*$/)
  const labels = zpl.split('^XA').slice(1)
  expect(labels).toHaveLength(3)
  expect(labels.every(label => label.trimEnd().endsWith('^XZ'))).toBe(true)
  const [[name, ...more], [other], latin] = labels.map(graphicsOf) as [string[][], string[][], string[][]]
  for (const rows of [name!, other!]) {
    expect(inked(rows)).toBeGreaterThan(200)
    expect([rows[0], rows.at(-1)].every(row => !row!.includes('1'))).toBe(true)
    expect(rows.some(row => row.startsWith('1') || row.endsWith('1'))).toBe(false)
  }
  expect(name).not.toEqual(other)
  expect(inked(more.at(-1)!)).toBeGreaterThan(500)
  // With Latin letters only “30 °C” and the care symbols are drawn.
  expect(latin).toHaveLength(2)
  expect(labels[2]).toContain('^FH^FD10  A_5EB_7EC_5FD^FS')
  expect(labels[0]).toContain(`^FDMA,${garmentCode('KIT-000042', garments[0]!)}^FS`)
})

test.each([203, 300] as const)('a label’s graphic for %i dpi equals its page in size', async dpi => {
  const order = orderOf([garment(), garment({ line: 2, printed: 'ចាន់ វណ្ណៈ' })])
  const [one, other] = await readBack(await writeLabels(order, en), dpi === 203 ? 203.2 : dpi)
  const label = writeZpl(order, en, dpi).split('^XA')[1]!
  const [name] = graphicsOf(label)
  // Label size sent to the printer.
  const [, wide, high] = /\^PW(\d+)\^LL(\d+)/.exec(label)!.map(Number)
  expect([wide! / one!.pxPerMm, high! / one!.pxPerMm]).toEqual([40, 76].map(mm => expect.closeTo(mm, 0)))
  // A module of the code has the same size on both, so that the code stays within its place.
  const [, module] = /\^BQN,2,(\d)/.exec(label)!.map(Number)
  expect(module! / one!.pxPerMm).toBeGreaterThan(0.3)
  expect(module! / one!.pxPerMm).toBeLessThan(0.4)
  expect(shareUnseen(name!, one!, { x: 3, y: 21 })).toBeLessThan(0.01)
  expect(shareUnseen(name!, other!, { x: 3, y: 21 })).toBeGreaterThan(0.2)
})

test('no piece has the code of its garment', () => {
  const one = { order: 'KIT-000042', line: 1, garment: 1 }
  const codes = ['front', 'back', 'sleeveL', 'sleeveR', 'collar'].map(piece => codeOf({ ...one, piece }))
  expect(codes).not.toContain(garmentCode('KIT-000042', garment()))
  expect(new Set(squad(9).map(each => garmentCode('KIT-000042', each))).size).toBe(9)
})

test.each(Object.entries({ writeTraveller, writeTickets, writeLabels, writePackingList }))(
  '%s of an order without garments makes no file',
  async (_, write) => {
    await expect(write(orderOf([]), en)).rejects.toThrow(RangeError)
  },
)

test('a label printer gets no file without labels', () => {
  expect(() => writeZpl(orderOf([]), en)).toThrow(RangeError)
})
