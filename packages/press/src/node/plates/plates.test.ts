import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import type { DesignDocument, Fill } from '@kitwright/design'
import { loadWraps } from '@kitwright/garment/wrap'
import { boxWidth } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { kit, sheetsIn, sourcesOf } from '../../testing/kit.ts'
import { findDifference, freeProfiles, writePdf } from '../index.ts'

await loadWraps('soccer')
const profiles = await freeProfiles()
const MM_PER_INCH = 25.4
/** Minimum size of a picture of a piece. */
const LEAST_PX = 100

function dressed(fill: Fill, colour: string): DesignDocument {
  const place = { scale: 1, rotationDeg: 0, offsetXMm: 0, offsetYMm: 0 }
  const pattern = { id: 'sash', colour, opacity: 0.8, ...place }
  return { ...kit(), parts: { ...kit().parts, sleeves: { fill, pattern, span: 'garment' } } }
}
const plain = dressed({ kind: 'solid', colour: '#dc2626' }, '#facc15')

async function printed(document: DesignDocument, name: string) {
  const sheets = sheetsIn('L', { document, player: { name, number: 7 } }).filter(({ piece }) => piece === 'sleeveL')
  const sources = await sourcesOf(document)
  const pdf = await writePdf({ sheets, sources, profiles, title: name, madeAt: new Date(0) })
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  const large = context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFRawStream)) return []
    const widthPx = Number(String(object.dict.get(PDFName.of('Width'))))
    return widthPx > LEAST_PX ? [{ widthPx, contents: object.contents }] : []
  })
  return { sheets, sources, pdf, large }
}

test('a garment-wide pattern prints at 150 dpi per size, read back as drawn', async () => {
  const [one, other] = [await printed(plain, 'DARA'), await printed(plain, 'SOK')]
  const [sheet] = one.sheets
  const widest = Math.max(...one.large.map(({ widthPx }) => widthPx))
  expect(widest / (boxWidth(sheet!.bleed) / MM_PER_INCH)).toBeGreaterThanOrEqual(150)
  expect(other.large.map(({ contents }) => contents)).toEqual(one.large.map(({ contents }) => contents))
  expect(await findDifference(one.pdf, one)).toBeNull()
})

test('a gradient below it is, too; one in another colour is found out', async () => {
  const stops = [
    { colour: '#7c2d12', at: 0 },
    { colour: '#1e3a8acc', at: 100 },
  ]
  const fill = { kind: 'gradient', shape: 'linear', angleDeg: 160, stops: [stops[0]!, stops[1]!] } as const
  const faded = await printed(dressed({ ...fill, stops: [...fill.stops] }, '#facc15'), 'DARA')
  expect(await findDifference(faded.pdf, faded)).toBeNull()
  const { sources } = faded
  const greener = { ...faded, sheets: (await printed(plain, 'DARA')).sheets, sources }
  expect(await findDifference(faded.pdf, greener)).toMatchObject({ kind: 'colour' })
})
