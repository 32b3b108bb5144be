import { type Camera, rayThrough, projectPoint } from '../camera.ts'
import type { Vector } from '../studio/index.ts'
import type { Kit } from '../model/kit.ts'

/** A rectangle of the picture, px. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Extent of a kit as a camera sees it, at distance 1. */
export interface Extent {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}

/** Mapping from camera units to the picture: px per unit, and the px of the camera's own axis. */
export interface Frame {
  readonly scale: number
  readonly originX: number
  readonly originY: number
  readonly rect: Rect
}

/** Clear margin, as a share of the rectangle's shorter side. */
const MARGIN = 0.045
/** Height of ground below the hem that the picture includes, metres. */
const GROUND_M = 0.05

/** The part of the garment that a picture shows. */
export interface Crop {
  /** Clear margin, as a share of the rectangle's shorter side. */
  readonly margin: number
  /** Enlargement beyond the size at which the whole garment fits; 1 shows all of it. */
  readonly zoom: number
  /** The part that stays in sight: the neck, or the garment's middle. */
  readonly keeps: 'top' | 'middle'
}

export const WHOLE: Crop = { margin: MARGIN, zoom: 1, keeps: 'middle' }

/** Returns the extent that holds both. */
export const joinExtents = (a: Extent, b: Extent): Extent => ({
  x0: Math.min(a.x0, b.x0),
  x1: Math.max(a.x1, b.x1),
  y0: Math.min(a.y0, b.y0),
  y1: Math.max(a.y1, b.y1),
})

export function extentOf(camera: Camera, kit: Kit): Extent {
  let [x0, x1, y0, y1] = [Infinity, -Infinity, Infinity, -Infinity]
  const { position, bounds } = kit
  const { at, right, up, back } = camera
  for (let i = 0; i < position.length; i += 3) {
    const dx = position[i]! - at[0]
    const dy = position[i + 1]! - at[1]
    const dz = position[i + 2]! - at[2]
    const nearness = -1 / (dx * back[0] + dy * back[1] + dz * back[2])
    const x = (dx * right[0] + dy * right[1] + dz * right[2]) * nearness
    const y = (dx * up[0] + dy * up[1] + dz * up[2]) * nearness
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  const { low, high } = bounds
  const middle: Vector = [(low[0] + high[0]) / 2, low[1] - GROUND_M, (low[2] + high[2]) / 2]
  return { x0, x1, y0: Math.min(y0, projectPoint(camera, middle).y), y1 }
}

/** Px per unit at which an extent fills a rectangle up to its margin, times the crop's enlargement. */
export function fittingScale({ x0, x1, y0, y1 }: Extent, { width, height }: Rect, { margin, zoom } = WHOLE): number {
  const rim = 2 * margin * Math.min(width, height)
  return zoom * Math.min((width - rim) / (x1 - x0), (height - rim) / (y1 - y0))
}

/** Places an extent in a rectangle: centred, or with its top at the margin where it is too tall for it. */
export function frameIn(rect: Rect, { x0, x1, y0, y1 }: Extent, scale: number, { margin, keeps } = WHOLE): Frame {
  const rim = margin * Math.min(rect.width, rect.height)
  const isCut = (y1 - y0) * scale > rect.height
  return {
    scale,
    originX: rect.x + rect.width / 2 - ((x0 + x1) / 2) * scale,
    originY: isCut && keeps === 'top' ? rect.y + rim + y1 * scale : rect.y + rect.height / 2 + ((y0 + y1) / 2) * scale,
    rect,
  }
}

/** The direction behind a pixel, not of length 1. */
export const rayAt = (camera: Camera, { scale, originX, originY }: Frame, x: number, y: number): Vector =>
  rayThrough(camera, (x - originX) / scale, (originY - y) / scale)
