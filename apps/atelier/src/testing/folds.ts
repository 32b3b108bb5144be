import type { Piece, Zone } from '@kitwright/garment'
import { boxHeight, boxWidth, toRadians } from '@kitwright/measure'
import { type Cloth, cross, eachTriangle, type Vector } from './readCloth.ts'

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (v: Vector): Vector => v.map(x => x / (Math.hypot(...v) || 1)) as unknown as Vector

interface Fold {
  readonly normals: Vector[]
  readonly length: number
}

/** Length of the edges of a piece's mesh whose two triangles are folded by more than `deg`, mm. */
export function foldedMm(cloth: Cloth, deg: number): number {
  const folds = new Map<string, Fold>()
  eachTriangle(cloth, (...corners) => {
    const places = corners.map(cloth.position) as [Vector, Vector, Vector]
    const normal = unit(cross(...places))
    places.forEach((a, k) => {
      const b = places[(k + 1) % 3]!
      const key = [a.join(), b.join()].toSorted().join(' ')
      const length = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) * cloth.scale * 1000
      folds.set(key, { normals: [...(folds.get(key)?.normals ?? []), normal], length })
    })
  })
  const least = Math.cos(toRadians(deg))
  return [...folds.values()]
    .filter(({ normals: [a, b] }) => a && b && dot(a, b) < least)
    .reduce((sum, { length }) => sum + length, 0)
}

/** 95th percentile of the angle between a zone's triangles and their mean direction, degrees. */
export function turnWithin(cloth: Cloth, { box }: Piece, { centre, width, height }: Zone): number {
  const normals: Vector[] = []
  eachTriangle(cloth, (...corners) => {
    const at = [0, 1].map(m => corners.reduce((sum, v) => sum + cloth.uv(v)[m as 0 | 1] / 3, 0))
    const [x, y] = [box[0] + at[0]! * boxWidth(box), box[1] + at[1]! * boxHeight(box)]
    if (Math.abs(x - centre.x) > width / 2 || Math.abs(y - centre.y) > height / 2) return
    normals.push(
      unit([0, 1, 2].map(m => corners.reduce((sum, v) => sum + cloth.normal(v)[m]!, 0)) as unknown as Vector),
    )
  })
  const mean = unit([0, 1, 2].map(m => normals.reduce((sum, n) => sum + n[m]!, 0)) as unknown as Vector)
  const turns = normals.map(n => (Math.acos(Math.min(1, dot(n, mean))) * 180) / Math.PI).toSorted((a, b) => a - b)
  return turns[Math.floor(0.95 * turns.length)]!
}
