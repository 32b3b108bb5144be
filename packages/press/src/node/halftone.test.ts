import { createDesign, type DesignDocument, type TextLayer } from '@kitwright/design'
import { PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { kit, sheetsIn, sourcesOf } from '../testing/kit.ts'
import { findDifference, freeProfiles, writePdf } from './index.ts'

const profiles = await freeProfiles()

/** The back with a Khmer name and a number. */
async function back(change: Partial<TextLayer>) {
  const plain = kit()
  const layers = plain.layers.map(layer => (layer.kind === 'text' ? { ...layer, ...change } : layer))
  const document: DesignDocument = { ...createDesign('soccer'), ...plain, layers }
  const sheets = sheetsIn('M', { document }).filter(({ piece }) => piece === 'back')
  return { sheets, sources: await sourcesOf(document) }
}
const write = (its: Awaited<ReturnType<typeof back>>) =>
  writePdf({ ...its, profiles, title: 'KIT 1.1', madeAt: new Date(0) })

async function picturesIn(pdf: Uint8Array): Promise<number> {
  const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
  const isPicture = (object: unknown): boolean =>
    object instanceof PDFRawStream && String(object.dict.get(PDFName.of('Subtype'))) === '/Image'
  return context.enumerateIndirectObjects().filter(([, object]) => isPicture(object)).length
}

const OUTLINED = [
  ['with outlines, spaced', { outline: { colour: '#facc15', widthMm: 2 }, letterSpacingEm: 0.05 }],
] satisfies [string, Partial<TextLayer>][]

test.each([
  ['by themselves', {}],
  // `npm run sweep` prints these, too.
  ...(process.env['WHOLE_SWEEP'] ? OUTLINED : []),
  ['bent and leaning', { curve: { kind: 'arc', degrees: 40 }, skewDeg: 12 }],
] satisfies [string, Partial<TextLayer>][])(
  'halftone letters %s are printed as the studio draws them, as shapes',
  async (_, change) => {
    const its = await back({ ...change, isHalftone: true })
    const pdf = await write(its)
    expect(await picturesIn(pdf)).toBe(0)
    expect(await findDifference(pdf, its)).toBeNull()
    expect(await findDifference(pdf, await back(change))).not.toBeNull()
    expect(pdf.length - (await write(await back(change))).length).toBeLessThan(600_000)
  },
)
