import { expect, test } from 'vitest'
import { blankPixels, mainColours, type Pixels } from './index.ts'

const SIDE = 64

/** Returns a picture from a function of each pixel's colour; null is transparent. */
function painted(colourAt: (x: number, y: number) => readonly [number, number, number] | null): Pixels {
  const pixels = blankPixels(SIDE, SIDE)
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const colour = colourAt(x, y)
      if (colour) pixels.data.set([...colour, 255], 4 * (y * SIDE + x))
    }
  return pixels
}
const [NAVY, GOLD, WHITE] = [[23, 37, 84] as const, [212, 160, 23] as const, [255, 255, 255] as const]
const from = (x: number, y: number): number => Math.hypot(x - 32, y - 32)
const shield = (x: number, y: number) => (from(x, y) < 14 ? GOLD : from(x, y) < 26 ? NAVY : null)

test('a crest’s colours come by how much one sees of them', () => {
  expect(mainColours(painted(shield))).toEqual(['#172554', '#d4a017'])
})

test('the white box around a crest is not its colour; white inside is', () => {
  const boxed = (x: number, y: number) => shield(x, y) ?? WHITE
  expect(mainColours(painted(boxed))).toEqual(['#172554', '#d4a017'])
  const bright = (x: number, y: number) => (from(x, y) < 8 ? WHITE : boxed(x, y))
  expect(mainColours(painted(bright))).toEqual(['#172554', '#d4a017', '#ffffff'])
})

test('small print and soft edges are separated from painted colours', () => {
  const printed = (x: number, y: number) => (y === 32 && x % 2 === 0 ? ([220, 38, 38] as const) : shield(x, y))
  expect(mainColours(painted(printed))).toEqual(['#172554', '#d4a017'])
})

test('shades of one colour are one; nothing has none', () => {
  const shaded = (x: number, y: number) => (from(x, y) < 26 ? ([23, 37 + Math.round(y / 8), 84] as const) : null)
  expect(mainColours(painted(shaded))).toHaveLength(1)
  expect(mainColours(painted(() => null))).toEqual([])
})
