import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeSafe } from './makeSafe.ts'

const [WIDTH, HEIGHT] = [96, 64]

/** Stripes of one and two pixels in saturated colours, which reveal every loss. */
function stripes(channels: 3 | 4 = 3): Sharp {
  const colours = [
    [255, 0, 0, 255],
    [255, 255, 255, 255],
    [0, 40, 200, 120],
    [0, 160, 60, 0],
  ]
  const data = Buffer.from(
    Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
      const x = i % WIDTH
      return colours[(x < 48 ? x : Math.floor(x / 2)) % colours.length]!.slice(0, channels)
    }).flat(),
  )
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels } })
}

const pixelsOf = async (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes).rotate().toColourspace('srgb').raw().toBuffer()

/** Returns the largest and the mean colour difference of the pixels (CIE76). */
async function differenceOf(a: Uint8Array, b: Uint8Array): Promise<{ most: number; mean: number }> {
  const lab = async (bytes: Uint8Array): Promise<Float32Array> => {
    const raw = await sharp(bytes).rotate().removeAlpha().toColourspace('lab').raw({ depth: 'float' }).toBuffer()
    return new Float32Array(raw.buffer, raw.byteOffset, raw.length / 4)
  }
  const [first, second] = [await lab(a), await lab(b)]
  expect(first.length).toBe(second.length)
  let [most, sum] = [0, 0]
  for (let i = 0; i < first.length; i += 3) {
    const off = Math.hypot(...[0, 1, 2].map(k => first[i + k]! - second[i + k]!))
    most = Math.max(most, off)
    sum += off
  }
  return { most, mean: (sum * 3) / first.length }
}

describe('an upload keeps every pixel', () => {
  test.each<[name: string, bytes: Promise<Buffer>]>([
    ['a lossless WebP', stripes().webp({ lossless: true }).toBuffer()],
    ['a lossless WebP that lets through', stripes(4).webp({ lossless: true, exact: true }).toBuffer()],
    ['a lossless WebP with a profile', stripes().webp({ lossless: true }).withIccProfile('srgb').toBuffer()],
    ['a lossy WebP', stripes().webp({ quality: 60 }).toBuffer()],
    ['a lossy WebP that lets through', stripes(4).webp({ quality: 60 }).toBuffer()],
    ['a JPEG with full colours', stripes().jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['a JPEG with fewer colours', stripes().jpeg({ quality: 80 }).toBuffer()],
    ['a progressive JPEG', stripes().jpeg({ progressive: true }).toBuffer()],
    ['a JPEG with a profile', stripes().jpeg().withIccProfile('srgb').toBuffer()],
    ['a PNG', stripes(4).png().toBuffer()],
    [
      'a lossless WebP that lies on its side',
      stripes().webp({ lossless: true }).withMetadata({ orientation: 6 }).toBuffer(),
    ],
  ])('%s', async (_, made) => {
    const bytes = await made
    const safe = await makeSafe(bytes)
    expect((await pixelsOf(safe.bytes)).equals(await pixelsOf(bytes))).toBe(true)
    const { width, height, icc, exif } = await sharp(safe.bytes).metadata()
    expect({ width, height, icc, exif }).toEqual({ width: safe.widthPx, height: safe.heightPx })
  })

  test.each<[name: string, bytes: Promise<Buffer>]>([
    ['lies on its side', stripes().jpeg({ chromaSubsampling: '4:4:4' }).withMetadata({ orientation: 6 }).toBuffer()],
    ['is in other colours', stripes().withIccProfile('p3').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()],
    ['is grey', stripes().toColourspace('b-w').jpeg().toBuffer()],
    ['is in inks', stripes().toColourspace('cmyk').jpeg().toBuffer()],
  ])('a JPEG that %s is within ΔE 1 of what it was', async (_, made) => {
    const bytes = await made
    const safe = await makeSafe(bytes)
    const { channels, chromaSubsampling } = await sharp(safe.bytes).metadata()
    expect(channels === 1 || chromaSubsampling === '4:4:4').toBe(true)
    const upright = await sharp(bytes).rotate().toColourspace('srgb').png().toBuffer()
    expect((await differenceOf(upright, safe.bytes)).mean).toBeLessThanOrEqual(1)
  })
})

describe('an upload that keeps its pixels loses', () => {
  const hides = (bytes: Uint8Array): boolean => Buffer.from(bytes).includes('<script>')
  const SCRIPT = Buffer.from('<script>alert(1)</script>')
  test('a JPEG’s metadata, comments and what stands behind its end', async () => {
    const camera = await stripes()
      .jpeg()
      .withExif({ IFD0: { Copyright: '<script>' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><script></script></x:xmpmeta>')
      .toBuffer()
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]), SCRIPT])
    const whole = Buffer.concat([camera.subarray(0, 2), comment, camera.subarray(2), SCRIPT])
    expect(hides(whole)).toBe(true)
    expect(hides((await makeSafe(whole)).bytes)).toBe(false)
  })
  test('a WebP’s metadata, parts that are not known and what stands behind its end', async () => {
    const camera = await stripes(4)
      .webp({ quality: 60 })
      .withExif({ IFD0: { Copyright: '<script>' } })
      .toBuffer()
    const whole = Buffer.concat([camera, SCRIPT])
    expect(hides(camera)).toBe(true)
    expect(hides((await makeSafe(whole)).bytes)).toBe(false)
  })
  test('nothing where it is cut off: it is refused', async () => {
    for (const bytes of [
      await stripes().jpeg({ quality: 100 }).toBuffer(),
      await stripes().jpeg({ progressive: true, quality: 100 }).toBuffer(),
      await stripes().webp({ lossless: true }).toBuffer(),
      await stripes(4).webp({ quality: 100 }).toBuffer(),
    ])
      for (const share of [0.3, 0.6, 0.9])
        await expect(makeSafe(bytes.subarray(0, bytes.length * share))).rejects.toMatchObject({
          id: 'image-unreadable',
        })
  })
})
