import { createDesign, createImageLayer } from '@kitwright/design'
import { defaultChart, findGarmentByProductType, zoneOf } from '@kitwright/garment'
import { USUAL_SETTINGS } from '@kitwright/press'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { GarmentToMake } from './job.ts'
import { work as check } from './checkWorker.ts'
import { work as make } from './makeWorker.ts'

const [WIDTH, HEIGHT] = [1600, 1200]
const quiet = { tell: () => undefined, enough: new AbortController().signal }

/** Makes grain on soft areas, like a camera's. */
async function photograph(): Promise<Uint8Array> {
  const pixels = new Uint8Array(3 * WIDTH * HEIGHT)
  for (let i = 0; i < pixels.length; i++) {
    const [x, y] = [Math.floor(i / 3) % WIDTH, Math.floor(i / 3 / WIDTH)]
    pixels[i] = 90 + 60 * Math.sin(x / 90 + (i % 3)) + 50 * Math.cos(y / 70) + ((x * 7919 + y * 104729 + i) % 11)
  }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

function hoodieWith(bytes: Uint8Array): GarmentToMake {
  const garment = findGarmentByProductType('HOODIE')!
  const plain = createDesign(garment.id)
  const asset = { source: 'file', id: 'photo', widthPx: WIDTH, heightPx: HEIGHT } as const
  const layer = createImageLayer('photo', 'logo', asset, zoneOf(garment, plain.options, 'logo')!)
  return {
    document: { ...plain, layers: [layer] },
    chart: defaultChart('HOODIE'),
    size: 'L',
    player: null,
    settings: USUAL_SETTINGS,
    label: { order: 'AK-000001', line: 1, garment: 1 },
    who: { line: '1', name: '', number: '', size: 'L' },
    madeAt: new Date(0),
    output: null,
    images: [{ id: 'photo', bytes, isAltered: false }],
    fonts: [],
  }
}

test('a customer’s JPEG enlarges a print file by its own bytes at most', async () => {
  const jpeg = await photograph()
  const made = await make(hoodieWith(jpeg), quiet)
  if (made.problem) throw new Error(made.problem.id)
  const pdf = Buffer.from(made.pdf)
  expect(pdf.includes(Buffer.from(jpeg))).toBe(true)
  const without = await make({ ...hoodieWith(jpeg), document: { ...hoodieWith(jpeg).document, layers: [] } }, quiet)
  expect(pdf.length - (without as typeof made).pdf.length).toBeLessThan(jpeg.length + 10_000)
  expect(await check({ garment: hoodieWith(jpeg), pdf }, quiet)).toBeNull()
})
