import { EYEBALL, LID_MM, type EyeLoops } from '@kitwright/scene/head'
import { CREASES, LIDS } from './landmarks.ts'
import { addVertex, joinLoops, type HeadMesh, type Side } from './mesh.ts'
import { add, length, mix, type Point, subtract } from './vectors.ts'

const { radius } = EYEBALL
const isCorner = (n: number): boolean => n === 0 || n === 8
const isUpper = (n: number): boolean => n > 8

/** Moves a vertex of the lid margin: the eye is opened a little and its lids lie on the ball. */
function openLid(p: Point, n: number, centre: Point): Point {
  const across = Math.min(1, Math.abs(p[0] - centre[0] * 0.995) / 1.32)
  const arch = Math.sqrt(1 - across * across)
  const lift = n === 0 ? 0.06 : n === 8 ? -0.05 : isUpper(n) ? 0.202 * arch + 0.01 : -0.092 * arch
  const opened: Point = [centre[0] + (p[0] - centre[0]) * 1.14, p[1] + lift, p[2]]
  const away = subtract(opened, centre)
  const wanted = radius + LID_MM / 10
  if (length(away) >= wanted && arch <= 0.5) return opened
  return mix(opened, add(centre, away, wanted / length(away)), arch > 0.25 ? 1 : 0.6)
}

/** The lid's edge, where it touches the ball. */
function edgePoint(p: Point, n: number, centre: Point): Point {
  if (isCorner(n)) return [p[0] + (centre[0] - p[0]) * 0.1, p[1] + (centre[1] - p[1]) * 0.25, p[2] - 0.1]
  const pulled = mix(p, centre, 0.035)
  const away = subtract([pulled[0], pulled[1], p[2]], centre)
  return add(centre, away, (radius + 0.004) / length(away))
}

/** A loop under the lid, so that no gap can be seen between lid and ball. */
function insidePoint(p: Point, centre: Point): Point {
  const away = subtract(p, centre)
  const q = add(centre, away, (radius - 0.16) / length(away))
  return [q[0] + (q[0] - centre[0]) * 0.06, q[1] + (q[1] - centre[1]) * 0.25, q[2] - 0.1]
}

function makeEye(mesh: HeadMesh, side: Side): EyeLoops {
  const sign = side === 'left' ? 1 : -1
  const centre: Point = [EYEBALL.centre[0] * sign, EYEBALL.centre[1], EYEBALL.centre[2]]
  const margin = LIDS[side]
  margin.forEach((vertex, n) => {
    mesh.points[vertex] = openLid(mesh.points[vertex]!, n, centre)
    mesh.rim[vertex] = 0.6
  })
  CREASES[side].forEach((vertex, n) => {
    const depth = Math.sin((Math.PI * (n + 0.5)) / 7)
    const [x, y, z] = mesh.points[vertex]!
    mesh.points[vertex] = [x, y + 0.13 * depth, z - 0.2 * depth - 0.02]
    mesh.crease[vertex] = depth
  })
  const edge = margin.map((v, n) => addVertex(mesh, edgePoint(mesh.points[v]!, n, centre), { rim: 1 }))
  const inside = margin.map(v => addVertex(mesh, insidePoint(mesh.points[v]!, centre), { rim: 1, dark: 1 }))
  const isReversed = side === 'right'
  joinLoops(mesh, margin, edge, { isReversed })
  joinLoops(mesh, edge, inside, { isReversed })
  return { margin, edge, inside }
}

/** Lays the lids of both eyes on their balls and gives them an edge. */
export const makeEyes = (mesh: HeadMesh): Readonly<Record<Side, EyeLoops>> => ({
  left: makeEye(mesh, 'left'),
  right: makeEye(mesh, 'right'),
})
