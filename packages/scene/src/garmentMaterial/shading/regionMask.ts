import { addMaskToPath, type PieceMask } from '@kitwright/artwork'
import type { PartArea, Piece } from '@kitwright/garment'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { CanvasTexture, DataTexture, LinearFilter, LinearMipmapLinearFilter, type Texture } from 'three'
import { pieceCanvas } from '../fabric/pieceCanvas.ts'
import { ANISOTROPY, targetSize, type TargetSize } from '../../layers/targetSize.ts'

const CHANNELS = ['#f00', '#0f0', '#00f']
/** Coarse on purpose: the shader sharpens the half-way line. */
const PX_PER_MM = 1.3
const LONGEST_PX = 1024

export interface RegionMask {
  readonly texture: Texture
  readonly pxPerMm: number
  /** Whether its alpha masks the patterns. */
  readonly isMasked: boolean
}

/** The areas of a piece in drawing order, the whole piece first, and the mask of each area's patterns. */
export interface MaskedAreas {
  readonly piece: Piece
  readonly areas: readonly PartArea[]
  readonly masks: readonly (PieceMask | null)[]
}

const traceRegion = (pen: CanvasRenderingContext2D, { region = [], frame }: PartArea): void =>
  addMaskToPath(pen, { outlines: region, isInside: true }, frame)

/** Draws white where the patterns of the topmost area are visible. */
function drawSeen({ piece: { box }, areas, masks }: MaskedAreas, size: TargetSize): CanvasRenderingContext2D {
  const { pen } = pieceCanvas(box, size, '#fff')
  for (const [i, area] of areas.entries()) {
    const mask = masks[i]
    pen.save()
    if (area.region) {
      traceRegion(pen, area)
      pen.clip()
    }
    pen.fillStyle = mask ? '#000' : '#fff'
    pen.fillRect(box[0], box[1], boxWidth(box), boxHeight(box))
    if (mask) {
      pen.fillStyle = '#fff'
      addMaskToPath(pen, mask, box)
      pen.fill('evenodd')
    }
    pen.restore()
  }
  return pen
}

/** Creates a texture from raw pixels: a canvas would multiply the colours by that alpha. */
function withSeen(pen: CanvasRenderingContext2D, of: MaskedAreas, { widthPx, heightPx }: TargetSize): Texture {
  const [{ data }, seen] = [pen, drawSeen(of, { widthPx, heightPx })].map(each =>
    each.getImageData(0, 0, widthPx, heightPx),
  ) as [ImageData, ImageData]
  for (let i = 0; i < data.length; i += 4) data[i + 3] = seen.data[i]!
  const texture = new DataTexture(data, widthPx, heightPx)
  texture.needsUpdate = true
  return texture
}

/**
 * Creates the mask of a piece's regions, one colour channel each, in the order of `areas`. With pattern masks, alpha
 * shows where they are visible.
 */
export function createRegionMask(of: MaskedAreas): RegionMask {
  const { piece, areas, masks } = of
  const size = targetSize(piece.box, PX_PER_MM, LONGEST_PX)
  const { canvas, pen } = pieceCanvas(piece.box, size, '#000')
  pen.globalCompositeOperation = 'lighter'
  areas.slice(1).forEach((area, i) => {
    pen.fillStyle = CHANNELS[i]!
    traceRegion(pen, area)
    pen.fill()
  })
  const isMasked = masks.some(mask => mask !== null)
  const texture = isMasked ? withSeen(pen, of, size) : new CanvasTexture(canvas)
  texture.flipY = false
  // The mask alone would break a stripe narrower than two pixels into dashes.
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.anisotropy = ANISOTROPY
  return { texture, pxPerMm: size.widthPx / boxWidth(piece.box), isMasked }
}
