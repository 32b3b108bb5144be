import { Vector3 } from 'three'
import type { Trim } from './trim.ts'
import type { ClothPoint } from './clothPoint.ts'
import { addVertex, closeRing, finishShape, joinRings, newShape, type TrimOf } from './trimMesh.ts'

export interface EyeletInput extends TrimOf {
  readonly seat: ClothPoint
  /** Diameter of the hole; 5 mm by default. */
  readonly holeMm?: number
  /** Width of the ring; 2.2 mm by default. */
  readonly ringMm?: number
  readonly sides?: number
}

const HOLE_OPENNESS = 0.03
const HOLE_LIFT_MM = 0.5
/** The ring's section, from its outer to its inner foot: share of the ring's width inwards, and of its height. */
const SECTION: readonly (readonly [inwards: number, height: number])[] = [
  [0, -0.5],
  [0.04, 0.5],
  [0.3, 0.95],
  [0.6, 1],
  [0.88, 0.6],
  [1, -0.5],
]
const HEIGHT_MM = 1

/** A metal ring on the cloth round a dark hole. `flat` is its own square, 0 to its outer diameter. */
export function eyelet(input: EyeletInput): Trim {
  const { seat, holeMm = 5, ringMm = 2.2, sides = 24 } = input
  const outer = holeMm / 2 + ringMm
  const side = seat.across.clone().addScaledVector(seat.normal, -seat.across.dot(seat.normal)).normalize()
  const up = new Vector3().crossVectors(seat.normal, side)
  const shape = newShape()
  const at = (x: number, y: number, height: number, openness: number): number => {
    const place = seat.position
      .clone()
      .addScaledVector(side, x / 1000)
      .addScaledVector(up, y / 1000)
      .addScaledVector(seat.normal, height / 1000)
    return addVertex(shape, place, { x: outer + x, y: outer - y }, openness)
  }
  const ring = (radius: number, height: number, openness: number): number[] =>
    Array.from({ length: sides }, (_, k) => {
      const angle = (k / sides) * 2 * Math.PI
      return at(radius * Math.cos(angle), radius * Math.sin(angle), height, openness)
    })
  const rings = SECTION.map(([inwards, height]) => ring(outer - inwards * ringMm, height * HEIGHT_MM, 1))
  rings.slice(1).forEach((next, i) => joinRings(shape, rings[i]!, next))
  closeRing(shape, ring(holeMm / 2, HOLE_LIFT_MM, HOLE_OPENNESS), at(0, 0, HOLE_LIFT_MM, HOLE_OPENNESS))
  return finishShape(input, shape)
}
