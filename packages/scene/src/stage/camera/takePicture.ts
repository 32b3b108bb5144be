import type { WebGLRenderer } from 'three'
import { Vector2 } from 'three'

export interface PictureSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** Returns what was just drawn as a PNG. Rejects if the browser cannot create one of that size. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    // toBlob reads the pixels immediately; only the encoding comes later.
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )

/**
 * Draws at another size and then restores the canvas, all in one task, so that nothing of it is visible. `isOver` marks
 * the restoring draw. Rejects if the browser cannot create a PNG of that size.
 */
export function takePicture(
  renderer: WebGLRenderer,
  size: PictureSize,
  draw: (isOver: boolean) => void,
): Promise<Blob> {
  const before = renderer.getSize(new Vector2())
  const ratio = renderer.getPixelRatio()
  renderer.setPixelRatio(1)
  renderer.setSize(size.widthPx, size.heightPx, false)
  draw(false)
  const picture = pngOf(renderer.domElement)
  renderer.setPixelRatio(ratio)
  renderer.setSize(before.x, before.y, false)
  draw(true)
  return picture
}
