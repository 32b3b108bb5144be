import type { Piece } from '@kitwright/garment'
import { boxHeight } from '@kitwright/measure'
import type { Cloth, Vector } from './readCloth.ts'

/** Bands of a sleeve by their distance from its hem on the flat piece, in mm. */
const BANDS = { edge: [0, 2], cuff: [25, 45], above: [90, 120] } as const

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function middle(points: readonly Vector[]): Vector {
  const sum = [0, 1, 2].map(m => points.reduce((total, p) => total + p[m]!, 0) / points.length)
  return sum as unknown as Vector
}

/**
 * Returns how far the edge of a sleeve's hem reaches beyond a ring 35 mm above it, along the sleeve, in mm: the least
 * of all its vertices. It is negative where a cuff turns up.
 */
export function cuffReachMm(cloth: Cloth, { box }: Piece): number {
  const within = ([from, until]: readonly [number, number]): Vector[] =>
    Array.from({ length: cloth.count }, (_, v) => v)
      .filter(v => {
        const fromHem = (1 - cloth.uv(v)[1]) * boxHeight(box)
        return fromHem >= from && fromHem <= until
      })
      .map(v => cloth.position(v))
  const [cuff, above] = [middle(within(BANDS.cuff)), middle(within(BANDS.above))]
  const along = minus(cuff, above)
  const length = Math.hypot(...along)
  const reaches = within(BANDS.edge).map(at => dot(minus(at, cuff), along) / length)
  return Math.min(...reaches) * cloth.scale * 1000
}
