import { CatmullRomCurve3, Vector3 } from 'three'
import type { Trim } from './trim.ts'
import { addVertex, closeRing, finishShape, joinRings, newShape, type TrimOf } from './trimMesh.ts'

/** How an end of a cord is finished: cut round, knotted, or in a plastic or metal tip. */
export type CordEnd = 'round' | 'knot' | 'tip'

export interface CordInput extends TrimOf {
  /** Metres; a smooth curve runs through these points. */
  readonly path: readonly Vector3[]
  readonly radiusM: number
  readonly ends?: { readonly from?: CordEnd; readonly to?: CordEnd }
  /** Corners of the cross section; 10 by default. */
  readonly sides?: number
  /** Distance between the rings; 1.6 radii by default. */
  readonly stepM?: number
}

/** Radii relative to the cord's own, by distance from the end in radii. */
type Profile = readonly (readonly [away: number, radius: number])[]
const ENDS: Record<CordEnd, Profile> = {
  round: [
    [0.06, 0.35],
    [0.3, 0.72],
    [0.65, 0.94],
    [1, 1],
  ],
  tip: [
    [0.05, 0.6],
    [0.3, 1.1],
    [0.6, 1.22],
    [5.6, 1.22],
    [5.9, 1.1],
    [6, 1],
  ],
  knot: [
    [0.06, 0.4],
    [0.5, 0.9],
    [1.5, 1],
    [1.9, 1.7],
    [2.8, 2.15],
    [3.8, 2.15],
    [4.6, 1.7],
    [5, 1],
  ],
}

interface Ring {
  readonly along: number
  readonly radius: number
}

/**
 * Plans the positions of the rings and the cord's thickness at each; the rings of the ends are close together, the rest
 * are evenly spaced.
 */
function planRings(length: number, { radiusM: r, ends = {}, stepM = 1.6 * r }: CordInput): Ring[] {
  const from = ENDS[ends.from ?? 'round'].map(([away, k]): Ring => ({ along: away * r, radius: k * r }))
  const to = ENDS[ends.to ?? 'round'].map(([away, k]): Ring => ({ along: length - away * r, radius: k * r })).reverse()
  const [start, stop] = [from.at(-1)!.along, to[0]!.along]
  if (stop <= start) throw new Error('the cord is too short for its ends')
  const count = Math.max(1, Math.ceil((stop - start) / stepM))
  const between = Array.from({ length: count - 1 }, (_, i): Ring => ({
    along: start + ((i + 1) * (stop - start)) / count,
    radius: r,
  }))
  return [...from, ...between, ...to]
}

/** Cross sections carried along the curve without twisting. */
function crossSections(curve: CatmullRomCurve3, shares: readonly number[]): { side: Vector3; up: Vector3 }[] {
  const side = new Vector3()
  const first = curve.getTangentAt(0)
  side.set(Math.abs(first.y) < 0.9 ? 0 : 1, Math.abs(first.y) < 0.9 ? 1 : 0, 0)
  return shares.map(share => {
    const tangent = curve.getTangentAt(share)
    side.addScaledVector(tangent, -side.dot(tangent)).normalize()
    return { side: side.clone(), up: new Vector3().crossVectors(tangent, side) }
  })
}

/** A round cord along a curve. `flat` is x round the cord and y along it, millimetres from its start. */
export function cord(input: CordInput): Trim {
  const { path, sides = 10, radiusM } = input
  const curve = new CatmullRomCurve3([...path], false, 'centripetal')
  curve.arcLengthDivisions = path.length * 24
  const length = curve.getLength()
  const rings = planRings(length, input)
  const shares = rings.map(({ along }) => Math.min(1, Math.max(0, along / length)))
  const sections = crossSections(curve, shares)
  const shape = newShape()
  const around = (k: number): number => (k / sides) * 2 * Math.PI * radiusM * 1000
  const made = rings.map(({ radius, along }, i) => {
    const centre = curve.getPointAt(shares[i]!)
    return Array.from({ length: sides }, (_, k) => {
      const angle = (k / sides) * 2 * Math.PI
      const at = centre.clone().addScaledVector(sections[i]!.side, radius * Math.cos(angle))
      return addVertex(shape, at.addScaledVector(sections[i]!.up, radius * Math.sin(angle)), {
        x: around(k),
        y: along * 1000,
      })
    })
  })
  made.slice(1).forEach((ring, i) => joinRings(shape, made[i]!, ring))
  closeRing(shape, made[0]!.toReversed(), addVertex(shape, curve.getPointAt(0), { x: 0, y: 0 }))
  closeRing(shape, made.at(-1)!, addVertex(shape, curve.getPointAt(1), { x: 0, y: length * 1000 }))
  return finishShape(input, shape)
}
