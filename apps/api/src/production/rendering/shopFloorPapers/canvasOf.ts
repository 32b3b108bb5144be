import { type Context2d, sizeOf, type SurfaceCanvas } from '@kitwright/artwork'
import { loadImageBuffer, nodeSurface } from '@kitwright/artwork/node'

/** Returns a stored picture as a canvas to draw with. */
export async function canvasOf(png: Uint8Array): Promise<SurfaceCanvas> {
  const image = await loadImageBuffer(png)
  const { width, height } = sizeOf(image)
  const canvas = nodeSurface.createCanvas(width, height)
  const context = canvas.getContext('2d') as Context2d
  context.drawImage(image, 0, 0)
  return canvas
}
