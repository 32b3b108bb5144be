import { distance, type Point } from '@kitwright/measure'
import { distanceToLine, lineLength } from '../../sewingPattern/line.ts'
import { hemOf } from '../pieceMeshes/crease.ts'
import type { SewnMesh, SewnPiece } from '../pieceMeshes/sewnMesh.ts'
import type { Table } from './flattenedTable.ts'

const ON_LINE_MM = 1e-6

/** Places points on the straight line between the first and the last of them, with the same spacing as on the cloth. */
function straighten({ points, vertices }: SewnPiece, ids: readonly number[], { x, y }: Table): void {
  const [a, b] = [vertices[ids[0]!]!, vertices[ids.at(-1)!]!]
  const line = ids.map(k => points[k]!)
  const whole = lineLength(line)
  const [ax, ay, bx, by] = [x[a]!, y[a]!, x[b]!, y[b]!]
  ids.forEach((k, i) => {
    const share = lineLength(line.slice(0, i + 1)) / whole
    x[vertices[k]!] = ax + (bx - ax) * share
    y[vertices[k]!] = ay + (by - ay) * share
  })
}

/** Moves the inside of a closed line with the line, by mean-value coordinates (Floater 2003). */
function fill(
  { points, vertices }: SewnPiece,
  loop: readonly number[],
  inside: readonly number[],
  { x, y }: Table,
): void {
  for (const k of inside) {
    const at = points[k]!
    const rays = loop.map(i => ({ x: points[i]!.x - at.x, y: points[i]!.y - at.y }))
    const lengths = rays.map(ray => Math.hypot(ray.x, ray.y))
    const halfTans = rays.map((a, i) => {
      const j = (i + 1) % rays.length
      const b = rays[j]!
      return (a.x * b.y - a.y * b.x) / (lengths[i]! * lengths[j]! + a.x * b.x + a.y * b.y)
    })
    let [sx, sy, sum] = [0, 0, 0]
    loop.forEach((i, j) => {
      const weight = (halfTans.at(j - 1)! + halfTans[j]!) / lengths[j]!
      sx += weight * x[vertices[i]!]!
      sy += weight * y[vertices[i]!]!
      sum += weight
    })
    x[vertices[k]!] = sx / sum
    y[vertices[k]!] = sy / sum
  }
}

/** Returns the points on the crease, from the shoulder down. */
function creasePoints({ points }: SewnPiece, crease: readonly [Point, Point]): number[] {
  const on = [...points.keys()].filter(i => distanceToLine(crease, points[i]!) < ON_LINE_MM)
  return on.toSorted((p, q) => distance(points[p]!, crease[0]) - distance(points[q]!, crease[0]))
}

/**
 * Returns both halves of a sleeve as closed lines: from the shoulder along the outline to the hem's middle, and back up
 * the crease.
 */
function halvesOf({ piece, edges }: SewnPiece, crease: readonly number[]): number[][] {
  const ring = piece.edges.flatMap(({ name }) =>
    edges
      .get(name)!
      .slice(0, -1)
      .map(({ point }) => point),
  )
  const start = ring.indexOf(crease[0]!)
  const turned = [...ring.slice(start), ...ring.slice(0, start)]
  const stop = turned.indexOf(crease.at(-1)!)
  const between = crease.slice(1, -1)
  return [
    [...turned.slice(0, stop + 1), ...between.toReversed()],
    [...turned.slice(stop), turned[0]!, ...between],
  ]
}

/**
 * Creates a start without creases: each sleeve's fold, under seam and hem become straight lines, and its halves are
 * filled in.
 */
export function straightenSleeves({ pieces }: SewnMesh, table: Table): void {
  for (const mesh of pieces) {
    if (!mesh.crease) continue
    const crease = creasePoints(mesh, mesh.crease)
    const hem = mesh.edges.get(hemOf(mesh.piece))!.map(({ point }) => point)
    const middle = hem.indexOf(crease.at(-1)!)
    const under = mesh.edges.get('underFront')!.map(({ point }) => point)
    for (const line of [crease, under, hem.slice(0, middle + 1), hem.slice(middle)]) straighten(mesh, line, table)
    const loops = halvesOf(mesh, crease)
    const onLoop = new Set(loops.flat())
    const sheetOf = new Map(mesh.triangles.flatMap((triangle, i) => triangle.map(k => [k, mesh.sheets[i]!] as const)))
    for (const loop of loops) {
      const sheet = sheetOf.get(loop.find(k => !crease.includes(k) && sheetOf.has(k))!)
      const inside = [...mesh.points.keys()].filter(k => !onLoop.has(k) && sheetOf.get(k) === sheet)
      fill(mesh, loop, inside, table)
    }
  }
}
