import type { WebGLRenderer } from 'three'
import { Vector2 } from 'three'

export interface PictureSize {
  readonly widthPx: number
  readonly heightPx: number
}

/**
 * Draws at another size and gives the canvas back as it was (`isOver`), all in one task, so that nothing of it is seen.
 * Rejects when the browser cannot make a PNG of that size.
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
    // The pixels are taken when toBlob is called, only the encoding comes later.
    renderer.domElement.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
  renderer.setPixelRatio(ratio)
  renderer.setSize(before.x, before.y, false)
  draw(true)
  return picture
}
