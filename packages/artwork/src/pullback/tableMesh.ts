import type { WrapCells } from '@kitwright/garment/wrap'
import { boxAround, type Box } from '@kitwright/measure'
import { extendMesh } from './extendMesh.ts'
import { cornersAhead, doubleArea, orientMesh, type OrientedMesh } from './orientMesh.ts'

type WrapMesh = Extract<WrapCells, { kind: 'mesh' }>['mesh']

/** A mesh that outlines on the table are pulled back through. */
export interface TableMesh extends OrientedMesh {
  /** The number of triangles. */
  readonly count: number
  /** The side of each triangle from its corner k to the next one, at 3 · triangle + k. */
  readonly sides: Uint32Array
  /** The two corners of each side, the lower one first. */
  readonly ends: Uint32Array
  /** 1 where a triangle is mirrored on the table. */
  readonly isMirrored: Uint8Array
  /** The outline: loops of sides with the piece to their left. */
  readonly loops: readonly (readonly OutlineSide[])[]
  /** Box on the table. */
  readonly box: Box
  /** Returns the triangles whose boxes on the table may meet a box. */
  find(box: Box): readonly number[]
}

/** A side of the outline; it runs against its own direction if `isBack`. */
export interface OutlineSide {
  readonly side: number
  readonly from: number
  readonly to: number
  readonly isBack: boolean
}

/** About twice a triangle's width, mm. */
const CELL_MM = 24

const columnOf = (mm: number): number => Math.floor(mm / CELL_MM)

const boxOfTriangle = ({ points, triangles }: OrientedMesh, triangle: number, own: 0 | 2): Box =>
  boxAround(cornersAhead(triangles, 3 * triangle).map(k => ({ x: points[4 * k + own]!, y: points[4 * k + own + 1]! })))

function finderOf(mesh: OrientedMesh): TableMesh['find'] {
  const cells = new Map<string, number[]>()
  const boxes: Box[] = []
  for (let triangle = 0; triangle < mesh.triangles.length / 3; triangle++) {
    const box = boxOfTriangle(mesh, triangle, 2)
    boxes.push(box)
    for (let column = columnOf(box[0]); column <= columnOf(box[2]); column++)
      for (let row = columnOf(box[1]); row <= columnOf(box[3]); row++) {
        const key = `${column} ${row}`
        const cell = cells.get(key)
        if (cell) cell.push(triangle)
        else cells.set(key, [triangle])
      }
  }
  const whole = boxes.reduce(unite)
  return asked => {
    // A straight line's box may have no area.
    if (!meets(asked, whole)) return []
    const box: Box = [
      Math.max(asked[0], whole[0]),
      Math.max(asked[1], whole[1]),
      Math.min(asked[2], whole[2]),
      Math.min(asked[3], whole[3]),
    ]
    const found = new Set<number>()
    for (let column = columnOf(box[0]); column <= columnOf(box[2]); column++)
      for (let row = columnOf(box[1]); row <= columnOf(box[3]); row++)
        for (const triangle of cells.get(`${column} ${row}`) ?? [])
          if (meets(boxes[triangle]!, box)) found.add(triangle)
    return [...found]
  }
}

const meets = (a: Box, b: Box): boolean => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]
const unite = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
]

interface Sides {
  readonly sides: Uint32Array
  readonly ends: readonly number[]
  readonly loops: TableMesh['loops']
}

function sidesOf({ triangles }: OrientedMesh): Sides {
  const known = new Map<string, number>()
  const uses: number[] = []
  const ends: number[] = []
  const sides = new Uint32Array(triangles.length)
  const single = new Map<number, OutlineSide>()
  for (let at = 0; at < triangles.length; at++) {
    const [from, to] = [triangles[at]!, triangles[at - (at % 3) + ((at + 1) % 3)]!]
    const [low, high] = from < to ? [from, to] : [to, from]
    const key = `${low} ${high}`
    const side = known.get(key) ?? known.size
    if (!known.has(key)) {
      known.set(key, side)
      ends.push(low, high)
    }
    sides[at] = side
    uses[side] = (uses[side] ?? 0) + 1
    if (uses[side] === 1) single.set(side, { side, from, to, isBack: from !== low })
    else single.delete(side)
  }
  return { sides, ends, loops: loopsOf([...single.values()]) }
}

function loopsOf(outer: readonly OutlineSide[]): OutlineSide[][] {
  const leaving = Map.groupBy(outer, ({ from }) => from)
  const loops: OutlineSide[][] = []
  for (const first of outer) {
    const loop: OutlineSide[] = []
    let next = leaving.get(first.from)?.pop()
    for (; next; next = leaving.get(next.to)?.pop()) loop.push(next)
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

function prepare(mesh: OrientedMesh): TableMesh {
  const count = mesh.triangles.length / 3
  const isMirrored = Uint8Array.from({ length: count }, (_, i) =>
    doubleArea(mesh.points, cornersAhead(mesh.triangles, 3 * i), 2) < 0 ? 1 : 0,
  )
  const { sides, ends, loops } = sidesOf(mesh)
  const box = Array.from({ length: count }, (_, i) => boxOfTriangle(mesh, i, 2)).reduce(unite)
  return { ...mesh, count, sides, ends: Uint32Array.from(ends), isMirrored, loops, box, find: finderOf(mesh) }
}

/** Returns the part of a mesh that meets a box of the piece. */
function partIn(mesh: OrientedMesh, cover: Box): OrientedMesh {
  const within = Array.from({ length: mesh.triangles.length / 3 }, (_, i) => i).filter(i =>
    meets(boxOfTriangle(mesh, i, 0), cover),
  )
  return {
    points: mesh.points,
    triangles: Uint32Array.from(within.flatMap(i => [...cornersAhead(mesh.triangles, 3 * i)])),
  }
}

const known = new WeakMap<
  WrapMesh,
  { readonly extended: OrientedMesh; readonly parts: Map<string, TableMesh | null> }
>()

/** Returns a piece's mesh with its bleed, as far as it meets a box of the piece; null if it does not. */
export function tableMesh(mesh: WrapMesh, cover: Box): TableMesh | null {
  const before = known.get(mesh) ?? { extended: extendMesh(orientMesh(mesh)), parts: new Map() }
  known.set(mesh, before)
  const key = cover.join()
  const there = before.parts.get(key)
  if (there !== undefined) return there
  const part = partIn(before.extended, cover)
  const made = part.triangles.length === 0 ? null : prepare(part)
  before.parts.set(key, made)
  return made
}
