import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isCompletePicture } from './isCompletePicture.ts'
import { toPrintPixels } from './printPixels.ts'

const photo = sharp({
  create: {
    width: 120,
    height: 80,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 120, sigma: 40 },
  },
})

test.each(['png', 'jpeg', 'webp'] as const)('half a picture is none to print: %s', async format => {
  const whole = await photo.clone().toFormat(format).toBuffer()
  expect(isCompletePicture(whole)).toBe(true)
  expect(await toPrintPixels(whole)).toBe(whole)
  for (const bytes of [whole.length / 2, whole.length - 20, 9])
    expect(await toPrintPixels(whole.subarray(0, bytes)), `${bytes} bytes`).toBeNull()
})

test('a picture with a changed byte is invalid, where its format can tell', async () => {
  const png = await photo.clone().png().toBuffer()
  png[png.length >> 1]! ^= 1
  expect(isCompletePicture(png)).toBe(false)
})

test('bytes after the end of a photo are ignored, other kinds are not judged', async () => {
  const jpeg = await photo.clone().jpeg().toBuffer()
  expect(isCompletePicture(Buffer.concat([jpeg, Buffer.alloc(4)]))).toBe(true)
  expect([isCompletePicture(Buffer.from('words')), isCompletePicture(new Uint8Array())]).toEqual([true, true])
})
