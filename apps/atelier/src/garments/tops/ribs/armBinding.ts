import type { PlacePoint } from '@kitwright/cloth'
import type { Seam } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { boxOf, mirrorPiece, type PatternPiece } from '../../../sewingPattern/pattern.ts'
import type { RibCollar } from './ribCollar.ts'

/** A knitted band round an armhole. */
export interface ArmBinding extends RibCollar {
  /** Its length as a share of the armhole. */
  readonly ratio: number
}

export const isBinding = (piece: string): boolean => piece.startsWith('binding')

/**
 * Returns the bands round both armholes, seen from outside, with their sewn edge at the bottom and their ends at the
 * underarm; x = 0 is the shoulder. `armhole` contains the front and back lengths of one armhole.
 */
export function armBindings({ heightMm, ratio }: ArmBinding, armhole: { front: number; back: number }): PatternPiece[] {
  const [front, back] = [armhole.front * ratio, armhole.back * ratio]
  const at = (x: number, y: number): Point => ({ x, y })
  const left: PatternPiece = {
    id: 'bindingL',
    isRib: true,
    edges: [
      { name: 'back', line: [at(-back, heightMm), at(0, heightMm)] },
      { name: 'front', line: [at(0, heightMm), at(front, heightMm)] },
      { name: 'endPlus', line: [at(front, heightMm), at(front, 0)] },
      { name: 'top', line: [at(front, 0), at(-back, 0)] },
      { name: 'endMinus', line: [at(-back, 0), at(-back, heightMm)] },
    ],
  }
  return [left, { ...mirrorPiece(left, 'bindingR'), mirrorOf: 'bindingL' }]
}

export const bindingSeams = (): Seam[] =>
  ['L', 'R'].flatMap((side): Seam[] => [
    { a: [`binding${side}`, 'front'], b: ['front', `arm${side}`] },
    { a: [`binding${side}`, 'back'], b: ['back', `arm${side}`] },
    { a: [`binding${side}`, 'endPlus'], b: [`binding${side}`, 'endMinus'] },
  ])

/** The ring beside the shoulder, round the future armhole, in metres. */
const RING = { x: 0.178, y: -0.145, z: 0.003, high: 0.12, deep: 0.1 }

/** Places a binding as a ring round the arm. `side` is 1 for the wearer's left. */
export function bindingPlace(binding: PatternPiece, side: 1 | -1): PlacePoint {
  const [x0, , x1, height] = boxOf(binding)
  return (x, y) => {
    const angle = side * (x > 0 ? x / x1 : -x / x0) * Math.PI
    return [
      side * (RING.x + (height - y) / 1000),
      RING.y + RING.high * Math.cos(angle),
      RING.z + RING.deep * Math.sin(angle),
    ]
  }
}
