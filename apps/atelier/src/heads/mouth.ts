import { LIPS } from './landmarks.ts'
import { addVertex, joinLoops, type HeadMesh } from './mesh.ts'
import { clamp, type Point } from './vectors.ts'

/** Share of the closing movement and of the colour of each loop of the lips, from the outline inwards. */
const CLOSING = [0.12, 0.5, 0.85, 1] as const
const LIP_SHARE = [0.42, 1, 1, 1] as const
const isUpper = (n: number): boolean => n > 10
const isLower = (n: number): boolean => n > 0 && n < 10
/** Last column of the lower lip's right half and of the upper lip's left half: where diagonals flip. */
const FLIP_AT = 5

function closeLoop({ points }: HeadMesh, loop: readonly number[], share: number): void {
  loop.forEach((vertex, n) => {
    const p = points[vertex]!
    const depth = Math.sqrt(clamp(1 - Math.abs(p[0]) / 2.6, 0, 1))
    const [dy, dz] = isUpper(n) ? [-0.235, 0.1] : [0.225, 0]
    points[vertex] = [p[0], p[1] + dy * share * depth, p[2] + dz * share * depth]
  })
}

/** Distances of the lips' red from the line where they meet, on the loop before the innermost one: to the side, and back. */
const MEETING_CM = { apart: 0.13, back: 0.11, full: 0.07 } as const

/** Lets closed lips touch along a fine line: without it they would roll into a groove of 4 mm. */
function meet({ points }: HeadMesh, [, outer, before, inner]: typeof LIPS): void {
  for (let n = 1; n < 10; n++) {
    const [lower, upper] = [n, 20 - n].map(k => ({ outer: outer[k]!, before: before[k]!, inner: inner[k]! }))
    const middle = Math.sin((Math.PI * n) / 10)
    const line = (points[lower!.inner]![1] + points[upper!.inner]![1]) / 2
    const front = (points[lower!.before]![2] + points[upper!.before]![2]) / 2
    for (const [lip, side] of [
      [lower!, -1],
      [upper!, 1],
    ] as const) {
      const [x, y, z] = points[lip.before]!
      const apart = Math.min(Math.abs(y - line), MEETING_CM.apart * (0.35 + 0.65 * middle))
      points[lip.before] = [x, line + side * apart, z + MEETING_CM.full * middle]
      points[lip.inner] = [
        points[lip.inner]![0],
        line + side * 0.02 * middle,
        front - MEETING_CM.back * (0.5 + 0.5 * middle),
      ]
      const [u, v, w] = points[lip.outer]!
      points[lip.outer] = [u, v, w + MEETING_CM.full * (side < 0 ? 1.2 : 0.5) * middle]
    }
  }
}

function loopBehind(mesh: HeadMesh, loop: readonly number[], [narrow, apart, back]: Point, dark: number): number[] {
  return loop.map((vertex, n) => {
    const [x, y, z] = mesh.points[vertex]!
    const dy = isUpper(n) ? apart : isLower(n) ? -apart : 0
    return addVertex(mesh, [x * narrow, y + dy, z - back], { lip: 1, dark })
  })
}

/** Joins two loops so that the left half mirrors the right one. */
function joinMirrored(mesh: HeadMesh, outer: readonly number[], inner: readonly number[]): void {
  const turned = (loop: readonly number[]): number[] => [...loop.slice(FLIP_AT), ...loop.slice(0, FLIP_AT)]
  joinLoops(mesh, turned(outer), turned(inner), { isReversed: false, flipAt: outer.length / 2 })
}

/**
 * Closes the lips and puts a pouch behind them. Returns the loops from the lips' outline to the pouch, each of 20 vertices
 * as in `LIPS`.
 */
export function makeMouth(mesh: HeadMesh): readonly (readonly number[])[] {
  LIPS.forEach((loop, k) => {
    closeLoop(mesh, loop, CLOSING[k]!)
    for (const vertex of loop) mesh.lip[vertex] = LIP_SHARE[k]!
  })
  meet(mesh, LIPS)
  mesh.lip[61] = mesh.lip[291] = 0.5
  const inner = LIPS[3]
  const first = loopBehind(mesh, inner, [0.99, 0.03, 0.38], 0.8)
  const second = loopBehind(mesh, inner, [0.95, 0.22, 0.85], 1)
  joinMirrored(mesh, inner, first)
  joinMirrored(mesh, first, second)
  const end = addVertex(mesh, [0, -4.3, 3.2], { lip: 1, dark: 1 })
  second.forEach((vertex, n) => mesh.triangles.push([vertex, end, second[(n + 1) % second.length]!]))
  return [...LIPS, first, second]
}
