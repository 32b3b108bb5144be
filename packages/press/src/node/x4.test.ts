import { patternsOf } from '@kitwright/artwork'
import { nodeSources } from '@kitwright/artwork/node'
import { describe, expect, test } from 'vitest'
import { nestOutline } from '../index.ts'
import { crest, everything } from '../testing/fullKit.ts'
import { sheetsIn } from '../testing/kit.ts'
import { hasQpdf, readByQpdf } from '../testing/qpdf.ts'
import { X4_RULES } from '../testing/x4Rules.ts'
import { freeProfiles, writeMarker, writePdf } from './index.ts'

const document = everything()
const sheets = sheetsIn('XS', { document, player: { name: 'សុខ ដារ៉ា', number: 7 } }).filter(({ piece }) =>
  ['back', 'sleeveL', 'collar'].includes(piece),
)
// Uses names like people give: file metadata can be in any script.
const FACTS = {
  title: 'ឈុតនាគ <Dragons> & Sons 1.3 – 1420 × 3917 mm',
  madeAt: new Date('2026-11-24T08:00:00Z'),
  profiles: await freeProfiles(),
}
const sources = await nodeSources(patternsOf(document), await crest(), 'print')
const garmentOf = async (isInked: boolean): Promise<Uint8Array> =>
  writePdf({ ...FACTS, sheets, sources, ...(isInked && { inks: { isBlackScaled: true } }) })

async function markerOf(isInked: boolean): Promise<Uint8Array> {
  const pieces = sheets.map((sheet, page) => {
    const place = { turn: 90 as const, xMm: 900, yMm: 400 * page + 100 }
    return { ...place, page, box: sheet.page, cut: sheet.lines.cut, outline: nestOutline(sheet) }
  })
  const size = { widthMm: 1_400, lengthMm: 1_200 }
  const garments = [{ pdf: await garmentOf(isInked), pieces }]
  return writeMarker({
    ...FACTS,
    ...size,
    isMirrored: true,
    isInked,
    order: 'KIT-000042',
    cutName: 'Kiss cut',
    garments,
  })
}

describe.skipIf(!hasQpdf).each([
  ['a garment’s file', garmentOf, false],
  ['a garment’s file in inks', garmentOf, true],
  ['a marker', markerOf, false],
  ['a marker in inks', markerOf, true],
] as const)('%s is PDF/X-4, by a reader of another house:', (_, write, isInked) => {
  test('every rule', async () => {
    const file = await readByQpdf(await write(isInked))
    const against = Object.entries(X4_RULES).map(([rule, find]) => [rule, find(file)])
    expect(against).toEqual(Object.keys(X4_RULES).map(rule => [rule, []]))
  })
})
