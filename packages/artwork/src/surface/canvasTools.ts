import type { Point } from '@kitwright/measure'
import type { Context2d, Drawable, Surface, SurfaceCanvas } from './types.ts'

/**
 * Returns a canvas's 2D context. Throws if the platform cannot create one (out of memory, or already a WebGL canvas).
 */
export function contextOf(canvas: SurfaceCanvas): Context2d {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D drawing context')
  return context
}

/**
 * Frees a canvas's pixels at once by resizing it to 1 px, because the garbage collector sees only the small handle. The
 * canvas must not be drawn afterwards.
 */
export function releaseCanvas(canvas: SurfaceCanvas): void {
  canvas.width = 1
  canvas.height = 1
}

/** Casts a canvas to `Drawable`: it is a `CanvasImageSource` in browser and Node, but its type does not show this. */
export const asDrawable = (canvas: SurfaceCanvas): Drawable => canvas as unknown as Drawable

/** Returns a decoded picture's size in pixels. */
export function sizeOf(picture: Drawable): { width: number; height: number } {
  if ('naturalWidth' in picture) return { width: picture.naturalWidth, height: picture.naturalHeight }
  if ('displayWidth' in picture) return { width: picture.displayWidth, height: picture.displayHeight }
  return { width: Number(picture.width), height: Number(picture.height) }
}

/** Starts a new path in the context and adds closed polygons to it. */
export function addPolygonsToPath(context: Context2d, polygons: readonly (readonly Point[])[]): void {
  context.beginPath()
  for (const polygon of polygons) {
    polygon.forEach(({ x, y }, i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
    context.closePath()
  }
}

export interface PxSize {
  readonly width: number
  readonly height: number
}

const isTwice = ({ width, height }: PxSize, wanted: PxSize): boolean =>
  width >= wanted.width * 2 && height >= wanted.height * 2 && width > 1 && height > 1
const half = ({ width, height }: PxSize): PxSize => ({
  width: Math.max(1, Math.round(width / 2)),
  height: Math.max(1, Math.round(height / 2)),
})

/** Size in pixels of a picture after {@link halveUntilBelow}. */
export function halvedSize(picture: Drawable, wanted: PxSize): PxSize {
  let size: PxSize = sizeOf(picture)
  while (isTwice(size, wanted)) size = half(size)
  return size
}

/**
 * Halves the picture until it is less than twice the requested size. Halving is an exact 2×2 mean in browser and Node,
 * which filter one big `drawImage` step differently.
 */
export function halveUntilBelow(picture: Drawable, wanted: PxSize, surface: Surface): Drawable {
  let current = picture
  let own: SurfaceCanvas | undefined
  for (let size: PxSize = sizeOf(picture); isTwice(size, wanted);) {
    size = half(size)
    const canvas = surface.createCanvas(size.width, size.height)
    contextOf(canvas).drawImage(current, 0, 0, size.width, size.height)
    if (own) releaseCanvas(own)
    own = canvas
    current = asDrawable(canvas)
  }
  return current
}
