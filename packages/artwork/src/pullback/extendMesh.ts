import { cornersAhead, type MeshPoints, type OrientedMesh } from './orientMesh.ts'

/** The widths of both rings in millimetres: a usual hem with its bleed, and the deepest ones that suppliers may ask for. */
const [RING_MM, FAR_MM] = [32, 100]
/** Corners reach no farther than this many times the width. */
const MITRE = 1.8
/** Cosine of the turn from which a corner gets a fan of its own. */
const FAN_COS = 0.9
/** Smaller quadrilaterals would be folded over their neighbours, mm². */
const LEAST_AREA_MM2 = 1e-3
/** The share by which the ring is made narrower where it would fold over. */
const NARROWER = 0.75
const TRIES = 30

type Vector = readonly [number, number]

/** A side of the outline from corner `from` to corner `to`, with its triangle. The piece lies to its left. */
interface OuterSide {
  readonly from: number
  readonly to: number
  readonly triangle: number
  /** Unit vector out of the piece. */
  readonly out: Vector
}

function outerLoop({ points, triangles }: OrientedMesh): OuterSide[] {
  const sides = new Map<string, OuterSide | null>()
  for (let triangle = 0; triangle < triangles.length; triangle += 3)
    for (let k = 0; k < 3; k++) {
      const [from, to] = [triangles[triangle + k]!, triangles[triangle + ((k + 1) % 3)]!]
      const back = `${to} ${from}`
      if (sides.has(back)) {
        sides.set(back, null)
        continue
      }
      const [dx, dy] = [points[4 * to]! - points[4 * from]!, points[4 * to + 1]! - points[4 * from + 1]!]
      const length = Math.hypot(dx, dy) || 1
      sides.set(`${from} ${to}`, { from, to, triangle, out: [dy / length, -dx / length] })
    }
  return [...sides.values()].filter(side => side !== null)
}

/** Extends a triangle's map to a point of the piece. */
function extrapolate({ points, triangles }: OrientedMesh, triangle: number, [x, y]: Vector): Vector {
  const [a, b, c] = cornersAhead(triangles, triangle)
  const [ax, ay] = [points[4 * a]!, points[4 * a + 1]!]
  const [bx, by] = [points[4 * b]! - ax, points[4 * b + 1]! - ay]
  const [cx, cy] = [points[4 * c]! - ax, points[4 * c + 1]! - ay]
  const d = bx * cy - by * cx
  const second = ((x - ax) * cy - (y - ay) * cx) / d
  const third = (bx * (y - ay) - by * (x - ax)) / d
  const at = (k: 2 | 3): number => {
    const own = points[4 * a + k]!
    return own + (points[4 * b + k]! - own) * second + (points[4 * c + k]! - own) * third
  }
  return [at(2), at(3)]
}

interface Ring {
  readonly points: number[]
  readonly triangles: number[]
}

interface RingInput {
  readonly mesh: OrientedMesh
  /** Returns the place on the table of a point beyond the outline, where these triangles border it. */
  readonly tableAt: (at: Vector, triangles: readonly number[]) => Vector
}

/** Returns the mean of what triangles of a mesh say of a point. */
const meanOf =
  (mesh: OrientedMesh): RingInput['tableAt'] =>
  (at, triangles) => {
    const there = triangles.map(triangle => extrapolate(mesh, triangle, at))
    const mean = (k: 0 | 1): number => there.reduce((sum, each) => sum + each[k], 0) / there.length
    return [mean(0), mean(1)]
  }

/** Returns what the triangle at the nearest side of a mesh's outline says of a point. */
function nearestOf(mesh: OrientedMesh): RingInput['tableAt'] {
  const sides = outerLoop(mesh)
  const { points } = mesh
  return at => {
    let best: { readonly triangle: number; readonly off: number } | undefined
    for (const { from, to, triangle } of sides) {
      const [x, y] = [0, 1].map(k => (points[4 * from + k]! + points[4 * to + k]!) / 2) as [number, number]
      const off = Math.hypot(at[0] - x, at[1] - y)
      if (!best || off < best.off) best = { triangle, off }
    }
    return extrapolate(mesh, best!.triangle, at)
  }
}

