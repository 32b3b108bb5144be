import type { Piece } from '@kitwright/garment'
import { edgeDistances } from '@kitwright/portrait/studio'
import { DataTexture, LinearFilter, RGBAFormat, type Texture } from 'three'
import { targetSize } from '../../layers/targetSize.ts'

/** Distances vary evenly: at this resolution they are still exact to a tenth of a millimetre in between. */
const PX_PER_MM = 1
const LONGEST_PX = 1024

/** Creates the texture of a piece's distances to its edges, from which the shader draws hems, seams and stitches. */
export function createEdgeTexture(piece: Piece): Texture {
  const { data, widthPx, heightPx } = edgeDistances(piece, targetSize(piece.box, PX_PER_MM, LONGEST_PX))
  const texture = new DataTexture(data, widthPx, heightPx, RGBAFormat)
  texture.minFilter = texture.magFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}
