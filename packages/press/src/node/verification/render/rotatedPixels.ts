import { assetKey, motifOfTile, type Context2d, type Drawing, type Sources } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'

type Instruction = Drawing['instructions'][number]
type Canvas = ReturnType<typeof nodeSurface.createCanvas>

/**
 * PDFium interpolates four pixels with weights of 255/256 along each side and truncates. R, G, B and alpha of rotated
 * pictures become two steps lower.
 */
const LESS = 2
const QUARTER_DEG = 90
const OPAQUE = 255

const isTurnedBy = ({ rotationDeg }: { readonly rotationDeg: number }): boolean => rotationDeg % QUARTER_DEG !== 0

/** Returns whether a paint is rotated by other than a multiple of 90°. PDFium changes the pixels of such pictures. */
export const liesTurned = (paint: Instruction): boolean =>
  paint.kind === 'layer' ? isTurnedBy(paint.layer) : paint.patterns.some(isTurnedBy)

const contextOf = (canvas: Canvas): Context2d => canvas.getContext('2d') as Context2d

/** Rows of a picture that are examined at a time. */
const ROWS = 256

const known = new WeakMap<object, boolean>()

/** Returns whether a picture is opaque. A page then has no mask of it that PDFium would render lower. */
function isOpaque(picture: { readonly width: number; readonly height: number }): boolean {
  const before = known.get(picture)
  if (before !== undefined) return before
  const { width, height } = picture
  const canvas = nodeSurface.createCanvas(width, ROWS)
  const context = contextOf(canvas)
  let isWhole = true
  for (let y = 0; y < height && isWhole; y += ROWS) {
    context.clearRect(0, 0, width, ROWS)
    context.drawImage(picture as CanvasImageSource, 0, -y)
    const { data } = context.getImageData(0, 0, width, Math.min(ROWS, height - y))
    for (let i = 3; i < data.length && isWhole; i += 4) isWhole = data[i] === OPAQUE
  }
  canvas.width = canvas.height = 1
  known.set(picture, isWhole)
  return isWhole
}

/** Returns a paint's picture; undefined if the paint is no picture. */
function pictureOf(paint: Instruction, { images }: Sources) {
  const [pattern] = paint.kind === 'ground' ? paint.patterns : []
  const motif = pattern && motifOfTile(pattern.id)?.motif
  const asset =
    paint.kind === 'layer'
      ? paint.layer.kind === 'image' && paint.layer.asset
      : motif?.kind === 'picture' && motif.asset
  const picture = asset ? images.get(assetKey(asset)) : undefined
  return picture as { readonly width: number; readonly height: number } | undefined
}

/**
 * Imitates PDFium's rounding of rotated raster pictures on a canvas that holds one paint: R, G and B become 2 steps darker, and alpha
 * lower, unless the picture is opaque.
 */
export function showTurned(canvas: Canvas, paint: Instruction, sources: Sources): void {
  const picture = pictureOf(paint, sources)
  const { opacity } = paint.kind === 'layer' ? paint.layer : paint.patterns[0]!
  const lessSeen = picture && isOpaque(picture) ? 0 : Math.round(LESS * opacity)
  const context = contextOf(canvas)
  const image = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = image
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue
    for (let k = i; k < i + 3; k += 1) data[k] = Math.max(0, data[k]! - LESS)
    data[i + 3] = Math.max(0, data[i + 3]! - lessSeen)
  }
  context.putImageData(image, 0, 0)
}