/** The points beyond a corner of the outline, from its side before to its side after. */
function pointsBeyond(
  { mesh, tableAt }: RingInput,
  [before, after]: readonly [OuterSide, OuterSide],
  widthMm: number,
): number[][] {
  const { from } = after
  const [x, y] = [mesh.points[4 * from]!, mesh.points[4 * from + 1]!]
  const [one, other] = [before.out, after.out]
  const cos = one[0] * other[0] + one[1] * other[1]
  const middle: Vector = [one[0] + other[0], one[1] + other[1]]
  const square = middle[0] ** 2 + middle[1] ** 2
  const far = widthMm * Math.min(2 / Math.max(square, 1e-6), MITRE / Math.sqrt(Math.max(square, 1e-6)))
  const place = ([dx, dy]: Vector, byMm: number, triangles: readonly number[]): number[] => {
    const at: Vector = [x + dx * byMm, y + dy * byMm]
    return [...at, ...tableAt(at, triangles)]
  }
  const tip = place(middle, far, [before.triangle, after.triangle])
  const isConvex = one[0] * other[1] - one[1] * other[0] > 0
  if (!isConvex || cos > FAN_COS) return [tip]
  return [place(one, widthMm, [before.triangle]), tip, place(other, widthMm, [after.triangle])]
}

const areaOf = (points: MeshPoints, a: number, b: number, c: number): number =>
  (points[4 * b]! - points[4 * a]!) * (points[4 * c + 1]! - points[4 * a + 1]!) -
  (points[4 * b + 1]! - points[4 * a + 1]!) * (points[4 * c]! - points[4 * a]!)

interface RingLoop {
  readonly ring: Ring
  /** The ring's outer points in order, each with the corner of the outline that it belongs to. */
  readonly outer: readonly OuterPoint[]
  /** The corners at which triangles are folded over. */
  readonly folded: Set<number>
}

interface OuterPoint {
  readonly point: number
  readonly corner: number
}

/** Makes the ring's triangles with a width at each corner of the outline. */
function makeRing(input: RingInput, loop: readonly OuterSide[], widths: readonly number[]): RingLoop {
  const { mesh } = input
  const ring: Ring = { points: [...mesh.points], triangles: [] }
  const beyond = loop.map((after, i) => {
    const first = ring.points.length / 4
    const added = pointsBeyond(input, [loop.at(i - 1)!, after], widths[i]!)
    ring.points.push(...added.flat())
    return added.map((_, k) => first + k)
  })
  const folded = new Set<number>()
  const add = (corners: readonly [number, number, number], at: readonly number[]): void => {
    ring.triangles.push(...corners)
    if (areaOf(ring.points, ...corners) < LEAST_AREA_MM2) for (const corner of at) folded.add(corner)
  }
  for (const [i, { from, to }] of loop.entries()) {
    const next = (i + 1) % loop.length
    const [own, its] = [beyond[i]!, beyond[next]!]
    for (let k = 1; k < own.length; k++) add([from, own[k - 1]!, own[k]!], [i])
    add([to, from, own.at(-1)!], [i, next])
    add([to, own.at(-1)!, its[0]!], [i, next])
  }
  return { ring, outer: beyond.flatMap((points, corner) => points.map(point => ({ point, corner }))), folded }
}

type Stroke = readonly [from: number, to: number]

const areCrossed = (points: MeshPoints, [a, b]: Stroke, [c, d]: Stroke): boolean =>
  areaOf(points, a, b, c) > 0 !== areaOf(points, a, b, d) > 0 &&
  areaOf(points, c, d, a) > 0 !== areaOf(points, c, d, b) > 0

