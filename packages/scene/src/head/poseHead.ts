import type { Expression, FaceShape } from '@kitwright/library/players'
import { EYEBALL, LID_MM, POSED_EYE } from './eyeball.ts'
import { createWarp } from './faceWarp.ts'
import type { EyeLoops, Head } from './headFile.ts'

/** An eyeball of a posed head. */
export interface PosedEye {
  readonly side: 1 | -1
  readonly centre: readonly [number, number, number]
  readonly loops: EyeLoops
}

export interface PosedHead {
  /** Centimetres in the head's own space. */
  readonly points: Float64Array
  readonly eyes: readonly PosedEye[]
  readonly isMouthOpen: boolean
}

const LOWER = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Vertex of the upper lip above the lower lip's. */
const above = (n: number): number => 20 - n
const JAW_CM = 2.3
const RAISE_CM = 0.42
const INNER = 3
const FIRST_INSIDE = 4
const EDGE_CM = 0.004
const INSIDE_CM = -0.16

const ramp = (value: number, from: number, to: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** Share of the jaw's movement at a place of the skin that is not lip. */
const jawShare = (y: number, z: number): number => ramp(y, -4.5, -6.2) * ramp(y, -13, -9.6) * ramp(z, -4.5, 1.5)

/** Sets a vertex at this distance from a centre, on its own ray. */
function setDistance(points: Float64Array, vertex: number, centre: readonly number[], distance: number): void {
  const i = 3 * vertex
  const away = [0, 1, 2].map(k => points[i + k]! - centre[k]!)
  const size = Math.hypot(...away)
  for (let k = 0; k < 3; k++) points[i + k] = centre[k]! + (away[k]! * distance) / size
}

const isCorner = (n: number): boolean => n === 0 || n === 8

/** Closes the upper lid by a share and keeps both lids on the ball. */
function closeLids(points: Float64Array, { centre, loops }: PosedEye, blink: number): void {
  for (const loop of [loops.margin, loops.edge, loops.inside])
    for (let n = 9; n < 16; n++) {
      const [upper, lower] = [3 * loop[n]!, 3 * loop[16 - n]!]
      for (let k = 0; k < 3; k++) points[upper + k]! += (points[lower + k]! - points[upper + k]!) * blink
    }
  const { radius } = POSED_EYE
  loops.margin.forEach((vertex, n) => {
    if (isCorner(n)) return
    setDistance(points, vertex, centre, radius + LID_MM / 10)
    setDistance(points, loops.edge[n]!, centre, radius + EDGE_CM)
    setDistance(points, loops.inside[n]!, centre, radius + INSIDE_CM)
  })
}

/** Brings the lips' inner loops together. */
function closeLips(points: Float64Array, mouth: Head['mouth']): void {
  for (const n of LOWER)
    for (const [loop, apart] of [
      [mouth[INNER]!, 0],
      [mouth[FIRST_INSIDE]!, 0.03],
    ] as const) {
      const [lower, upper] = [3 * loop[n]!, 3 * loop[above(n)]!]
      const y = (points[lower + 1]! + points[upper + 1]!) / 2
      points[lower + 1] = y - apart
      points[upper + 1] = y + apart
      const z = Math.max(points[lower + 2]!, points[upper + 2]! - 0.06)
      points[lower + 2] = points[upper + 2] = z
    }
}

/** Drops the jaw with the lower lip, and raises the upper lip. */
function openMouth(points: Float64Array, { points: rest, mouth, count }: Head, jaw: number, raise: number): void {
  const share = Float64Array.from({ length: count }, (_, i) => jawShare(rest[3 * i + 1]!, rest[3 * i + 2]!))
  const lift = new Float64Array(count)
  mouth.forEach((loop, k) => {
    const own = [0.55, 0.85, 1, 1, 1, 0.9][k]!
    loop.forEach((vertex, n) => {
      const middle = Math.sin((Math.PI * (n % 10)) / 10) ** 0.5
      share[vertex] = n % 10 === 0 ? 0.3 : n < 10 ? 0.3 + 0.7 * middle : 0.3 * (1 - middle)
      lift[vertex] = n > 10 ? own * middle : 0
    })
  })
  for (let i = 0; i < count; i++) {
    const drop = JAW_CM * jaw * share[i]!
    points[3 * i + 1]! += RAISE_CM * raise * lift[i]! - drop
    points[3 * i + 2]! -= 0.3 * drop
  }
}

function eyeOf(head: Head, points: Float64Array, side: 1 | -1): PosedEye {
  const loops = side > 0 ? head.eyes.left : head.eyes.right
  const moved = [0, 0, 0]
  for (const vertex of loops.margin)
    for (let k = 0; k < 3; k++) moved[k]! += (points[3 * vertex + k]! - head.points[3 * vertex + k]!) / 16
  const [x, y, z] = EYEBALL.centre
  return { side, loops, centre: [x * side + moved[0]!, y + moved[1]!, z + moved[2]! - POSED_EYE.back] }
}

/** Returns a head with a person's face and expression. `blink` closes the lids further, 0-1. */
export function poseHead(head: Head, face: FaceShape, expression: Expression, blink = 0): PosedHead {
  const [own, moved] = [createWarp(face), createWarp(expression.fields)]
  const points = new Float64Array(head.points.length)
  for (let i = 0; i < points.length; i += 3)
    points.set(own(head.points[i]!, head.points[i + 1]!, head.points[i + 2]!), i)
  const eyes = ([1, -1] as const).map(side => eyeOf(head, points, side))
  for (let i = 0; i < points.length; i += 3) {
    const at = [head.points[i]!, head.points[i + 1]!, head.points[i + 2]!] as const
    const to = moved(...at)
    for (let k = 0; k < 3; k++) points[i + k]! += to[k]! - at[k]!
  }
  const closed = Math.min(1, expression.blink + blink * (1 - expression.blink))
  for (const eye of eyes) closeLids(points, eye, closed)
  closeLips(points, head.mouth)
  const isMouthOpen = expression.jaw > 0 || expression.raise > 0
  if (isMouthOpen) openMouth(points, head, expression.jaw, expression.raise)
  return { points, eyes, isMouthOpen }
}
