import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { patternsOf } from '@kitwright/artwork'
import { nodeSources } from '@kitwright/artwork/node'
import { createPatternUse, type DesignDocument, type PatternUse } from '@kitwright/design'
import type { Size } from '@kitwright/garment'
import { loadWraps } from '@kitwright/garment/wrap'
import { boxWidth } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { kit, sheetsIn } from '../testing/kit.ts'
import { findDifference, freeProfiles, writePdf } from './index.ts'

await loadWraps('soccer')
const profiles = await freeProfiles()
const MM_PER_INCH = 25.4

const wearing = (id: string, change: Partial<PatternUse> = {}): PatternUse => ({
  ...createPatternUse(id, '#facc15'),
  ...change,
})

interface PatternPlacement {
  readonly part?: string
  readonly span?: 'piece' | 'garment'
  readonly size?: Size
  readonly colour?: string
}

async function printed(
  pieces: string | readonly string[],
  pattern: PatternUse,
  { part = 'base', span = 'piece', size = 'XXXXXXL', colour = '#134e4a' }: PatternPlacement = {},
) {
  const plain = kit()
  const fill = { kind: 'solid' as const, colour }
  const style = { fill, pattern, span }
  const document: DesignDocument = { ...plain, parts: { ...plain.parts, [part]: style } }
  const sheets = sheetsIn(size, { document, player: { name: 'DARA', number: 7 } }).filter(each =>
    [pieces].flat().includes(each.piece),
  )
  const sources = await nodeSources(patternsOf(document), undefined, 'print')
  const pdf = await writePdf({ sheets, sources, profiles, title: 'KIT 1.1', madeAt: new Date(0) })
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  const pictures = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const says = (key: string): string =>
      object instanceof PDFRawStream ? String(object.dict.get(PDFName.of(key))) : ''
    return says('Subtype') === '/Image' ? [Number(says('Width'))] : []
  })
  return { sheets, sources, pdf, pictures }
}

test.each([
  ['one that is seen once', wearing('sash-krama')],
  ['one that repeats, turned and see-through', wearing('kbach', { rotationDeg: 30, opacity: 0.5 })],
  ['one of several tones', wearing('ribbon-weave', { opacity: 0.8 })],
  ['one of two inks', wearing('hol-club', { inks: [{ colour: '#ffffff' }] })],
])('of packaged patterns %s prints as shapes, and reads back', async (_, pattern) => {
  const { pictures, pdf, ...its } = await printed('back', pattern, { size: 'XS' })
  expect(pictures).toEqual([])
  expect(its.sheets.flatMap(({ findings }) => findings)).toEqual([])
  expect(await findDifference(pdf, its)).toBeNull()
})

test('one with too many lines prints as a 200 dpi picture', async () => {
  const scale = 0.9
  const { pictures, pdf, ...its } = await printed('back', wearing('hol-stars', { scale }))
  expect(Math.max(...pictures)).toBeGreaterThanOrEqual((160 * scale * 200) / MM_PER_INCH)
  expect(await findDifference(pdf, its)).toBeNull()
})

test('garment-wide it is shapes on the body, sharp pixels on sleeves', async () => {
  const back = await printed('back', wearing('sash'), { span: 'garment', size: 'M' })
  expect(back.pictures).toEqual([])
  expect(await findDifference(back.pdf, back)).toBeNull()
  const sleeve = await printed('sleeveL', wearing('sash', { opacity: 0.8 }), { part: 'sleeves', span: 'garment' })
  const widest = Math.max(...sleeve.pictures)
  expect(widest / (boxWidth(sleeve.sheets[0]!.bleed) / MM_PER_INCH)).toBeGreaterThanOrEqual(150)
  expect(await findDifference(sleeve.pdf, sleeve)).toBeNull()
})

/** `npm run sweep` prints the others, too. */
const isWhole = process.env['WHOLE_SWEEP'] !== undefined
const SOFT = isWhole ? ['fade-mist', 'fade-hem', 'fade-sides'] : ['fade-hem']

test.each(SOFT)('the soft pattern %s, placed once, has 150 dpi when largest', async id => {
  const pattern = wearing(id, { scale: 1.6, rotationDeg: 20, opacity: 0.7 })
  const { pictures, pdf, ...its } = await printed('back', pattern)
  const widthMm = boxWidth(its.sheets[0]!.bleed)
  expect(Math.max(...pictures) / (widthMm / MM_PER_INCH)).toBeGreaterThanOrEqual(150)
  expect(its.sheets.flatMap(({ findings }) => findings)).toEqual([])
  expect(await findDifference(pdf, its)).toBeNull()
})

const OVERLAID: readonly Size[] = isWhole ? ['M', 'XL'] : ['M']

test.each(OVERLAID)('see-through tones that lie one over the other come as designed in %s', async size => {
  const rocks = wearing('block-shards', { opacity: 0.9, colour: '#34b89a' })
  const { pdf, ...its } = await printed(['front', 'back'], rocks, { span: 'garment', size, colour: '#0f5c4d' })
  expect(await findDifference(pdf, its)).toBeNull()
})

test.each([
  ...(isWhole ? [['upright bands', wearing('stripes-offset')] as const] : []),
  ['level bands, turned', wearing('hoop-club', { rotationDeg: 20 })],
  ['one drawn small', wearing('sash', { scale: 0.2 })],
] as const)('over the whole garment %s go on beyond their tile as on the screen', async (_, pattern) => {
  const back = await printed('back', pattern, { span: 'garment', size: 'XS' })
  expect(back.pictures).toEqual([])
  expect(await findDifference(back.pdf, back)).toBeNull()
  const sleeve = await printed('sleeveL', pattern, { part: 'sleeves', span: 'garment', size: 'XS' })
  expect(await findDifference(sleeve.pdf, sleeve)).toBeNull()
})

const SPANS = isWhole ? (['piece', 'garment'] as const) : (['garment'] as const)

test.each(SPANS)('a tone that little of a large tile has is printed over a %s', async span => {
  const { pdf, ...its } = await printed('back', wearing('hol-hem'), { span, size: 'M' })
  expect(await findDifference(pdf, its)).toBeNull()
})
