import { describe, expect, it } from 'vitest'
import { packPng, PNG } from './packPng.ts'

/** Returns a canvas of noise, which compresses badly, so that packing takes time. */
function noise(sidePx: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = sidePx
  const pen = canvas.getContext('2d')!
  const pixels = pen.createImageData(sidePx, sidePx)
  let seed = 1
  for (let i = 0; i < pixels.data.length; i++) {
    seed = (seed * 48_271) % 0x7fffffff
    pixels.data[i] = i % 4 === 3 ? 255 : seed
  }
  pen.putImageData(pixels, 0, 0)
  return canvas
}

describe('a picture as PNG', () => {
  it('has each pixel as it was, also where it is clear', async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 60
    canvas.height = 40
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#0e9d6e'
    pen.fillRect(0, 0, 30, 40)
    const blob = await packPng(canvas, new AbortController().signal)
    const back = new OffscreenCanvas(60, 40).getContext('2d')!
    back.drawImage(await createImageBitmap(blob), 0, 0)
    expect(blob.type).toBe(PNG)
    expect([...back.getImageData(10, 10, 1, 1).data]).toEqual([0x0e, 0x9d, 0x6e, 255])
    expect([...back.getImageData(50, 10, 1, 1).data]).toEqual([0, 0, 0, 0])
    // The memory of the canvas is released.
    expect([canvas.width, canvas.height]).toEqual([0, 0])
  })

  it('keeps the page responsive while packing, and cancels at once', async () => {
    const calling = new AbortController()
    const canvas = noise(3000)
    const packed = packPng(canvas, calling.signal).then(
      () => 'packed',
      (cause: unknown) => (cause as Error).name,
    )
    // The next task of the page runs while the picture is still being packed.
    setTimeout(() => calling.abort(), 20)
    expect(await packed).toBe('AbortError')
    // The packing had no effect: the canvas is unchanged.
    expect(canvas.width).toBe(3000)
  })
})
