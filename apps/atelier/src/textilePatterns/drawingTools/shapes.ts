import { polygon, type Context } from './tile.ts'

export type XY = readonly [x: number, y: number]

export function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
  context.fill()
}

export function ring(context: Context, [x, y]: XY, radius: number, lineWidth: number): void {
  context.lineWidth = lineWidth
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.stroke()
}

export function shape(context: Context, points: readonly XY[]): void {
  polygon(context, points)
  context.fill()
}

export function line(context: Context, points: readonly XY[], lineWidth: number): void {
  context.lineWidth = lineWidth
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.stroke()
}

/** Corners on a circle; with `inner`, a star whose inner corners lie on that share of the radius. */
export function starPoints(corners: number, radius: number, inner = 1, turn = -Math.PI / 2): XY[] {
  const isStar = inner !== 1
  const count = isStar ? corners * 2 : corners
  return Array.from({ length: count }, (_, i): XY => {
    const r = isStar && i % 2 === 1 ? radius * inner : radius
    const angle = turn + (i / count) * Math.PI * 2
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
}

export const diamond = (context: Context, rx: number, ry: number): void =>
  shape(context, [
    [0, -ry],
    [rx, 0],
    [0, ry],
    [-rx, 0],
  ])

/** A leaf from the origin upwards, widest at `belly` of its length. */
export function leaf(context: Context, length: number, width: number, belly = 0.45): void {
  const y = -length * belly
  context.beginPath()
  context.moveTo(0, 0)
  context.bezierCurveTo(-width * 0.6, y * 0.3, -width * 0.62, y * 1.25, 0, -length)
  context.bezierCurveTo(width * 0.62, y * 1.25, width * 0.6, y * 0.3, 0, 0)
  context.closePath()
  context.fill()
}
