import type { Surface, SurfaceCanvas } from '@kitwright/artwork'
import type { Pixels } from './paintView.ts'

function paintGround(canvas: SurfaceCanvas, colour: string): void {
  const context = canvas.getContext('2d')!
  const { width, height } = canvas
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  const glow = context.createRadialGradient(
    width / 2,
    height * 0.4,
    0,
    width / 2,
    height * 0.4,
    Math.max(width, height) * 0.6,
  )
  glow.addColorStop(0, 'rgba(255,255,255,0.28)')
  glow.addColorStop(1, 'rgba(255,255,255,0)')
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
}

interface CanvasBacking {
  readonly surface: Surface
  /** CSS colour; null leaves it clear. */
  readonly ground: string | null
}

/** Converts pixels to a canvas, on a softly lit ground if one is given. */
export function toCanvas(pixels: Pixels, { surface, ground }: CanvasBacking): SurfaceCanvas {
  const canvas = surface.createCanvas(pixels.width, pixels.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D drawing context')
  const image = context.createImageData(pixels.width, pixels.height)
  image.data.set(pixels.data)
  context.putImageData(image, 0, 0)
  if (ground === null) return canvas
  const whole = surface.createCanvas(pixels.width, pixels.height)
  paintGround(whole, ground)
  whole.getContext('2d')!.drawImage(canvas as unknown as CanvasImageSource, 0, 0)
  return whole
}
