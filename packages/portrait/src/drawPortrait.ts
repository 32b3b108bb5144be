import type { SurfaceCanvas } from '@kitwright/artwork'
import { findPiece, type Piece } from '@kitwright/garment'
import { boxHeight, boxWidth, parseHex } from '@kitwright/measure'
import { artworkSize, type ArtworkSource, drawArtwork } from './artwork.ts'
import { lightVertices } from './light/lightVertices.ts'
import { seenSides } from './light/seenSides.ts'
import { facingOf } from './light/upright.ts'
import { weaveTile, type WeaveTile } from './light/weaveTile.ts'
import { assemble, type Kit } from './model/kit.ts'
import type { PieceMesh } from './model/pieceMesh.ts'
import { findVisibleArtwork } from './rasteriser/artworkWindows.ts'
import { coverSamples } from './rasteriser/coverage.ts'
import { paintView, type Pixels } from './rasteriser/paintView.ts'
import { createPieceTexture, type PieceTexture } from './rasteriser/pieceTexture.ts'
import { project } from './rasteriser/project.ts'
import { toCanvas } from './rasteriser/pixelsToCanvas.ts'
import { planesOf } from './rasteriser/trianglePlanes.ts'
import { prepareTriangles } from './rasteriser/triangles.ts'
import { type Cloth, type ClothId, CLOTHS, clothOf, WEAVES } from './studio/index.ts'
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

/** Width of a pixel, mm, up to which single yarns are seen, and from which none is: the studio's shader has the same. */
const [FINE_MM, COARSE_MM] = [0.5, 1.6]

function finenessOfYarns(pxPerMm: number): number {
  const t = Math.min(1, Math.max(0, (1 / pxPerMm - FINE_MM) / (COARSE_MM - FINE_MM)))
  return 1 - t * t * (3 - 2 * t)
}

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

function insideOf({ fabric }: ArtworkSource['document']): [number, number, number] {
  const { r, g, b } = parseHex(fabric.colour) ?? { r: 255, g: 255, b: 255 }
  return [(r / 255) * INSIDE, (g / 255) * INSIDE, (b / 255) * INSIDE]
}

interface Look {
  readonly pieces: readonly (Piece | undefined)[]
  readonly cloths: readonly Cloth[]
  /** By piece; null where no yarn is large enough to be seen. */
  readonly weaves: readonly (WeaveTile | null)[]
  readonly sizesMm: readonly (readonly [width: number, height: number])[]
}

const isWeaveSeen = (id: ClothId, pxPerMm: number): boolean => pxPerMm >= WEAVE_FROM || WEAVES[id]?.isCoarse === true

/** Looks up each of a kit's pieces and its cloth. */
function lookOf(kit: Kit, { garment, document }: PortraitOptions, pxPerMm: number): Look {
  const pieces = kit.pieces.map(id => findPiece(garment, document.options, id)?.piece)
  const ids = pieces.map(piece => clothOf(piece, garment.material))
  return {
    pieces,
    cloths: ids.map(id => CLOTHS[id]),
    weaves: ids.map(id => (isWeaveSeen(id, pxPerMm) ? weaveTile(id, WEAVE_BLUR_PX / pxPerMm) : null)),
    sizesMm: pieces.map(piece => (piece ? [boxWidth(piece.box), boxHeight(piece.box)] : [1, 1])),
  }
}

interface ViewTask extends Viewport {
  readonly options: PortraitOptions
  readonly kit: Kit
  readonly frame: Frame
  readonly look: Look
  /** Resolution of the picture. */
  readonly pxPerMm: number
  readonly samples: number
}

/** Draws one view: what is visible first, then its light and artwork, then its pixels. */
function* drawView(task: ViewTask, pixels: Pixels): Generator<void, void> {
  const { options, kit, camera, frame, rect, look, pxPerMm, samples } = task
  const at = project(kit, camera, frame, samples)
  const triangles = prepareTriangles(kit, at, facingOf(kit.position, kit.normal, camera))
  const coverage = yield* coverSamples({ kit, at, triangles }, rect, samples)
  const { surface } = triangles
  const sides = seenSides(kit, surface, coverage.isSeen)
  const lit = lightVertices(kit, camera, look.cloths, { hasRelief: look.weaves.some(Boolean), sides })
  yield
  const sizes = kit.pieces.map(piece => artworkSize(options, piece, pxPerMm * ARTWORK_FINENESS))
  const { windows, level } = findVisibleArtwork({ kit, at, triangles, coverage }, sizes)
  const textures: (PieceTexture | null)[] = []
  for (const [i, window] of windows.entries()) {
    textures.push(window && createPieceTexture(drawArtwork(options, kit.pieces[i]!, window), window))
    if (window) yield
  }
  const inside = insideOf(options.document)
  const planes = planesOf(kit, at, triangles, coverage.isSeen)
  const { cloths, weaves, sizesMm } = look
  const cloth = { cloths, weaves, sizesMm, inside, fine: finenessOfYarns(pxPerMm) }
  yield* paintView({ ...cloth, kit, lit, coverage, surface, planes, samples, level, textures, rect }, pixels)
  paintShadow(castShadow(kit, camera), camera, frame, pixels)
}

/** Does the work of `drawPortrait` in short steps. A page can answer its user between them. */
export function* drawInSteps(options: PortraitOptions): Generator<void, SurfaceCanvas> {
  const { widthPx, heightPx, crop = WHOLE } = options
  const kit = assemble(options.meshes)
  const samples = samplesFor(widthPx * heightPx)
  const viewports = viewportsOf(kit, options)
  const scale = Math.min(...viewports.map(({ extent, rect }) => fittingScale(extent, rect, crop)))
  const frames = viewports.map(({ extent, rect }) => frameIn(rect, extent, scale, crop))
  const pxPerMm = finenessOf(frames[0]!, viewports[0]!.camera, kit)
  const look = lookOf(kit, options, pxPerMm)
  const pixels: Pixels = { width: widthPx, height: heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 4) }
  yield
  for (const [i, viewport] of viewports.entries())
    yield* drawView({ ...viewport, options, kit, frame: frames[i]!, look, pxPerMm, samples }, pixels)
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
