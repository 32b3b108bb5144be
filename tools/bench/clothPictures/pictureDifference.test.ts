import { expect, test } from 'vitest'
import { clothDifference, type Picture } from './pictureDifference.ts'

/** A rectangle of cloth on a grey ground, brighter on its right half. */
function picture(side: number, left: number, colours: readonly (readonly number[])[]): Picture {
  const width = 100
  const data = new Uint8ClampedArray(4 * width * width).fill(230)
  for (let y = 20; y < 20 + side; y++)
    for (let x = left; x < left + side; x++)
      data.set([...colours[x - left < side / 2 ? 0 : 1]!, 255], 4 * (y * width + x))
  return { data, width, height: width }
}

test('the difference of cloth ignores its place and size, and sees its colour', () => {
  const colours = [
    [150, 20, 30],
    [200, 20, 30],
  ]
  const one = picture(40, 10, colours)
  expect(clothDifference(one, picture(60, 30, colours))).toBeLessThan(0.5)
  expect(clothDifference(one, picture(60, 30, [colours[1]!, colours[0]!]))).toBeGreaterThan(5)
})
