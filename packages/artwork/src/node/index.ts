import { createCanvas, loadImage, Path2D as SkiaPath } from '@napi-rs/canvas'
import type { ShapePicture } from '@kitwright/vector'
import { findPattern, wideTile, type Fineness, type TileShapes } from '@kitwright/library'
import { loadPatterns, loadShapes, registerFonts } from '@kitwright/library/node'
import { asDrawable, type PxSize, sizeOf } from '../surface/canvasTools.ts'
import { loadMotif, type FindInks } from '../motif/loadMotif.ts'
import { motifTile } from '../motif/paintMotif.ts'
import { bentPainter } from '../motif/bentPainter.ts'
import { motifPainter } from '../motif/paintShapes.ts'
import { motifOfTile, shapePictureOf } from '../ground/motifTile.ts'
import { inkOutlines } from './inkOutlines.ts'
import { strokeArea } from './strokeArea.ts'
import { tileShapesPainter } from '../tileShapes/paintShapes.ts'
import { traceInks } from '../trace/index.ts'
import { softTilePainter } from '../tileShapes/rasterPlatePainter.ts'
import { paintFromTable } from '../garmentWide/paintFromTable.ts'
import {
  assetKey,
  type Drawable,
  type TilePainter,
  type Sources,
  type Surface,
  type SurfaceCanvas,
} from '../surface/types.ts'

export { cutMask } from './cutMask.ts'
export { inkOutlines } from './inkOutlines.ts'
export { separableSvg } from './separableSvg.ts'

/** Skia's canvases; the packaged fonts are registered when the first canvas is created. */
export const nodeSurface: Surface = {
  createCanvas(widthPx, heightPx) {
    registerFonts()
    return createCanvas(widthPx, heightPx) as unknown as SurfaceCanvas
  },
}

/**
 * Decodes PNG, JPEG, WebP or SVG bytes. Rejects on anything else. Callers check size and type of untrusted bytes
 * beforehand.
 */
export const loadImageBuffer = async (bytes: Uint8Array): Promise<Drawable> =>
  (await loadImage(bytes)) as unknown as Drawable

/** Decodes an image file. */
export const loadImageFile = async (path: string): Promise<Drawable> => (await loadImage(path)) as unknown as Drawable

const trace = (d: string): Path2D => new SkiaPath(d)

/** Drawing in Node runs in a process of its own, with a limit. */
const findInks: FindInks = ({ pixels, ...settings }) => traceInks(pixels, settings)

const painters = new WeakMap<TileShapes, TilePainter>()

/** Returns the painter of a packaged tile; its paths are created once. */
function painterOf(shapes: TileShapes): TilePainter {
  const painter = painters.get(shapes) ?? tileShapesPainter(shapes, trace)
  painters.set(shapes, painter)
  return painter
}

/** Drawings by picture key. */
interface VectorSources extends Pick<Sources, 'drawings' | 'separable'> {
  /** The shapes of those among `drawings`, for pieces that bend on the table. */
  readonly pictures?: ReadonlyMap<string, ShapePicture> | undefined
}

/** Returns the pixels with which a motif's picture was drawn. */
function pictureSize(id: string, images: Sources['images']): PxSize | undefined {
  const motif = motifOfTile(id)?.motif
  const picture = motif?.kind === 'picture' ? images.get(assetKey(motif.asset)) : undefined
  return picture && sizeOf(picture)
}

/** Creates the tiles of motifs among these ids, and the painters of their shapes. */
async function makeMotifs(
  ids: ReadonlySet<string>,
  { images, drawings, separable, pictures }: Pick<Sources, 'images'> & VectorSources,
  fineness: Fineness,
) {
  const tiles = new Map<string, Drawable>()
  const shapes = new Map<string, TilePainter>()
  for (const id of ids) {
    const world = { surface: nodeSurface, trace, images, drawings, separable, findInks, outlinesOf: inkOutlines }
    const paint = motifOfTile(id) && (await loadMotif(id, world))
    if (!paint) continue
    const picture = shapePictureOf(id, pictures)
    const paintBent = picture && bentPainter(picture.motif, picture.picture, strokeArea)
    shapes.set(id, { ...motifPainter(paint), paintBent })
    tiles.set(id, asDrawable(motifTile(id, paint, nodeSurface, { fineness, picture: pictureSize(id, images) })))
  }
  return { tiles, shapes }
}

/**
 * Returns sources with the packaged patterns of these ids (`patternsOf` a document), their motifs and the given
 * pictures by `assetKey`. For print they contain the press's tiles, and painters for pictures made of shapes.
 */
export async function nodeSources(
  patternIds: Iterable<string>,
  images: ReadonlyMap<string, Drawable> = new Map(),
  fineness: Fineness = 'screen',
  { drawings, separable, pictures }: VectorSources = {},
): Promise<Sources> {
  const ids = new Set(patternIds)
  const packaged = (await loadPatterns(ids, fineness)) as unknown as ReadonlyMap<string, Drawable>
  const { tiles, shapes } = await makeMotifs(ids, { images, drawings, separable, pictures }, fineness)
  const kept = fineness === 'print' ? await loadShapes(ids) : new Map<string, TileShapes>()
  for (const [id, its] of kept) shapes.set(id, painterOf(its))
  if (fineness === 'print')
    for (const [id, picture] of packaged) {
      const tile = findPattern(id)
      const isSeenOnce = findPattern(wideTile(id)) !== undefined
      if (tile && isSeenOnce && !kept.has(id)) shapes.set(id, softTilePainter({ tile, picture }, nodeSurface))
    }
  return { images, drawings, separable, patterns: new Map([...packaged, ...tiles]), shapes, fromTable: paintFromTable }
}

/** Encodes the canvas as PNG bytes; only for canvases of `nodeSurface`. */
export const encodePng = (canvas: SurfaceCanvas): Promise<Buffer> =>
  (canvas as unknown as { encode(kind: 'png'): Promise<Buffer> }).encode('png')
