import type { PartArea, Piece } from '@kitwright/garment'
import { CanvasTexture, LinearFilter, type Texture } from 'three'
import { pieceCanvas } from './pieceCanvas.ts'
import { targetSize } from './targetSize.ts'

const CHANNELS = ['#f00', '#0f0', '#00f']
/** Coarse on purpose: the shader sharpens the half-way line. */
const PX_PER_MM = 1.3

/** Regions of a piece, one colour channel each, in the order of `areas`. */
export function createRegionMask(piece: Piece, areas: readonly PartArea[]): Texture {
  const { canvas, pen } = pieceCanvas(piece.box, targetSize(piece.box, PX_PER_MM, 1024), '#000')
  pen.globalCompositeOperation = 'lighter'
  areas.forEach(({ region = [] }, i) => {
    pen.fillStyle = CHANNELS[i]!
    pen.beginPath()
    for (const polygon of region) {
      polygon.forEach((point, k) => (k === 0 ? pen.moveTo(point.x, point.y) : pen.lineTo(point.x, point.y)))
      pen.closePath()
    }
    pen.fill()
  })
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.generateMipmaps = false
  texture.minFilter = texture.magFilter = LinearFilter
  return texture
}
