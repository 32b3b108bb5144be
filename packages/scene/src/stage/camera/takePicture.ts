import type { WebGLRenderer } from 'three'
import { Vector2 } from 'three'

export interface PictureSize {
  readonly widthPx: number
  readonly heightPx: number
}

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
  const picture = new Promise<Blob>((resolve, reject) =>
    // toBlob reads the pixels immediately; only the encoding comes later.
    renderer.domElement.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
  renderer.setPixelRatio(ratio)
  renderer.setSize(before.x, before.y, false)
  draw(true)
  return picture
}
