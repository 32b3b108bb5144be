import { createDesign } from '@kitwright/design'
import { expect, test } from 'vitest'
import { modelSelectionOf, readModelFiles } from '../node/modelFiles.ts'
import { type LeafMesh, shadeUnderLeaf } from './leafShade.ts'
import { readPieces } from './pieceMesh.ts'

const mesh = (piece: string, at: readonly number[]): LeafMesh => ({
  piece,
  position: Float32Array.from(at),
  openness: new Float32Array(at.length / 3).fill(0.9),
})
const LEAF = mesh('collar', [0, 0.2, 0.1])
/** Places on a shirt: below the leaf, beside it, far down. */
const FRONT = mesh('front', [0, 0.199, 0.097, 0, 0.18, 0.1, 0, 0.1, 0.1])

test('a folded collar darkens the shirt that it lies on, and only there', () => {
  const [leaf, , front] = shadeUnderLeaf([LEAF, mesh('stand', [0, 0.21, 0.09]), FRONT])
  expect(leaf).toBe(LEAF)
  const [below, beside, far] = front!.openness
  expect(below! / 0.9).toBeLessThan(0.5)
  expect(beside! / 0.9).toBeGreaterThan(0.7)
  expect(beside! / 0.9).toBeLessThan(1)
  expect(far).toBeCloseTo(0.9, 5)
})

test('a rib at the neck, which has no stand, darkens nothing', () => {
  expect(shadeUnderLeaf([LEAF, FRONT])[1]).toBe(FRONT)
})

test('a polo’s front is darker where its collar lies than the same cloth below', async () => {
  const files = await readModelFiles(modelSelectionOf({ document: createDesign('polo'), heightPx: 1000 }))
  const front = (await readPieces(files![0]!)).filter(({ piece, isRim }) => piece === 'front' && !isRim)
  const openness = front.flatMap(({ position, openness: open }) =>
    [...open].flatMap((value, v) => (position[3 * v + 1]! > 0 ? [value] : [])),
  )
  expect(Math.min(...openness)).toBeLessThan(0.4)
})
