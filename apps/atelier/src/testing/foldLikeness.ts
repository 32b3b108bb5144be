import type { Piece } from '@kitwright/garment'
import { boxHeight, boxWidth } from '@kitwright/measure'
import type { Cloth } from './readCloth.ts'

/** Distance between the places of a piece whose folds are compared, mm. */
const STEP_MM = 8
/** Radius in steps of the neighbourhood that a fold stands out from. */
const REACH = 5

type Folds = ReadonlyMap<string, number>

/** Returns how a piece's cloth turns to the side at places of its own millimetres, without its neighbourhood's turn. */
export function sidewaysFolds(cloth: Cloth, { box }: Piece): Folds {
  const cells = new Map<string, { sum: number; count: number }>()
  for (let v = 0; v < cloth.count; v++) {
    const [u, w] = cloth.uv(v)
    const [column, row] = [box[0] + u * boxWidth(box), box[1] + w * boxHeight(box)].map(mm => Math.round(mm / STEP_MM))
    const key = `${column},${row}`
    const cell = cells.get(key) ?? { sum: 0, count: 0 }
    cell.sum += cloth.normal(v)[0]
    cell.count++
    cells.set(key, cell)
  }
  const mean = (column: number, row: number): number => {
    let [sum, count] = [0, 0]
    for (let dx = -REACH; dx <= REACH; dx++)
      for (let dy = -REACH; dy <= REACH; dy++) {
        const cell = cells.get(`${column + dx},${row + dy}`)
        if (!cell) continue
        sum += cell.sum / cell.count
        count++
      }
    return sum / count
  }
  return new Map(
    [...cells].map(([key, { sum, count }]) => {
      const [column, row] = key.split(',').map(Number) as [number, number]
      return [key, sum / count - mean(column, row)]
    }),
  )
}

/** Returns the correlation of two pieces' folds where both have cloth: 1 for the same folds, 0 for unrelated ones. */
export function foldLikeness(a: Folds, b: Folds): number {
  const shared = [...a.keys()].filter(key => b.has(key))
  const [xs, ys] = [a, b].map(folds => shared.map(key => folds.get(key)!)) as [number[], number[]]
  const product = (p: readonly number[], q: readonly number[]): number => p.reduce((sum, x, i) => sum + x * q[i]!, 0)
  return product(xs, ys) / Math.sqrt(product(xs, xs) * product(ys, ys))
}
