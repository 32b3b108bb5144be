import { project } from '@kitwright/scene/team'
import type { SceneView } from './types.ts'

/** Returns a repeatable sequence of numbers, 0-1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Pixels per metre in the plane z = 0. */
export const pxPerM = ({ frame, size }: SceneView): number => size.heightPx / (frame.top - frame.bottom)

/** The pixel row of the horizon: a level camera sees it at its own height. */
export const horizonOf = ({ frame, size }: SceneView): number =>
  ((frame.top - frame.eye) / (frame.top - frame.bottom)) * size.heightPx

export type GroundPoint = readonly [x: number, z: number]

/** Fills a polygon on the ground, or at another height. */
export function fillGround(
  pen: CanvasRenderingContext2D,
  { frame, size }: SceneView,
  points: readonly GroundPoint[],
  height = 0,
): void {
  pen.beginPath()
  for (const [x, z] of points) {
    const at = project(frame, size, { x, y: height, z })
    pen.lineTo(at.x, at.y)
  }
  pen.closePath()
  pen.fill()
}

type Stops = readonly (readonly [at: number, colour: string])[]

/** Fills a band of the picture with a gradient from its top to its bottom. */
export function fillDown(
  pen: CanvasRenderingContext2D,
  { x = 0, y, widthPx, heightPx }: { x?: number; y: number; widthPx: number; heightPx: number },
  stops: Stops,
): void {
  const gradient = pen.createLinearGradient(0, y, 0, y + heightPx)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  pen.fillStyle = gradient
  pen.fillRect(x, y, widthPx, heightPx)
}

interface Glow {
  readonly x: number
  readonly y: number
  readonly reachX: number
  readonly reachY: number
  readonly stops: Stops
}

/** Fills an ellipse that fades out. */
export function fillGlow(pen: CanvasRenderingContext2D, { x, y, reachX, reachY, stops }: Glow): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(reachX, reachY)
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, 1)
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  pen.fillStyle = gradient
  pen.beginPath()
  pen.arc(0, 0, 1, 0, 2 * Math.PI)
  pen.fill()
  pen.restore()
}

/** Darkens the corners. */
export function paintCorners(pen: CanvasRenderingContext2D, { size }: SceneView, darkness: number): void {
  const { widthPx, heightPx } = size
  pen.save()
  pen.globalCompositeOperation = 'multiply'
  const gradient = pen.createRadialGradient(0, 0, 0.55, 0, 0, 1.12)
  const dark = Math.round(255 * (1 - darkness))
  gradient.addColorStop(0, '#ffffff')
  gradient.addColorStop(1, `rgb(${dark} ${dark} ${Math.min(255, dark + 10)})`)
  pen.translate(widthPx / 2, heightPx * 0.52)
  pen.scale(widthPx * 0.62, heightPx * 0.62)
  pen.fillStyle = gradient
  pen.fillRect(-1, -1, 2, 2)
  pen.restore()
}

/** Paints on a smaller canvas and enlarges it: what is far away is out of focus. */
export function paintSoft(
  pen: CanvasRenderingContext2D,
  view: SceneView,
  share: number,
  paint: (pen: CanvasRenderingContext2D, view: SceneView) => void,
): void {
  const { size } = view
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(size.widthPx * share))
  canvas.height = Math.max(1, Math.round(size.heightPx * share))
  const small = canvas.getContext('2d')
  if (!small) throw new Error('no 2D canvas')
  paint(small, { ...view, size: { widthPx: canvas.width, heightPx: canvas.height } })
  pen.imageSmoothingEnabled = true
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(canvas, 0, 0, size.widthPx, size.heightPx)
  canvas.width = canvas.height = 0
}
