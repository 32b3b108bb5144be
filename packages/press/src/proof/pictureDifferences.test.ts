import { expect, test } from 'vitest'
import { differencesOf } from './pictureDifferences.ts'

const [WIDTH, HEIGHT] = [160, 160]
type Paint = readonly [x: number, y: number, width: number, height: number]

/** A white picture with black fields. */
function picture(...fields: readonly Paint[]): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255)
  for (const [left, top, width, height] of fields)
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) pixels.fill(0, 4 * (y * WIDTH + x), 4 * (y * WIDTH + x) + 3)
  return pixels
}

const compare = (before: Uint8ClampedArray, after: Uint8ClampedArray) =>
  differencesOf({ widthPx: WIDTH, heightPx: HEIGHT, before, after }).map(box =>
    box.map((share, i) => Math.round(share * (i % 2 === 0 ? WIDTH : HEIGHT))),
  )

test('equal pictures have no differences, a one-pixel edge shift neither', () => {
  const one = picture([40, 40, 40, 40])
  expect(compare(one, one)).toEqual([])
  expect(compare(one, picture([41, 40, 40, 40]))).toEqual([])
})

test('what is another one is framed with a little room, each by itself', () => {
  const found = compare(picture(), picture([16, 16, 8, 16], [120, 120, 16, 8]))
  expect(found).toEqual([
    [8, 8, 32, 40],
    [112, 112, 144, 136],
  ])
})

test.each([
  [
    [16, 112, 24, 8],
    [8, 104, 48, 128],
  ],
  [
    [112, 16, 8, 24],
    [104, 8, 128, 48],
  ],
] as const)('a frame is as wide and as high as what it frames, wherever that is', (field, framed) => {
  expect(compare(picture(), picture(field))).toEqual([framed])
})

test('a stroke a quarter cell thick is seen, a shifted edge not', () => {
  expect(compare(picture(), picture([16, 16, 8, 2]))).toEqual([[8, 8, 32, 32]])
})

test('a frame at the edge ends there', () => {
  expect(compare(picture(), picture([0, 152, 160, 8]))).toEqual([[0, 144, 160, 160]])
})

test('what lies within a ring is of one frame with it', () => {
  const ring: readonly Paint[] = [
    [16, 16, 128, 8],
    [16, 136, 128, 8],
    [16, 16, 8, 128],
    [136, 16, 8, 128],
  ]
  expect(compare(picture(), picture(...ring, [76, 76, 8, 8]))).toEqual([[8, 8, 152, 152]])
})

test('more differences than one can look at are one frame', () => {
  const many = Array.from({ length: 16 }, (_, i): Paint => [8 + (i % 4) * 40, 8 + Math.floor(i / 4) * 40, 8, 8])
  expect(compare(picture(), picture(...many))).toEqual([[0, 0, 144, 144]])
})
