import { CanvasTexture, RepeatWrapping } from 'three'

const WALES = 8
const SIZE = 256

/** Height of an interlock knit at a place in the tile, 0-1. */
function knitHeight(u: number, v: number): number {
  const wale = u - Math.floor(u)
  const course = (v + 0.8 * Math.abs(wale - 0.5)) % 1
  return Math.sin(Math.PI * wale) ** 0.7 * (0.55 + 0.45 * (0.5 + 0.5 * Math.cos(2 * Math.PI * course)))
}

/** A repeating normal map of knitted cloth. */
export function knitNormals(): CanvasTexture {
  const at = (x: number, y: number): number =>
    knitHeight((((x + SIZE) % SIZE) / SIZE) * WALES, (((y + SIZE) % SIZE) / SIZE) * WALES)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIZE
  const context = canvas.getContext('2d')!
  const image = context.createImageData(SIZE, SIZE)
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const dx = (at(x + 1, y) - at(x - 1, y)) * 2.2
      const dy = (at(x, y + 1) - at(x, y - 1)) * 2.2
      const length = Math.hypot(dx, dy, 1)
      image.data.set(
        [128 - (127 * dx) / length, 128 + (127 * dy) / length, 128 + 127 / length, 255],
        4 * (y * SIZE + x),
      )
    }
  }
  context.putImageData(image, 0, 0)
  const texture = new CanvasTexture(canvas)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.anisotropy = 8
  texture.channel = 1
  return texture
}
