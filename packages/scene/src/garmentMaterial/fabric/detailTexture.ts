import type { Piece } from '@kitwright/garment'
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, WebGLRenderTarget, type Texture } from 'three'
import { pieceCanvas } from './pieceCanvas.ts'
import type { Slopes } from './slopeMaps.ts'
import { drawStitches } from './stitches.ts'
import type { TargetSize } from '../../layers/targetSize.ts'

const toTexture = (canvas: HTMLCanvasElement): Texture => {
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.generateMipmaps = false
  texture.minFilter = texture.magFilter = LinearFilter
  return texture
}

export interface DetailTexture {
  readonly texture: Texture
  dispose(): void
}

/** Seam grooves and stitches of a piece: slopes in red and green (level is 128), openness to light in blue. */
export function createDetailTexture(slopes: Slopes, piece: Piece, size: TargetSize): DetailTexture {
  const height = pieceCanvas(piece.box, size, '#808080')
  const open = pieceCanvas(piece.box, size, '#ffffff')
  drawStitches({ height: height.pen, open: open.pen }, piece)
  const target = new WebGLRenderTarget(size.widthPx, size.heightPx, {
    depthBuffer: false,
    generateMipmaps: true,
    minFilter: LinearMipmapLinearFilter,
    magFilter: LinearFilter,
  })
  const [heights, openness] = [toTexture(height.canvas), toTexture(open.canvas)]
  slopes.paint(target, heights, openness)
  heights.dispose()
  openness.dispose()
  return { texture: target.texture, dispose: () => target.dispose() }
}
