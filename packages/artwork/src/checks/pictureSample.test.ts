import { expect, test } from 'vitest'
import { contextOf } from '../surface/canvasTools.ts'
import { nodeSurface } from '../node/index.ts'
import type { Drawable } from '../surface/types.ts'
import { colourAt, samplePicture } from './pictureSample.ts'

function picture(ground: string | null): Drawable {
  const canvas = nodeSurface.createCanvas(900, 300)
  const context = contextOf(canvas)
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, 900, 300)
  }
  context.fillStyle = '#0b1f4d'
  context.fillRect(150, 100, 600, 100)
  return canvas as unknown as Drawable
}

test('a picture is sampled by place, and known by its own background', () => {
  const clear = samplePicture(picture(null), nodeSurface)
  expect(clear.isOpaque).toBe(false)
  expect(colourAt(clear, 0.5, 0.5)).toEqual({ r: 11, g: 31, b: 77, a: 1 })
  expect(colourAt(clear, 0.05, 0.5).a).toBe(0)
  expect(colourAt(clear, 1.2, 0.5).a).toBe(0)
  const boxed = samplePicture(picture('#ffffff'), nodeSurface)
  expect(boxed.isOpaque).toBe(true)
  expect(colourAt(boxed, 0.05, 0.5)).toEqual({ r: 255, g: 255, b: 255, a: 1 })
})

test('letters of one colour that fill their frame have no ground of their own', () => {
  const block = (inside: string | null): Drawable => {
    const canvas = nodeSurface.createCanvas(870, 300)
    const context = contextOf(canvas)
    context.fillStyle = '#0b1f4d'
    for (let i = 0; i < 5; i++) context.fillRect(i * 180, 0, 150, 300)
    if (inside) {
      context.fillStyle = inside
      context.fillRect(200, 100, 100, 100)
    }
    return canvas as unknown as Drawable
  }
  const isOpaque = (inside: string | null) => samplePicture(block(inside), nodeSurface).isOpaque
  expect([isOpaque(null), isOpaque('#14275a'), isOpaque('#facc15')]).toEqual([false, false, true])
})
