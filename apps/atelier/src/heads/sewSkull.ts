import { fieldNormal, headField, toHead } from './headField.ts'
import { BORDER } from './landmarks.ts'
import { addVertex, joinLoops, type HeadMesh } from './mesh.ts'
import { loopScheme, refine } from '@kitwright/scene/head'
import { add, clamp, length, mix, type Point, subtract } from './vectors.ts'

/** Loops from the border of the face to the end of the mesh under the collar. */
export const ROWS = 17
const COLUMNS = BORDER.length
/** The column of the chin; column 0 is the middle of the forehead. */
const CHIN = COLUMNS / 2

type Rows = readonly (readonly number[])[]

/** Returns the points that a column passes on its way from the border over the skull or under the jaw to the collar. */
function waypoints(column: number): readonly Point[] {
  const angle = Math.PI * (1 - column / CHIN)
  const side = Math.abs(Math.sin(angle))
  const top = (1 - Math.cos(angle)) / 2
  const sign = column < CHIN ? -1 : 1
  const between = (chin: Point, ear: Point, crown: Point): Point => {
    const shares = [(1 - top) * (1 - side * 0.999), side, top * (1 - side * 0.999)] as const
    const sum = shares[0] + shares[1] + shares[2]
    const at = (k: 0 | 1 | 2): number => (chin[k] * shares[0] + ear[k] * shares[1] + crown[k] * shares[2]) / sum
    return [at(0) * sign, at(1), at(2)]
  }
  const around = Math.PI * (column / CHIN)
  const [x, , z] = toHead([-0.116 * Math.sin(around), 0, -0.016 - 0.1 * Math.cos(around)])
  return [
    between([0, -10, 1.2], [7.3, 0.4, -5], [0, 14, -4]),
    between([0, -12.4, -1.6], [6.9, -2.6, -8], [0, 7, -13.8]),
    between([0, -15, -1.6], [6.2, -10, -7.5], [0, -6, -11.6]),
    [x, -19.5, z],
  ]
}

/** Divides a polyline into equal lengths and returns its points but the first. */
function divide(line: readonly Point[], count: number): Point[] {
  const ends = [0]
  for (let i = 1; i < line.length; i++) ends.push(ends[i - 1]! + length(subtract(line[i]!, line[i - 1]!)))
  return Array.from({ length: count }, (_, k) => {
    const at = ((k + 1) / count) * ends.at(-1)!
    let i = 1
    while (i < line.length - 1 && ends[i]! < at) i++
    return mix(line[i - 1]!, line[i]!, (at - ends[i - 1]!) / (ends[i]! - ends[i - 1]!))
  })
}

/** Moves a vertex towards the field's surface. */
function project(points: Point[], vertex: number, share: number): void {
  for (let step = 0; step < 2; step++) {
    const p = points[vertex]!
    points[vertex] = add(p, fieldNormal(p), -clamp(headField(p), -2, 2) * share)
  }
}

/** 1 on the crown, 0 from the height of the eyes down. */
const crown = ([, y]: Point): number => clamp((y - 3) / 5)

/** Spreads the new vertices evenly over the field. The face and the last row stay. */
function relax(points: Point[], rows: Rows): void {
  for (let round = 0; round < 90; round++) {
    const share = round < 60 ? 0.55 : 0.3
    const moved = new Map<number, Point>()
    for (let r = 1; r < ROWS; r++)
      for (let c = 0; c < COLUMNS; c++) {
        const around = [rows[r - 1]![c]!, rows[r + 1]![c]!, rows[r]![(c + 1) % COLUMNS]!, rows[r]!.at(c - 1)!]
        const middle = around.reduce<Point>((sum, v) => add(sum, points[v]!, 0.25), [0, 0, 0])
        moved.set(rows[r]![c]!, mix(points[rows[r]![c]!]!, middle, share))
      }
    for (const [vertex, at] of moved) points[vertex] = at
    if (round % 3 !== 2 && round <= 80) continue
    for (let r = 1; r < ROWS; r++)
      for (const vertex of rows[r]!)
        project(points, vertex, Math.max(crown(points[vertex]!) * 0.9, r < 2 ? 0.1 : r < 3 ? 0.4 : 1))
  }
}

