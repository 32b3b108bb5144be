import { createWarp, vertexNormals, type FaceWarp, type HeadSurface, type HeadTopology } from '../head/index.ts'
import type { Hair } from '../hair/index.ts'
import { SKULL } from '../hair/scalp.ts'
import type { Buffers } from './buffers.ts'
import type { PersonLook } from './personLook.ts'

export const ramp = (value: number, from: number, to: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

const AROUND = 96

/** Returns a closed ring of rows, each point from its angle and its share of the width. */
function ring(rows: number, at: (angle: number, share: number) => readonly number[]): Buffers {
  const points: number[] = []
  const triangles: number[] = []
  for (let i = 0; i < AROUND; i++)
    for (let j = 0; j <= rows; j++) {
      points.push(...at((i / AROUND) * 2 * Math.PI, j / rows))
      if (j === rows) continue
      const a = i * (rows + 1) + j
      const b = ((i + 1) % AROUND) * (rows + 1) + j
      triangles.push(a, b, a + 1, a + 1, b, b + 1)
    }
  const open = Float32Array.from(
    { length: points.length / 3 },
    (_, i) => 0.75 + 0.25 * Math.sin(Math.PI * ((i % (rows + 1)) / rows)),
  )
  return { points, normals: vertexNormals(points, triangles), triangles, more: { aOpen: [open, 1] } }
}

/** A band round the forehead, over hair of this thickness beside and behind it. Centimetres. */
export function bandBuffers({ face }: PersonLook, hairCm: number): Buffers {
  const warp = createWarp(face)
  const [, radiusY] = SKULL.radii
  return ring(10, (angle, share) => {
    // A knit is pulled together towards the back and never quite even.
    const high2 = 2.9 - 0.5 * ramp(Math.cos(angle), 0.2, -0.9) + 0.12 * Math.sin(angle * 3 + 1)
    const y = 7.4 - 0.68 * Math.cos(angle) + (share - 0.5) * high2 + 0.06 * Math.sin(angle * 5 + 0.7)
    const high = (y - SKULL.centre[1]) / radiusY
    const round = Math.sqrt(Math.max(0, 1 - high * high))
    const hair = hairCm * ramp(Math.cos(angle), hairCm > 1 ? 0.99 : 0.9, hairCm > 1 ? 0.8 : 0.45)
    const across = 2 * share - 1
    const folds = 0.035 * Math.sin(angle * 11 + share * 7) * Math.sin(angle * 4 + 2) * (1 - across ** 2)
    const out = 0.5 + hair - 0.2 * across ** 6 + 0.04 * Math.cos(across * 2.4 * Math.PI) + folds
    return warp(
      Math.sin(angle) * (SKULL.radii[0] * round + out),
      y,
      SKULL.centre[2] + Math.cos(angle) * (SKULL.radii[2] * round + out),
    )
  })
}

/** The elastic of tied hair. */
export function tieBuffers({ centre, radius, tilt }: NonNullable<Hair['tie']>, warp: FaceWarp): Buffers {
  const middle = warp(...centre)
  return ring(8, (angle, share) => {
    const around = share * 2 * Math.PI
    const r = radius + 0.26 * Math.cos(around)
    const [x, y, z] = [Math.cos(angle) * r, Math.sin(angle) * r, 0.26 * Math.sin(around)]
    return [
      middle[0] + x,
      middle[1] + y * Math.cos(tilt) - z * Math.sin(tilt),
      middle[2] + y * Math.sin(tilt) + z * Math.cos(tilt),
    ]
  })
}

/** Signed distance from the scarf's opening round the face; negative inside. */
function opening(x: number, y: number, z: number): number {
  if (z <= -2.6) return 1
  const belowJaw = -y - 5.1 - 0.77 * (Math.min(4.2, z) + 1.75)
  return Math.max(Math.hypot(x / 5.85, (y + 0.3) / (y > 0 ? 8.6 : 9.6)) - 1, belowJaw / 6)
}

/** Folds that hang from ear to ear below the chin, lower in front. */
function hangingFolds(angle: number, y: number): number {
  const sagging = y * 2.1 + 1.7 * Math.cos(angle) + 0.7 * Math.sin(2 * angle + 1)
  return 0.2 * Math.sin(sagging) + 0.08 * Math.sin(sagging * 1.9 + 3 * angle)
}
/** Cloth that is drawn back from the forehead: shallow folds that run together behind the ears. */
const drawnFolds = (x: number, y: number, z: number): number =>
  0.07 * Math.sin(1.7 * y + 1.25 * z + 0.2 * x) * ramp(z, 3.5, -1) + 0.03 * Math.sin(3.1 * y + 2.2 * z + x)

/** Height of the scarf's hem, under the collar. */
const HEM_CM = -15.4
/** Thickness of the scarf where it goes under the collar. */
const UNDER_COLLAR_CM = 0.06

/** A scarf that leaves the face free: the skin itself, lifted, with a rolled edge and soft folds below. */
export function scarfBuffers({ rest, triangles }: HeadTopology, { points, normals }: HeadSurface): Buffers {
  const count = rest.length / 3
  const distance = Float32Array.from({ length: count }, (_, i) =>
    opening(rest[3 * i]!, rest[3 * i + 1]!, rest[3 * i + 2]!),
  )
  const lifted = Float64Array.from(points, (value, i) => {
    const vertex = Math.floor(i / 3)
    const [x, y, z] = [rest[3 * vertex]!, rest[3 * vertex + 1]!, rest[3 * vertex + 2]!]
    const low = ramp(y, -5, -9.5)
    const roll = distance[vertex]! < 0.16 && z > -2.6 ? 0.2 * Math.cos(distance[vertex]! * 19) : 0
    const upper = ramp(y, -5, 0)
    const height =
      0.62 +
      0.4 * ramp(y, 2, 10) +
      0.45 * ramp(z, -2, -9) * ramp(y, -6, 0) +
      1.7 * low +
      hangingFolds(Math.atan2(x, z + 5), y) * ramp(y, -6, -9) +
      drawnFolds(x, y, z) * upper +
      roll
    // The scarf is tucked into the collar.
    return value + normals[i]! * (UNDER_COLLAR_CM + height * ramp(y, -13, -10.6))
  })
  // Continuous over its edges, so that it is cut smoothly, and steep, so that no edge is dark.
  const open = distance.map((d, i) => Math.min(1, d * 40, (rest[3 * i + 1]! - HEM_CM) * 5))
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3)
    if ([0, 1, 2].some(k => open[triangles[t + k]!]! > 0)) kept.push(...triangles.subarray(t, t + 3))
  return { points: lifted, normals: vertexNormals(lifted, kept), triangles: kept, more: { aOpen: [open, 1] } }
}

