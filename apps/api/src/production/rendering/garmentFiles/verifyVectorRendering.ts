import type { Drawable, PaintPicture } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { paintShapes, type ShapePicture } from '@kitwright/vector'

/** Both are compared at this size, by the mean of cells, in which two programs' edges agree. */
const [SIDE_PX, CELL_PX] = [768, 6]
/** The greatest difference, of 255. Two renderers differ by up to 24. */
const MOST_STEPS = 32
/** The share of all non-empty cells. */
const MOST_UNLIKE = 0.001

interface Size {
  readonly width: number
  readonly height: number
}
type Context = NonNullable<ReturnType<ReturnType<typeof nodeSurface.createCanvas>['getContext']>>

/** Returns the premultiplied mean of each cell, four numbers each. */
function cellsOf({ width, height }: Size, draw: (context: Context) => void): Float32Array {
  const canvas = nodeSurface.createCanvas(width, height)
  const context = canvas.getContext('2d')!
  draw(context)
  const { data } = context.getImageData(0, 0, width, height)
  const across = Math.ceil(width / CELL_PX)
  const cells = new Float32Array(4 * across * Math.ceil(height / CELL_PX))
  const share = 1 / (255 * CELL_PX ** 2)
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL_PX) * across
    for (let column = 0; column < across; column += 1) {
      // Whole numbers are added along the row of a cell: there are millions of pixels.
      const end = 4 * (y * width + Math.min(width, (column + 1) * CELL_PX))
      let red = 0
      let green = 0
      let blue = 0
      let opaque = 0
      for (; at < end; at += 4) {
        const alpha = data[at + 3]!
        red += data[at]! * alpha
        green += data[at + 1]! * alpha
        blue += data[at + 2]! * alpha
        opaque += alpha
      }
      if (opaque === 0) continue
      const cell = 4 * (row + column)
      cells[cell]! += red * share
      cells[cell + 1]! += green * share
      cells[cell + 2]! += blue * share
      cells[cell + 3]! += 255 * opaque * share
    }
  }
  return cells
}

function isUnlike(one: Float32Array, other: Float32Array, at: number): boolean {
  for (let k = at; k < at + 4; k += 1) if (Math.abs(one[k]! - other[k]!) > MOST_STEPS) return true
  return false
}

/** Returns the share of non-empty cells that differ visibly. */
function unlikeShare(one: Float32Array, other: Float32Array): number {
  let [painted, unlike] = [0, 0]
  for (let at = 0; at < one.length; at += 4) {
    if (one[at + 3]! < 1 && other[at + 3]! < 1) continue
    painted += 1
    if (isUnlike(one, other, at)) unlike += 1
  }
  return painted === 0 ? 0 : unlike / painted
}

/**
 * Vector painter of a picture if its rendering matches the pixels drawn by the independent renderer, compared cell by cell; otherwise
 * undefined. Customers approved those pixels.
 */
export function vectorPainterIfEqual(picture: ShapePicture, pixels: Drawable & Size): PaintPicture | undefined {
  const by = SIDE_PX / Math.max(pixels.width, pixels.height)
  const [width, height] = [pixels.width, pixels.height].map(px => Math.max(1, Math.round(px * by))) as [number, number]
  const drawn = cellsOf({ width, height }, context => {
    context.imageSmoothingQuality = 'high'
    context.drawImage(pixels, 0, 0, width, height)
  })
  const shapes = cellsOf({ width, height }, context => paintShapes(context, picture, { width, height }))
  if (unlikeShare(drawn, shapes) > MOST_UNLIKE) return undefined
  return (context, { widthMm, heightMm }) => {
    context.save()
    context.translate(-widthMm / 2, -heightMm / 2)
    paintShapes(context, picture, { width: widthMm, height: heightMm })
    context.restore()
  }
}
