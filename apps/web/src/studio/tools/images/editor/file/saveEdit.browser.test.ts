import type { Pixels } from '@kitwright/artwork/pixels'
import { expect, it } from 'vitest'
import { imageUrl } from '../../../../../drafts/index.ts'
import { encodeLossless } from '../../files/encodeLossless.ts'
import { createPixelRunner } from '../pixels/createPixelRunner.ts'
import { saveEdit } from './saveEdit.ts'

/** Deterministic noise, which no encoder compresses. */
function noise(width: number, height: number, levels = 256): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  let seed = 1
  for (let i = 0; i < data.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    data[i] = i % 4 === 3 ? 255 : Math.floor(((seed >>> 24) * levels) / 256) * (256 / levels)
  }
  return { width, height, data }
}

async function save(asks: number[], mayLose: boolean) {
  const pixels = noise(2100, 2100)
  const size = { widthMm: 100, heightMm: 100 }
  const runner = createPixelRunner(noise(8, 8), size)
  const opened = { pixels, preview: noise(8, 8), svg: null, isShrunk: false }
  const edit = { steps: [{ kind: 'flip' as const, axis: 'horizontal' as const }], trace: null }
  const askToLose = async (bytes: number): Promise<boolean> => {
    asks.push(bytes)
    return mayLose
  }
  return saveEdit({ opened, edit, runner, askToLose }, () => undefined).finally(() => runner.close())
}

it('saveEdit keeps an oversized edit with loss only after the customer agrees', async () => {
  const asks: number[] = []
  expect(await save(asks, false)).toBe('declined')
  expect(asks).toHaveLength(1)
  expect(asks[0]).toBeGreaterThan(10 * 1024 * 1024)
  const kept = await save(asks, true)
  expect(kept).toMatchObject({ ok: true, asset: { widthPx: 2100 } })
  if (kept === null || kept === 'declined' || !kept.ok) throw new Error('not kept')
  const url = await imageUrl(kept.asset)
  expect((await (await fetch(url!)).blob()).type).toBe('image/webp')
})

it('encodeLossless encodes an oversized PNG as a WebP with identical pixels', async () => {
  const { width, height, data } = noise(256, 256, 4)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.putImageData(new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height), 0, 0)
  const png = (await encodeLossless(canvas)).bytes
  const { blob } = await encodeLossless(canvas, png - 1)
  expect(blob?.type).toBe('image/webp')
  const context = document.createElement('canvas').getContext('2d')!
  context.canvas.width = width
  context.canvas.height = height
  context.drawImage(await createImageBitmap(blob!), 0, 0)
  expect(context.getImageData(0, 0, width, height).data).toEqual(data)
})