/** Returns the corners at which the ring reaches over itself or the outline, as across a notch. */
function crossedCorners(loop: readonly OuterSide[], { ring: { points }, outer }: RingLoop): Set<number> {
  const crossed = new Set<number>()
  const edges = outer.map((from, i) => ({ from, to: outer[(i + 1) % outer.length]! }))
  const sides = loop.map(({ from, to }): Stroke => [from, to])
  for (const [i, { from, to }] of edges.entries()) {
    const edge: Stroke = [from.point, to.point]
    const isOverOutline = sides.some(side => areCrossed(points, edge, side))
    for (const other of edges.slice(i + 2)) {
      const its: Stroke = [other.from.point, other.to.point]
      if (its[1] === edge[0] || !areCrossed(points, edge, its)) continue
      for (const each of [from, to, other.from, other.to]) crossed.add(each.corner)
    }
    if (isOverOutline) for (const each of [from, to]) crossed.add(each.corner)
  }
  return crossed
}

/** Fills the hollows of a loop of points, the narrowest first, until it is convex. */
function fillHollows({ ring: { points, triangles }, outer }: RingLoop): void {
  const loop = outer.map(({ point }) => point)
  for (;;) {
    let best: { readonly at: number; readonly width: number } | undefined
    for (let at = 0; at < loop.length; at++) {
      const [p, q, r] = [loop.at(at - 1)!, loop[at]!, loop[(at + 1) % loop.length]!]
      const width = Math.hypot(points[4 * p]! - points[4 * r]!, points[4 * p + 1]! - points[4 * r + 1]!)
      if ((best && width >= best.width) || areaOf(points, p, r, q) < LEAST_AREA_MM2) continue
      const isFree = loop.every(
        k =>
          [p, q, r].includes(k) ||
          areaOf(points, p, r, k) < 0 ||
          areaOf(points, r, q, k) < 0 ||
          areaOf(points, q, p, k) < 0,
      )
      if (isFree) best = { at, width }
    }
    if (!best) return
    triangles.push(loop.at(best.at - 1)!, loop[(best.at + 1) % loop.length]!, loop[best.at]!)
    loop.splice(best.at, 1)
  }
}

/** Orders outer sides one after the other. */
function inOrder(sides: readonly OuterSide[]): OuterSide[][] {
  const byStart = new Map(sides.map(side => [side.from, side]))
  const loops: OuterSide[][] = []
  for (const side of sides) {
    const loop: OuterSide[] = []
    for (let at: OuterSide | undefined = side; at && byStart.delete(at.from); at = byStart.get(at.to)) loop.push(at)
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

function extendBy(mesh: OrientedMesh, widthMm: number, tableAt: RingInput['tableAt']): OrientedMesh {
  const [loop, ...more] = inOrder(outerLoop(mesh))
  if (!loop || more.length > 0) throw new Error('a piece has more than one outline')
  const widths = loop.map(() => widthMm)
  for (let i = 0; ; i++) {
    const made = makeRing({ mesh, tableAt }, loop, widths)
    const narrow = new Set([...made.folded, ...crossedCorners(loop, made)])
    if (narrow.size === 0 || i === TRIES) {
      fillHollows(made)
      return {
        points: Float64Array.from(made.ring.points),
        triangles: Uint32Array.from([...mesh.triangles, ...made.ring.triangles]),
      }
    }
    for (const corner of narrow) widths[corner]! *= NARROWER
  }
}

/**
 * Extends a mesh beyond its outline, for the bleed: by a ring that continues the map straight on, narrower where the
 * outline is hollow; then to its convex hull; then by a wide ring for the deepest hem. The map stays continuous.
 */
export const extendMesh = (mesh: OrientedMesh): OrientedMesh =>
  extendBy(extendBy(mesh, RING_MM, meanOf(mesh)), FAR_MM, nearestOf(mesh))
