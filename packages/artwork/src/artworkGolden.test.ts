import { join } from 'node:path'
import { createDesign, type DesignDocument } from '@kitwright/design'
import { getGarment, sewnGarments } from '@kitwright/garment'
import { loadWraps } from '@kitwright/garment/wrap'
import { expect, test } from 'vitest'
import { assetKey, drawPiece, patternsOf, rasterise } from './index.ts'
import { flatPicture } from './flat/index.ts'
import { loadImageBuffer, nodeSources, nodeSurface } from './node/index.ts'
import { asKept, cellsOf } from './testing/cells.ts'
import { crestPng } from './testing/drawInNode.ts'
import { PARITY_ASSET, PARITY_CASES } from './testing/parityDocuments.ts'

// The studio is the place to judge how it looks. This test checks that it looks as before; `npx vitest run -u
// packages/artwork` accepts a new look.
const golden = (name: string): string => join(import.meta.dirname, 'golden', name)

const images = new Map([[assetKey(PARITY_ASSET), await loadImageBuffer(crestPng())]])

test('everything that the drawing code can do is drawn as before', async () => {
  await loadWraps('soccer')
  const sources = await nodeSources(
    PARITY_CASES.flatMap(({ document }) => patternsOf(document)),
    images,
  )
  const drawn = PARITY_CASES.map(({ name, document, piece }) => {
    const drawing = drawPiece(document, getGarment('soccer'), piece)
    return `${name}:\n${cellsOf(rasterise(drawing, { pxPerMm: 0.5, surface: nodeSurface, sources }), 12, 16)}\n`
  })
  const path = golden('pieces.txt')
  await expect(await asKept(drawn.join('\n'), path)).toMatchFileSnapshot(path)
})

const KIT = PARITY_CASES.find(({ name }) => name.startsWith('pattern, reduced'))!.document

/** Returns a garment whose parts each have their own colour, with woven texture and fades on the base. */
function coloured(id: string): DesignDocument {
  const plain = createDesign(id)
  const parts = Object.entries(plain.parts).map(([part, style], i) => [
    part,
    part === 'base'
      ? KIT.parts['base']!
      : { ...style, fill: { kind: 'solid', colour: `#${(0x4a90d0 + i * 0x2b3a17).toString(16)}` } },
  ])
  return { ...plain, parts: Object.fromEntries(parts) as DesignDocument['parts'] }
}

test('every garment lies flat as before, from both sides', async () => {
  const sources = await nodeSources(patternsOf(KIT))
  const cases = sewnGarments().flatMap(id => (['front', 'back'] as const).map(side => ({ id, side })))
  const drawn = cases.map(({ id, side }) => {
    const look = { widthPx: 144, heightPx: 180, side, background: null, surface: nodeSurface, sources }
    return `${id} ${side}:\n${cellsOf(flatPicture(coloured(id), getGarment(id), look), 16, 20)}\n`
  })
  const path = golden('flat.txt')
  await expect(await asKept(drawn.join('\n'), path)).toMatchFileSnapshot(path)
})