/** Returns the neighbours of each vertex. */
function neighbours({ points, triangles }: HeadMesh): readonly ReadonlySet<number>[] {
  const sets = points.map(() => new Set<number>())
  for (const [a, b, c] of triangles) {
    sets[a]!.add(b).add(c)
    sets[b]!.add(a).add(c)
    sets[c]!.add(a).add(b)
  }
  return sets
}

/** Fairs the first three rows by the squared Laplacian, so that light runs over the border without a fold. */
function fair(mesh: HeadMesh, rows: Rows): void {
  const { points } = mesh
  const around = neighbours(mesh)
  const faired = [...rows[1]!, ...rows[2]!, ...rows[3]!]
  const needed = new Set(faired.flatMap(vertex => [vertex, ...around[vertex]!]))
  const mean = (vertex: number, value: (v: number) => Point): Point => {
    const all = [...around[vertex]!]
    return all.reduce<Point>((sum, v) => add(sum, value(v), 1 / all.length), [0, 0, 0])
  }
  for (let round = 0; round < 120; round++) {
    const first = new Map<number, Point>()
    for (const vertex of needed)
      first.set(
        vertex,
        subtract(
          mean(vertex, v => points[v]!),
          points[vertex]!,
        ),
      )
    for (const vertex of faired) {
      const second = subtract(
        mean(vertex, v => first.get(v)!),
        first.get(vertex)!,
      )
      points[vertex] = add(points[vertex]!, second, -0.35)
      const share = crown(points[vertex])
      if (share > 0) project(points, vertex, 0.5 * share)
    }
  }
}

const SETTLE_ROUNDS = 6

/** Subdivision draws a mesh inwards: moves the vertices out until the smooth surface lies on the field. */
function settle({ points, triangles }: HeadMesh, rows: Rows): void {
  const scheme = loopScheme(triangles.flat(), points.length)
  for (let round = 0; round < SETTLE_ROUNDS; round++) {
    const smooth = refine(scheme, points.flat(), 3)
    for (let r = 2; r < ROWS; r++)
      for (const vertex of rows[r]!) {
        const at: Point = [smooth[3 * vertex]!, smooth[3 * vertex + 1]!, smooth[3 * vertex + 2]!]
        const share = r === 2 ? 0.15 : r === 3 ? 0.4 : 0.9
        points[vertex] = add(points[vertex]!, fieldNormal(at), -clamp(headField(at), -1, 1) * share)
      }
  }
}

function mirrorRows(points: Point[], rows: Rows): void {
  for (let r = 1; r <= ROWS; r++)
    for (let c = 0; c <= CHIN; c++) {
      const [a, b] = [rows[r]![c]!, rows[r]![(COLUMNS - c) % COLUMNS]!]
      const [p, q] = [points[a]!, points[b]!]
      const x = c % CHIN === 0 ? 0 : (p[0] - q[0]) / 2
      const [y, z] = [(p[1] + q[1]) / 2, (p[2] + q[2]) / 2]
      points[a] = [x, y, z]
      points[b] = [-x, y, z]
    }
}

/** Continues the face behind its border as skull, neck and collar area, all in one skin. */
export function sewSkull(mesh: HeadMesh): void {
  const columns = BORDER.map((vertex, c) => divide([mesh.points[vertex]!, ...waypoints(c)], ROWS))
  const rows: number[][] = [[...BORDER]]
  for (let r = 0; r < ROWS; r++) rows.push(columns.map(column => addVertex(mesh, column[r]!)))
  for (let r = 0; r < ROWS; r++) joinLoops(mesh, rows[r]!, rows[r + 1]!, { isReversed: false, flipAt: CHIN })
  for (const vertex of rows[ROWS]!)
    for (let step = 0; step < 6; step++) {
      const [x, y, z] = mesh.points[vertex]!
      mesh.points[vertex] = [x, y - headField([x, y, z]) * 0.9, z]
    }
  relax(mesh.points, rows)
  fair(mesh, rows)
  settle(mesh, rows)
  mirrorRows(mesh.points, rows)
}
