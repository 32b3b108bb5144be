import { join } from 'node:path'
import { asKept, cellsOf } from '@kitwright/artwork/testing'
import { createPatternUse, type DesignDocument, type PartStyle, type PatternMask } from '@kitwright/design'
import type { Point } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { kit, sheetsIn, sourcesOf } from '../testing/kit.ts'
import { readBack } from '../testing/readBack.ts'
import { findDifference, freeProfiles, writePdf } from './index.ts'

const profiles = await freeProfiles()
const rhombus = (x: number, y: number, by: number): Point[] => [
  { x, y: y - by },
  { x: x + by, y },
  { x, y: y + by },
  { x: x - by, y },
]
/** On the back, with a hole in its middle; one corner lies beyond the hem. */
const MASK: PatternMask = {
  shows: 'inside',
  outlines: [rhombus(0, 380, 170), rhombus(0, 380, 60), rhombus(0, 760, 80)].map(points => ({ piece: 'back', points })),
}
const dots = { ...createPatternUse('dots', '#facc15'), opacity: 1 }
const sash = { ...createPatternUse('sash', '#7f1d1d'), opacity: 0.8 }

async function masked(change: Partial<PartStyle>) {
  const plain = kit()
  const base = { ...plain.parts['base']!, pattern: dots, mask: MASK, ...change }
  const document: DesignDocument = { ...plain, parts: { ...plain.parts, base } }
  const sheets = sheetsIn('XL', { document }).filter(({ piece }) => piece === 'back')
  return { sheets, sources: await sourcesOf(document) }
}
type MaskedPrint = Awaited<ReturnType<typeof masked>>
const pdfOf = (its: MaskedPrint): Promise<Uint8Array> =>
  writePdf({ ...its, profiles, title: 'KIT 1.1', madeAt: new Date(0) })

test('a sheet shows patterns in their mask; another mask is detected', async () => {
  const its = await masked({})
  const pdf = await pdfOf(its)
  expect(await findDifference(pdf, its)).toBeNull()
  expect(await findDifference(pdf, await masked({ mask: { ...MASK, shows: 'outside' } }))).not.toBeNull()
  const [page] = await readBack(pdf, 72)
  const { widthPx: width, heightPx: height, data } = page!
  const cells = cellsOf({ width, height, data }, 24, 28)
  const golden = join(import.meta.dirname, '../golden/masked.txt')
  await expect(await asKept(`${cells}\n`, golden)).toMatchFileSnapshot(golden)
})

test('so is what goes over the whole garment, from its plates', async () => {
  const its = await masked({ pattern: sash, span: 'garment', mask: { ...MASK, shows: 'outside' } })
  const pdf = await pdfOf(its)
  expect(await findDifference(pdf, its)).toBeNull()
})
