import { join } from 'node:path'
import { getGarment } from '@kitwright/garment'
import { loadWraps } from '@kitwright/garment/wrap'
import { expect, test } from 'vitest'
import { assetKey, drawPiece, patternsOf, rasterise } from './index.ts'
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
