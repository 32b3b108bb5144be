import { Vector3 } from 'three'
import type { Trim } from './trim.ts'
import type { ClothPoint } from './clothPoint.ts'
import { addVertex, closeRing, finishShape, joinRings, newShape, type Shape, type TrimOf } from './trimMesh.ts'

export interface ButtonInput extends TrimOf {
  readonly seat: ClothPoint
  /** 11 mm by default. */
  readonly diameterMm?: number
  readonly thicknessMm?: number
  /** Distance between the cloth and the button's underside, mm. */
  readonly liftMm?: number
  /** Corners of the outline; 28 by default. */
  readonly sides?: number
}

/**
 * Section from the underside to the middle of the dish: radius and height as shares, and whether a sharp edge starts
 * here.
 */
const SECTION: readonly (readonly [radius: number, height: number, isSharp?: boolean])[] = [
  [0.9, 0],
  [1, 0.25],
  [1, 0.75],
  [0.94, 1],
  [0.8, 1],
  [0.72, 0.72],
  [0.72, 0.72, true],
]
const DISH = 0.72
const HOLE_AWAY = 0.27
const HOLE_RADIUS = 0.13
const HOLE_OPENNESS = 0.04
const HOLE_LIFT = 0.03

interface Lathe {
  readonly shape: Shape
  readonly seat: ClothPoint
  readonly side: Vector3
  readonly radiusMm: number
  readonly liftMm: number
}

function place({ seat, side, liftMm }: Lathe, xMm: number, yMm: number, heightMm: number): Vector3 {
  const up = new Vector3().crossVectors(seat.normal, side)
  return seat.position
    .clone()
    .addScaledVector(side, xMm / 1000)
    .addScaledVector(up, yMm / 1000)
    .addScaledVector(seat.normal, (heightMm + liftMm) / 1000)
}

interface Round {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly height: number
  readonly openness: number
}

function ring(lathe: Lathe, { x, y, radius, height, openness }: Round, sides: number): number[] {
  return Array.from({ length: sides }, (_, k) => {
    const angle = (k / sides) * 2 * Math.PI
    const [px, py] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    const flat = { x: lathe.radiusMm + px, y: lathe.radiusMm - py }
    return addVertex(lathe.shape, place(lathe, px, py, height), flat, openness)
  })
}

function addHoles(lathe: Lathe, heightMm: number): void {
  for (const [sx, sy] of [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ] as const) {
    const away = HOLE_AWAY * lathe.radiusMm
    const round = { x: sx * away, y: sy * away, height: heightMm, openness: HOLE_OPENNESS }
    const rim = ring(lathe, { ...round, radius: HOLE_RADIUS * lathe.radiusMm }, 8)
    const flat = { x: lathe.radiusMm + round.x, y: lathe.radiusMm - round.y }
    closeRing(lathe.shape, rim, addVertex(lathe.shape, place(lathe, round.x, round.y, heightMm), flat, HOLE_OPENNESS))
  }
}

/** A dished button with a rim and four dark holes, lying on the cloth. `flat` is the button's own square, 0 to its diameter. */
export function button(input: ButtonInput): Trim {
  const { seat, diameterMm = 11, thicknessMm = 2.4, liftMm = 0.4, sides = 28 } = input
  const side = seat.across.clone().addScaledVector(seat.normal, -seat.across.dot(seat.normal)).normalize()
  const lathe: Lathe = { shape: newShape(), seat, side, radiusMm: diameterMm / 2, liftMm }
  const round = { x: 0, y: 0, openness: 1 }
  let last: number[] | undefined
  for (const [radius, height, isSharp] of SECTION) {
    const next = ring(lathe, { ...round, radius: radius * lathe.radiusMm, height: height * thicknessMm }, sides)
    if (last && !isSharp) joinRings(lathe.shape, last, next)
    last = next
  }
  const middle = { x: lathe.radiusMm, y: lathe.radiusMm }
  closeRing(lathe.shape, last!, addVertex(lathe.shape, place(lathe, 0, 0, DISH * thicknessMm), middle))
  addHoles(lathe, (DISH + HOLE_LIFT) * thicknessMm)
  return finishShape(input, lathe.shape)
}
