import { assemble, type Kit } from './model/kit.ts'
import { artworkSize, type ArtworkSource, drawArtwork } from './artwork.ts'
import { fabricOf } from './light/fabrics.ts'
import { lightVertices } from './light/lightVertices.ts'
import type { PieceMesh } from './model/pieceMesh.ts'
import { paintView, type Pixels } from './raster/paintView.ts'
import { createPieceTexture, type PieceTexture } from './raster/pieceTexture.ts'
import { project } from './raster/project.ts'
import { createShade } from './raster/shade.ts'
import { prepareTriangles } from './raster/triangles.ts'
import { type Camera, cameraFor, type CameraView } from './view/camera.ts'
import { castShadow, paintShadow } from './view/contactShadow.ts'
import { type Extent, extentOf, fittingScale, type Frame, frameIn, type Rect } from './view/frame.ts'
import { findPiece } from '@kitwright/garment'
import { parseHex } from '@kitwright/measure'
import type { SurfaceCanvas } from '@kitwright/artwork'

/** `both` shows front and back side by side. */
export type PortraitView = CameraView | 'both'

export interface PortraitOptions extends ArtworkSource {
  /** Every model of the document's variant, as `readPieces` gives them. */
  readonly meshes: readonly PieceMesh[]
  readonly view: PortraitView
  readonly widthPx: number
  readonly heightPx: number
  /** CSS colour of a studio ground behind the garment; null leaves it clear. */
  readonly ground: string | null
}

/** Small pictures can afford more samples per pixel and direction, and show jagged edges more. */
const FINE_PX = 300 * 375
const samplesFor = (pixels: number): number => (pixels <= FINE_PX ? 3 : 2)

/** Artwork is drawn this much finer than the picture: two texels across a pixel, however many samples. */
const ARTWORK_FINENESS = 2

/** The other face of a printed cloth is the bare fabric, a little darker. */
const INSIDE = 0.93

interface Look {
  readonly camera: Camera
  readonly extent: Extent
  readonly rect: Rect
}

function looksAt(kit: Kit, { view, widthPx: width, heightPx: height }: PortraitOptions): Look[] {
  const names: CameraView[] = view === 'both' ? ['front', 'back'] : [view]
  const each = Math.floor(width / names.length)
  return names.map((name, i) => {
    const camera = cameraFor(name, kit.bounds)
    return { camera, extent: extentOf(camera, kit), rect: { x: i * each, y: 0, width: each, height } }
  })
}

/** Px per mm where the garment's middle is. */
const finenessOf = ({ scale }: Frame, { at, back }: Camera, { bounds: { low, high } }: Kit): number => {
  const away = [0, 1, 2].reduce((sum, k) => sum + (at[k]! - (low[k]! + high[k]!) / 2) * back[k]!, 0)
  return scale / away / 1000
}

function paintGround(canvas: SurfaceCanvas, colour: string): void {
  const context = canvas.getContext('2d')!
  const { width, height } = canvas
  context.fillStyle = colour
  context.fillRect(0, 0, width, height)
  const glow = context.createRadialGradient(
    width / 2,
    height * 0.4,
    0,
    width / 2,
    height * 0.4,
    Math.max(width, height) * 0.6,
  )
  glow.addColorStop(0, 'rgba(255,255,255,0.28)')
  glow.addColorStop(1, 'rgba(255,255,255,0)')
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
}

function toCanvas(pixels: Pixels, { surface, ground }: PortraitOptions): SurfaceCanvas {
  const canvas = surface.createCanvas(pixels.width, pixels.height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D drawing context')
  const image = context.createImageData(pixels.width, pixels.height)
  image.data.set(pixels.data)
  context.putImageData(image, 0, 0)
  if (ground === null) return canvas
  const whole = surface.createCanvas(pixels.width, pixels.height)
  paintGround(whole, ground)
  whole.getContext('2d')!.drawImage(canvas as unknown as CanvasImageSource, 0, 0)
  return whole
}

/**
 * The garment as it is worn, lit as in the studio, without a GPU: each visible piece's artwork is drawn once and laid on
 * its mesh. Fonts and sources must be loaded. The same input gives the same bytes on one machine.
 */
export function drawPortrait(options: PortraitOptions): SurfaceCanvas {
  const { widthPx, heightPx, meshes, document, garment } = options
  const kit = assemble(meshes)
  const samples = samplesFor(widthPx * heightPx)
  const looks = looksAt(kit, options)
  const scale = Math.min(...looks.map(({ extent, rect }) => fittingScale(extent, rect)))
  const frames = looks.map(({ extent, rect }) => frameIn(rect, extent, scale))
  const pxPerMm = finenessOf(frames[0]!, looks[0]!.camera, kit) * ARTWORK_FINENESS
  const pixels: Pixels = { width: widthPx, height: heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 4) }
  const textures = new Map<number, PieceTexture>()
  const textureOf = (piece: number): PieceTexture => {
    const known = textures.get(piece) ?? createPieceTexture(drawArtwork(options, kit.pieces[piece]!, pxPerMm))
    textures.set(piece, known)
    return known
  }
  const texelsOf = (piece: string): number => {
    const size = artworkSize(options, piece, pxPerMm)
    return size.widthPx * size.heightPx
  }
  const { r, g, b } = parseHex(document.fabric.colour) ?? { r: 255, g: 255, b: 255 }
  const inside = [(r / 255) * INSIDE, (g / 255) * INSIDE, (b / 255) * INSIDE] as const
  const shadow = castShadow(kit)
  const fabrics = kit.pieces.map(id => fabricOf(findPiece(garment, document.options, id)?.piece, garment.material))
  looks.forEach(({ camera, rect }, i) => {
    const at = project(kit, camera, frames[i]!, samples)
    const lit = lightVertices(kit, camera, fabrics)
    const triangles = prepareTriangles(kit, at, lit, texelsOf)
    const shade = createShade({ kit, at, lit, triangles, textureOf, inside })
    paintView({ kit, at, triangles, shade, rect, samples }, pixels)
    paintShadow(shadow, camera, frames[i]!, pixels)
  })
  return toCanvas(pixels, options)
}
