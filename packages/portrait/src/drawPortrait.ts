import type { SurfaceCanvas } from '@kitwright/artwork'
import { findPiece } from '@kitwright/garment'
import { boxHeight, boxWidth, parseHex } from '@kitwright/measure'
import { artworkSize, type ArtworkSource, drawArtwork } from './artwork.ts'
import { lightVertices } from './light/lightVertices.ts'
import { weaveTile } from './light/weaveTile.ts'
import { assemble, type Kit } from './model/kit.ts'
import type { PieceMesh } from './model/pieceMesh.ts'
import { paintView, type Pixels } from './rasteriser/paintView.ts'
import { createPieceTexture, type PieceTexture } from './rasteriser/pieceTexture.ts'
import { project } from './rasteriser/project.ts'
import { createShade } from './rasteriser/shadeSample.ts'
import { toCanvas } from './rasteriser/pixelsToCanvas.ts'
import { prepareTriangles } from './rasteriser/triangles.ts'
import { CLOTHS, clothOf } from './studio/index.ts'
import { type Camera, cameraFor, type CameraView, isTurn, TURN_FRAMES } from './camera.ts'
import { castShadow, paintShadow } from './rasteriser/contactShadow.ts'
import {
  type Crop,
  type Extent,
  extentOf,
  fittingScale,
  type Frame,
  frameIn,
  joinExtents,
  type Rect,
  WHOLE,
} from './view/frameView.ts'

/** `both` shows front and back side by side. */
export type PortraitView = CameraView | 'both'

export interface PortraitOptions extends ArtworkSource {
  /** Every model of the document's variant, as returned by `readPieces`. */
  readonly meshes: readonly PieceMesh[]
  readonly view: PortraitView
  readonly widthPx: number
  readonly heightPx: number
  /** CSS colour of a studio ground behind the garment; null leaves it clear. */
  readonly ground: string | null
  /** The part of the garment that is shown; all of it by default. */
  readonly crop?: Crop
}

/** Small pictures can afford more samples per pixel and direction, and show jagged edges more. */
const FINE_PX = 300 * 375
const samplesFor = (pixels: number): number => (pixels <= FINE_PX ? 3 : 2)

/** Resolution of the artwork relative to the picture: two texels per pixel, whatever the number of samples. */
const ARTWORK_FINENESS = 2

/** Pixels per mm from which yarns are seen. */
const WEAVE_FROM = 0.5
/** Width in pixels over which yarns are averaged: over a single one, loops of two pixels still beat with the grid. */
const WEAVE_BLUR_PX = 1.6

/** Brightness of the cloth's inner face, which is the bare fabric. */
const INSIDE = 0.93

interface Viewport {
  readonly camera: Camera
  readonly extent: Extent
  readonly rect: Rect
}

/** Extent over a whole turn, so that the garment keeps its size from frame to frame. */
function turnExtent(kit: Kit): Extent {
  const frames = Array.from({ length: TURN_FRAMES }, (_, at) => extentOf(cameraFor(`turn${at}`, kit.bounds), kit))
  return frames.reduce(joinExtents)
}

function viewportsOf(kit: Kit, { view, widthPx: width, heightPx: height }: PortraitOptions): Viewport[] {
  const names: CameraView[] = view === 'both' ? ['front', 'back'] : [view]
  const each = Math.floor(width / names.length)
  return names.map((name, i) => {
    const camera = cameraFor(name, kit.bounds)
    const extent = isTurn(name) ? turnExtent(kit) : extentOf(camera, kit)
    return { camera, extent, rect: { x: i * each, y: 0, width: each, height } }
  })
}

/** Resolution at the garment's middle, px per mm. */
const finenessOf = ({ scale }: Frame, { at, back }: Camera, { bounds: { low, high } }: Kit): number => {
  const away = [0, 1, 2].reduce((sum, k) => sum + (at[k]! - (low[k]! + high[k]!) / 2) * back[k]!, 0)
  return scale / away / 1000
}

/** Returns a kit's artwork by piece, drawn on first use. */
function artworkOf(kit: Kit, source: ArtworkSource, pxPerMm: number) {
  const textures = new Map<number, PieceTexture>()
  return {
    textureOf(piece: number): PieceTexture {
      const known = textures.get(piece) ?? createPieceTexture(drawArtwork(source, kit.pieces[piece]!, pxPerMm))
      textures.set(piece, known)
      return known
    },
    texelsOf(piece: string): number {
      const { widthPx, heightPx } = artworkSize(source, piece, pxPerMm)
      return widthPx * heightPx
    },
  }
}

function insideOf({ fabric }: ArtworkSource['document']): [number, number, number] {
  const { r, g, b } = parseHex(fabric.colour) ?? { r: 255, g: 255, b: 255 }
  return [(r / 255) * INSIDE, (g / 255) * INSIDE, (b / 255) * INSIDE]
}

/** Does the work of `drawPortrait` in short steps. A page can answer its user between them. */
export function* drawInSteps(options: PortraitOptions): Generator<void, SurfaceCanvas> {
  const { widthPx, heightPx, meshes, document, garment, crop = WHOLE } = options
  const kit = assemble(meshes)
  const samples = samplesFor(widthPx * heightPx)
  const viewports = viewportsOf(kit, options)
  const scale = Math.min(...viewports.map(({ extent, rect }) => fittingScale(extent, rect, crop)))
  const frames = viewports.map(({ extent, rect }) => frameIn(rect, extent, scale, crop))
  const pxPerMm = finenessOf(frames[0]!, viewports[0]!.camera, kit) * ARTWORK_FINENESS
  const { textureOf, texelsOf } = artworkOf(kit, options, pxPerMm)
  const pieces = kit.pieces.map(id => findPiece(garment, document.options, id)?.piece)
  const clothIds = pieces.map(piece => clothOf(piece, garment.material))
  const cloths = clothIds.map(id => CLOTHS[id])
  const cameraPxPerMm = pxPerMm / ARTWORK_FINENESS
  const hasRelief = cameraPxPerMm >= WEAVE_FROM
  const weaves = clothIds.map(id => (hasRelief ? weaveTile(id, WEAVE_BLUR_PX / cameraPxPerMm) : null))
  const sizesMm = pieces.map(piece =>
    piece ? ([boxWidth(piece.box), boxHeight(piece.box)] as const) : ([1, 1] as const),
  )
  const inside = insideOf(document)
  const pixels: Pixels = { width: widthPx, height: heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 4) }
  yield
  for (const [i, { camera, rect }] of viewports.entries()) {
    const at = project(kit, camera, frames[i]!, samples)
    const lit = lightVertices(kit, camera, cloths, hasRelief)
    const triangles = prepareTriangles(kit, at, lit, texelsOf)
    yield
    const shade = createShade({ kit, at, lit, triangles, textureOf, cloths, weaves, sizesMm, inside })
    yield* paintView({ kit, at, triangles, shade, rect, samples }, pixels)
    paintShadow(castShadow(kit, camera), camera, frames[i]!, pixels)
  }
  return toCanvas(pixels, options)
}

/**
 * Renders the worn garment on the CPU with the studio's light. Each visible piece's artwork is drawn once and mapped
 * onto its mesh. Fonts and sources must be loaded. The same input gives the same bytes on one machine.
 */
export function drawPortrait(options: PortraitOptions): SurfaceCanvas {
  const steps = drawInSteps(options)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
