import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { createCanvas } from '@napi-rs/canvas'
import { assetKey, measureLayer, patternsOf } from '@kitwright/artwork'
import { textMotifSize } from '@kitwright/artwork/motif'
import { loadImageBuffer, nodeSources, nodeSurface } from '@kitwright/artwork/node'
import { createPatternUse, type DesignDocument, type Motif, type PatternUse } from '@kitwright/design'
import { beforeAll, expect, test } from 'vitest'
import type { Sheet } from '../index.ts'
import { kit, sheetsIn } from '../testing/kit.ts'
import { readBack } from '../testing/readBack.ts'
import { findDifference, freeProfiles, writePdf } from './index.ts'

const profiles = await freeProfiles()
const asset = { source: 'file', id: 'crest', widthPx: 300, heightPx: 300 } as const
const lettering = { text: 'ខ្លាអង្គរ', font: 'kantumruy-pro', weight: 600, isItalic: false }
const size = textMotifSize(lettering, layer => measureLayer(layer, nodeSurface))
const club: Motif = { kind: 'text', ...lettering, ...size, gapXMm: 20, gapYMm: 15, rows: 'brick' }
const mark: Motif = {
  kind: 'picture',
  asset,
  inks: 2,
  widthMm: 260,
  heightMm: 260,
  gapXMm: 0,
  gapYMm: 0,
  rows: 'once',
}

async function images() {
  const canvas = createCanvas(300, 300)
  const context = canvas.getContext('2d')
  for (const [colour, radius] of [
    ['#7f1d1d', 140],
    ['#facc15', 80],
  ] as const) {
    context.fillStyle = colour
    context.beginPath()
    context.arc(150, 150, radius, 0, 2 * Math.PI)
    context.fill()
  }
  return new Map([[assetKey(asset), await loadImageBuffer(canvas.toBuffer('image/png'))]])
}

const own = (motif: Motif, change: Partial<PatternUse> = {}): PatternUse => ({
  ...createPatternUse('own', '#134e4a'),
  motif,
  ...change,
})

function dressed(pattern: PatternUse, ...over: PatternUse[]) {
  const plain = kit()
  const document: DesignDocument = {
    ...plain,
    piping: [
      {
        edges: [
          { piece: 'front', edge: 'sideL' },
          { piece: 'back', edge: 'shoulderR' },
        ],
        widthMm: 12,
        colour: '#d9a63a',
        middle: { colour: '#134e4a' },
      },
    ],
    parts: { ...plain.parts, base: { ...plain.parts['base']!, pattern, over } },
  }
  const sheets = sheetsIn('L', { document, player: { name: 'DARA', number: 7 } })
  return { document, sheets: sheets.filter(({ piece }) => piece === 'back') }
}

const words = own(club, { rotationDeg: -20, opacity: 0.6 })
const watermark = own(mark, { blend: 'tone', inks: [{ colour: '#000000' }], pieces: ['back'] })
const { document, sheets } = dressed(words, watermark)
const sources = await nodeSources(patternsOf(document), await images(), 'print')
let pdf: Uint8Array
beforeAll(async () => {
  pdf = await writePdf({ sheets, sources, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
})

test('repeated texts, watermark crests and tapes print as shapes, without findings', async () => {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  const pictures = context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) => object instanceof PDFRawStream && String(object.dict.get(PDFName.of('Subtype'))) === '/Image',
    )
  expect(pictures).toEqual([])
  expect(sheets.flatMap(({ findings }) => findings)).toEqual([])
})

test('they are read back as drawn; another colour is detected', async () => {
  expect(await findDifference(pdf, { sheets, sources })).toBeNull()
  const other = dressed({ ...words, colour: '#ffffff' }, watermark).sheets
  expect(await findDifference(pdf, { sheets: other, sources })).not.toBeNull()
})

test('a tiny motif is printed from its tile, for file size', async () => {
  const dots = own({ ...club, widthMm: 1, heightMm: 1, gapXMm: 0, gapYMm: 0 }, { scale: 0.1 })
  const small = dressed(dots)
  const its = { sheets: small.sheets, sources: await nodeSources(patternsOf(small.document), undefined, 'print') }
  const written = await writePdf({ ...its, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
  expect(written.length).toBeLessThan(2 * pdf.length)
  expect(await findDifference(written, its)).toBeNull()
})

test('artwork on a tape’s seam covers it; another colour is detected', async () => {
  const [sheet] = sheets as [Sheet, ...Sheet[]]
  const [page] = await readBack(pdf, 144)
  const side = sheet.lines.bleed.toSorted((a, b) => a.x - b.x)[0]!
  const [column, row] = [side.x + 1 - sheet.page[0], side.y - sheet.page[1] - 40].map(mm =>
    Math.round(mm * page!.pxPerMm),
  )
  const at = 4 * (row! * page!.widthPx + column!)
  expect([...page!.data.subarray(at, at + 3)].map(channel => Math.round(channel / 16))).toEqual([1, 5, 5])
  const bare = dressed(words, watermark)
  const red = bare.document.piping!.map(each => ({ ...each, colour: '#b91c1c' }))
  const others = sheetsIn('L', { document: { ...bare.document, piping: red }, player: { name: 'DARA', number: 7 } })
  const back = others.filter(({ piece }) => piece === 'back')
  expect(await findDifference(pdf, { sheets: back, sources })).toMatchObject({ kind: 'colour' })
})
