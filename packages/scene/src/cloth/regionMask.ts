import type { PartArea, Piece } from '@kitwright/garment'
import { boxWidth } from '@kitwright/measure'
import { CanvasTexture, LinearFilter, type Texture } from 'three'
import { pieceCanvas } from './pieceCanvas.ts'
import { targetSize } from '../layers/targetSize.ts'

const CHANNELS = ['#f00', '#0f0', '#00f']
/** Coarse on purpose: the shader sharpens the half-way line. */
const PX_PER_MM = 1.3
const LONGEST_PX = 1024

export interface RegionMask {
  readonly texture: Texture
  readonly pxPerMm: number
}

/** Regions of a piece, one colour channel each, in the order of `areas`. */
export function createRegionMask(piece: Piece, areas: readonly PartArea[]): RegionMask {
  const size = targetSize(piece.box, PX_PER_MM, LONGEST_PX)
  const { canvas, pen } = pieceCanvas(piece.box, size, '#000')
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
  return { texture, pxPerMm: size.widthPx / boxWidth(piece.box) }
}
