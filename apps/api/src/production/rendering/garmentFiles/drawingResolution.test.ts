import { expect, test } from 'vitest'
import { drawingResolutions, TO_PRINT } from './drawingResolution.ts'

const drawing = (key: string, longMm: number) => ({ key, longMm, proportion: 1 })
const dpiOf = (all: readonly { readonly key: string; readonly longMm: number }[]): number[] => {
  const sides = drawingResolutions(
    all.map(({ key, longMm }) => drawing(key, longMm)),
    TO_PRINT,
  )
  return all.map(({ key, longMm }) => Math.floor((sides.get(key)! / longMm) * 25.4))
}

test('drawings are printed at 300 dpi where they fit, 150 across a 6XL front', () => {
  expect(dpiOf([{ key: 'crest', longMm: 300 }])).toEqual([300])
  expect(dpiOf([{ key: 'all over', longMm: 1000 }])).toEqual([160])
  // Two of them share the space with a crest: none is blurred.
  expect(
    dpiOf([
      { key: 'front', longMm: 1000 },
      { key: 'back', longMm: 1000 },
      { key: 'crest', longMm: 100 },
    ]),
  ).toEqual([150, 150, 150])
})
