import { project } from '@kitwright/scene/team'
import type { SceneView } from '../scenes/types.ts'
import { blurred, freeCanvas, newCanvas } from './gradePlayer.ts'

const RADIUS_M = 0.11
type Triple = readonly [number, number, number]

const norm = ([x, y, z]: Triple): Triple => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const GOLDEN = (1 + Math.sqrt(5)) / 2
/** The middles of a classic ball's twelve dark patches: the corners of an icosahedron, turned a little. */
const PATCHES: readonly Triple[] = [-1, 1]
  .flatMap(a =>
    [-GOLDEN, GOLDEN].flatMap((b): Triple[] => [
      [0, a, b],
      [a, b, 0],
      [b, 0, a],
    ]),
  )
  .map(([x, y, z]) => norm([x * 0.92 + z * 0.39, y, z * 0.92 - x * 0.39]))
const LIGHT = norm([-0.45, 0.75, 0.6])

/** Brightness 0-1 of the ball's surface in a direction, before light. */
function paintAt(n: Triple): number {
  const near = PATCHES.map(p => p[0] * n[0] + p[1] * n[1] + p[2] * n[2]).toSorted((a, b) => b - a)
  const [first = 0, second = 0] = near
  if (first > 0.925) return 0.07
  return first > 0.915 || first - second < 0.016 ? 0.55 : 0.93
}

/** Paints a ball that lies on the ground, with its shadow. */
export function paintBall(pen: CanvasRenderingContext2D, view: SceneView, at: { x: number; z: number }): void {
  const middle = project(view.frame, view.size, { ...at, y: RADIUS_M })
  const edge = project(view.frame, view.size, { x: at.x + RADIUS_M, y: RADIUS_M, z: at.z })
  const radius = Math.max(2, edge.x - middle.x)
  const side = Math.ceil(2 * radius) + 2
  const shade = newCanvas(4 * side, 2 * side)
  shade.pen.fillStyle = '#000000'
  shade.pen.ellipse(2 * side, side, side * 0.46, side * 0.14, 0, 0, 2 * Math.PI)
  shade.pen.fill()
  const soft = blurred(shade.canvas, side * 0.07)
  pen.globalAlpha = 0.55
  pen.drawImage(soft, middle.x - 2 * side, middle.y + radius * 0.9 - side, 4 * side, 2 * side)
  pen.globalAlpha = 1
  freeCanvas(shade.canvas)
  freeCanvas(soft)
  const { canvas, pen: own } = newCanvas(side, side)
  const pixels = own.createImageData(side, side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [u, v] = [(x + 0.5 - side / 2) / radius, (side / 2 - y - 0.5) / radius]
      const flat = u * u + v * v
      const alpha = Math.min(1, Math.max(0, (1 - Math.sqrt(flat)) * radius + 0.5))
      if (alpha === 0) continue
      const n: Triple = [u, v, Math.sqrt(Math.max(0, 1 - flat))]
      const light = Math.max(0, n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2])
      const shadeOf = (0.3 + 0.16 * v + 0.66 * light) * paintAt(n) + 0.25 * light ** 40
      const value = Math.round(255 * Math.min(1, shadeOf) ** 0.9)
      pixels.data.set([value, value, Math.min(255, value + 3), Math.round(255 * alpha)], 4 * (y * side + x))
    }
  own.putImageData(pixels, 0, 0)
  pen.drawImage(canvas, middle.x - side / 2, middle.y - side / 2)
  freeCanvas(canvas)
}