/** A cap begins where the scalp is already painted: its edge would show at the hairline. */
const CAP_FROM_CM = 1

/** A dark cap under loose hair: the scalp, lifted by the hair's own height. */
export function capBuffers(
  { rest, triangles }: HeadTopology,
  { points, normals }: HeadSurface,
  {
    height,
    above,
  }: {
    readonly height: (p: readonly [number, number, number]) => number
    readonly above: (p: readonly [number, number, number]) => number
  },
): Buffers {
  const count = rest.length / 3
  const line = Float32Array.from({ length: count }, (_, i) => above([rest[3 * i]!, rest[3 * i + 1]!, rest[3 * i + 2]!]))
  const lifted = Float64Array.from(points, (value, i) => {
    const vertex = Math.floor(i / 3)
    const own = height([rest[3 * vertex]!, rest[3 * vertex + 1]!, rest[3 * vertex + 2]!])
    return value + normals[i]! * own * ramp(line[vertex]!, CAP_FROM_CM, 2.4)
  })
  const kept: number[] = []
  for (let t = 0; t < triangles.length; t += 3)
    if ([0, 1, 2].some(k => line[triangles[t + k]!]! > CAP_FROM_CM)) kept.push(...triangles.subarray(t, t + 3))
  // Continuous over its edge, so that it is cut smoothly.
  const open = line.map(above => Math.min(0.6, 6 * (above - CAP_FROM_CM)))
  return { points: lifted, normals: vertexNormals(lifted, kept), triangles: kept, more: { aOpen: [open, 1] } }
}
