import type { Model, Piece, Zone } from '@kitwright/garment'
import { boxHeight, boxWidth, toDegrees } from '@kitwright/measure'
import { type Cloth, eachTriangle } from './readCloth.ts'

/** Radius on the flat piece within which a vertex is compared with its neighbourhood, mm. */
const RADIUS_MM = 45

interface FoldPoint {
  readonly x: number
  readonly y: number
  readonly normal: readonly number[]
  area: number
}

/** Returns a piece's vertices in flat millimetres, each with a third of the flat area of its triangles. */
function foldPoints(cloth: Cloth, { box }: Piece): FoldPoint[] {
  const points = Array.from({ length: cloth.count }, (_, v): FoldPoint => {
    const [u, w] = cloth.uv(v)
    return { x: u * boxWidth(box), y: w * boxHeight(box), normal: cloth.normal(v), area: 0 }
  })
  eachTriangle(cloth, (...corners) => {
    const [a, b, c] = corners.map(v => points[v]!) as [FoldPoint, FoldPoint, FoldPoint]
    const third = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 6
    for (const point of [a, b, c]) point.area += third
  })
  return points
}

const cellOf = (x: number, y: number): number => Math.floor(x / RADIUS_MM) * 4096 + Math.floor(y / RADIUS_MM)

interface FoldAngle {
  readonly degrees: number
  readonly area: number
}

/** Returns the angle of each vertex' normal to the mean normal of its piece within 45 mm, with its area. */
function foldAngles(points: readonly FoldPoint[], wanted = points): FoldAngle[] {
  const cells = Map.groupBy(points, ({ x, y }) => cellOf(x, y))
  const near = ({ x, y }: FoldPoint): FoldPoint[] =>
    [-1, 0, 1].flatMap(u => [-1, 0, 1].flatMap(v => cells.get(cellOf(x + u * RADIUS_MM, y + v * RADIUS_MM)) ?? []))
  return wanted.map(point => {
    const mean = [0, 0, 0]
    for (const other of near(point)) {
      if (Math.hypot(other.x - point.x, other.y - point.y) > RADIUS_MM) continue
      for (let m = 0; m < 3; m++) mean[m]! += other.normal[m]! * other.area
    }
    const dot = mean.reduce((sum, v, m) => sum + v * point.normal[m]!, 0)
    const cosine = dot / (Math.hypot(...mean) || 1) / (Math.hypot(...point.normal) || 1)
    return { degrees: toDegrees(Math.acos(Math.max(-1, Math.min(1, cosine)))), area: point.area }
  })
}

/** The folds of a model: the median and the 90th percentile of its cloth's angles, in degrees. */
export interface FoldMeasure {
  readonly median: number
  readonly p90: number
}

/** Returns whether a piece is cloth that folds freely: no rib, trim or band, no hood and nothing laid on. */
const isFree = ({ id, isRib, isTrim }: Piece): boolean =>
  !isRib && !isTrim && !/hood|lining|pocket|eyelet|drawstring|waistband|cuff|collar/.test(id)

/** Returns the angle below which this share of the area lies. */
function percentile(angles: readonly FoldAngle[], share: number): number {
  let left = share * angles.reduce((sum, { area }) => sum + area, 0)
  return angles.toSorted((a, b) => a.degrees - b.degrees).find(({ area }) => (left -= area) <= 0)!.degrees
}

/** Measures the folds of a model's free cloth, weighted by area. */
export function measureFolds(cloths: readonly Cloth[], model: Model): FoldMeasure {
  const angles = cloths
    .filter(cloth => !cloth.isRim)
    .flatMap(cloth => {
      const piece = model.pieces.find(({ id }) => id === cloth.piece)
      return piece && isFree(piece) ? foldAngles(foldPoints(cloth, piece)) : []
    })
  return { median: percentile(angles, 0.5), p90: percentile(angles, 0.9) }
}

/** Returns the 90th percentile of the angles within a zone: how much lettering there would fold. */
export function zoneFolds(cloth: Cloth, piece: Piece, { centre, width, height }: Zone): number {
  const points = foldPoints(cloth, piece)
  const [left, top] = [centre.x - piece.box[0], centre.y - piece.box[1]]
  const inside = points.filter(({ x, y }) => Math.abs(x - left) <= width / 2 && Math.abs(y - top) <= height / 2)
  return percentile(foldAngles(points, inside), 0.9)
}
