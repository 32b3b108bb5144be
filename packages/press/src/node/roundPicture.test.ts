import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { createCanvas } from '@napi-rs/canvas'
import { assetKey, patternsOf } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources } from '@kitwright/artwork/node'
import { createPatternUse, type DesignDocument, type PictureMotif } from '@kitwright/design'
import { loadWraps } from '@kitwright/garment/wrap'
import { expect, test } from 'vitest'
import { kit, sheetsIn } from '../testing/kit.ts'
import { findDifference, freeProfiles, writePdf } from './index.ts'

await loadWraps('soccer')
const profiles = await freeProfiles()
const asset = { source: 'file', id: 'photo', widthPx: 651, heightPx: 504 } as const

async function photo() {
  const canvas = createCanvas(asset.widthPx, asset.heightPx)
  const context = canvas.getContext('2d')
  const shade = context.createLinearGradient(0, 0, asset.widthPx, asset.heightPx)
  for (const [at, colour] of [
    [0, '#0f172a'],
    [0.5, '#facc15'],
    [1, '#b91c1c'],
  ] as const)
    shade.addColorStop(at, colour)
  context.fillStyle = shade
  context.fillRect(0, 0, asset.widthPx, asset.heightPx)
  return new Map([[assetKey(asset), await loadImageBuffer(canvas.toBuffer('image/png'))]])
}
const images = await photo()

const motif: PictureMotif = {
  kind: 'picture',
  asset,
  inks: 0,
  isRound: true,
  widthMm: 520,
  heightMm: 402,
  gapXMm: 0,
  gapYMm: 0,
  rows: 'once',
}

/** Prints a picture on body and sleeves with the given size and offset from the middle. */
async function printed({ scale = 1, offsetYMm = -180, opacity = 1, pieces = ['front', 'sleeveL'] } = {}) {
  const plain = kit()
  const pattern = { ...createPatternUse('own', '#ffffff'), motif, scale, offsetYMm, opacity }
  const dressed = (part: string) => ({ ...plain.parts[part]!, pattern, span: 'garment' as const })
  const parts = { ...plain.parts, base: dressed('base'), sleeves: dressed('sleeves') }
  const document: DesignDocument = { ...plain, parts }
  const all = sheetsIn('XL', { document, player: { name: 'DARA', number: 7 } })
  const sheets = all.filter(({ piece }) => pieces.includes(piece))
  return { all, sheets, sources: await nodeSources(patternsOf(document), images, 'print') }
}

const first = await printed()
const pdf = await writePdf({ ...first, profiles, title: 'KIT 1.1', madeAt: new Date(0) })

test('a surrounding picture is embedded once with all pixels, bent on sleeves', async () => {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  const widths = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isImage = object instanceof PDFRawStream && String(object.dict.get(PDFName.of('Subtype'))) === '/Image'
    return isImage ? [Number(String(object.dict.get(PDFName.of('Width'))))] : []
  })
  const colours = widths.filter(width => width === asset.widthPx)
  expect(colours).toHaveLength(1)
  expect(Math.max(...widths.filter(width => width !== asset.widthPx))).toBeGreaterThan(500)
})

test('it is read back as drawn; laid elsewhere it is detected', async () => {
  expect(await findDifference(pdf, first)).toBeNull()
  const seeThrough = await printed({ opacity: 0.6, pieces: ['back'] })
  const faint = await writePdf({ ...seeThrough, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
  expect(await findDifference(faint, seeThrough)).toBeNull()
  expect(await findDifference(pdf, await printed({ offsetYMm: -120 }))).toMatchObject({ kind: 'colour' })
})

test('its dpi is told at true size on its pieces', async () => {
  const told = ({ all }: typeof first) =>
    all.flatMap(({ piece, findings }) =>
      findings.flatMap(each => (each.kind === 'pictureInPattern' ? [{ piece, ...each }] : [])),
    )
  const small = told(first)
  expect(small.map(({ piece }) => piece).toSorted()).toEqual(['back', 'front', 'sleeveL', 'sleeveR'])
  // 651 px on 520 mm of the base size are 31 dpi; XL is wider.
  for (const { dpi } of small) expect([dpi! > 27, dpi! < 31]).toEqual([true, true])
  const fine = told(await printed({ scale: 0.15 }))
  expect(fine.map(({ isCoarse }) => isCoarse)).toEqual([false, false])
  expect(told(await printed({ offsetYMm: 1900 }))).toEqual([])
})
