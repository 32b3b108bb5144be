import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { createPatternUse, type DesignDocument } from '@kitwright/design'
import { loadWraps } from '@kitwright/garment/wrap'
import { loadCatalogue } from '@kitwright/library'
import { expect, test } from 'vitest'
import { kit, sheetsIn, sourcesOf } from '../../testing/kit.ts'
import { printerProfile } from '../../testing/profile.ts'
import { findDifference, freeProfiles, profilesFor, writePdf } from '../index.ts'

await loadCatalogue()
await loadWraps('soccer')
const profiles = await freeProfiles()

/** A kit with scales over front, back and sleeves. */
function scaled(colour = '#062f2b', opacity = 1): DesignDocument {
  const plain = kit()
  const pattern = { ...createPatternUse('naga-sides', colour), opacity }
  const whole = (part: string) => ({ ...plain.parts[part]!, pattern, span: 'garment' as const })
  const parts = Object.fromEntries(
    ['base', 'sleeves', 'sidePanel', 'shoulderPanel', 'stripes'].map(id => [id, whole(id)]),
  )
  return { ...plain, parts: { ...plain.parts, ...parts } }
}

interface PrintOptions {
  readonly name?: string
  readonly opacity?: number
  readonly isInked?: boolean
  readonly pieces?: readonly string[]
}

async function printed({ name = 'DARA', opacity, isInked = false, pieces = ['front', 'back'] }: PrintOptions = {}) {
  const document = scaled('#062f2b', opacity)
  const sheets = sheetsIn('L', { document, player: { name, number: 7 } }).filter(each => pieces.includes(each.piece))
  const sources = await sourcesOf(document)
  const own = await profilesFor({ bytes: printerProfile({ black: 0 }), name: 'Test' })
  const inked = isInked ? { profiles: own, inks: { isBlackScaled: false } } : { profiles }
  const pdf = await writePdf({ sheets, sources, ...inked, title: 'KIT 1.1', madeAt: new Date(0) })
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  const forms = context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isForm = object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form')
    return isForm
      ? [{ packed: object.contents, text: Buffer.from(decodePDFRawStream(object).decode()).toString('latin1') }]
      : []
  })
  return { pdf, sheets, sources, forms }
}

const count = (texts: readonly string[], operator: RegExp): number =>
  texts.reduce((sum, text) => sum + (text.match(operator) ?? []).length, 0)

/** Front and back for one player, printed once for the tests that only read it. */
let dara: ReturnType<typeof printed> | undefined
const printedForDara = async () => (dara ??= printed())

test('a garment-wide pattern is curves shared by front and back', async () => {
  const { pdf, forms, ...made } = await printedForDara()
  const texts = forms.map(({ text }) => text)
  // Written point by point for each area of each piece, it was some six million lines in 24 MB.
  expect(count(texts, / [lc]\n/g)).toBeLessThan(120_000)
  expect(count(texts, / c\n/g)).toBeGreaterThan(20_000)
  expect(pdf.length).toBeLessThan(1_600_000)
  expect(await findDifference(pdf, made)).toBeNull()
})

test('players of a size have the same bytes of it', async () => {
  const largeIn = ({ forms }: Awaited<ReturnType<typeof printed>>) =>
    forms.map(({ packed }) => packed).filter(({ length }) => length > 200_000)
  const [one, other] = [largeIn(await printedForDara()), largeIn(await printed({ name: 'SOK' }))]
  expect(one.length).toBeGreaterThan(0)
  expect(other).toEqual(one)
})

test('it is read back see-through, and in inks', async () => {
  const faint = await printed({ opacity: 0.6, pieces: ['back'] })
  expect(await findDifference(faint.pdf, faint)).toBeNull()
  const { forms } = await printed({ isInked: true, pieces: ['back'] })
  expect(
    count(
      forms.map(({ text }) => text),
      /(?<=[\d.] )rg\n/g,
    ),
  ).toBe(0)
})
