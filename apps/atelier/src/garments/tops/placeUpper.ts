import type { PlacePoint } from '@kitwright/cloth'
import { SHOULDER } from '../../dressForm/arms.ts'
import { boxWidth } from '@kitwright/measure'
import { lineLength } from '../../sewingPattern/line.ts'
import { boxOf, edgeLength, edgeOf, type Pattern, type PatternPiece } from '../../sewingPattern/pattern.ts'
import { bindingPlace } from './ribs/armBinding.ts'
import { sleeveEnd } from './ribs/ribCuff.ts'

const FRONT_Z = 0.165
const BACK_Z = -0.155
const LIFT_M = 0.012

/**
 * Pieces with a larger half width start rounder, so that the side seams close from outside and no side is turned in.
 */
const WIDE_M = 0.27
const bowOf = (piece: PatternPiece): number => (boxWidth(boxOf(piece)) / 2000 > WIDE_M ? 1.5 : 0.5)

const frontPlace =
  (bow: number): PlacePoint =>
  (x, y) => [x / 1000, -y / 1000 + LIFT_M, FRONT_Z - bow * (x / 1000) ** 2]
const backPlace =
  (bow: number): PlacePoint =>
  (x, y) => [-x / 1000, -y / 1000 + LIFT_M, BACK_Z + bow * (x / 1000) ** 2]

interface Arm {
  readonly degrees: number
  /** Distance down the arm at which the sleeve begins, in metres. */
  readonly drop: number
}

/** Half the width of a set-in shoulder, in metres; a wider one is dropped. */
const SET_IN_M = 0.25
/** Start of a set-in sleeve on the arm, metres. */
const ON_ARM_M = 0.22

/**
 * Returns how far down the arm a dropped shoulder's sleeve begins. If it began at the top it would be sewn through the
 * front and back, and stay so.
 */
function dropOf(body: PatternPiece): number {
  const half = Math.max(...edgeOf(body, 'shoulderL').map(p => Math.abs(p.x))) / 1000
  return half > SET_IN_M ? half - ON_ARM_M : 0
}

/**
 * Rolls a sleeve round the arm. Short sleeves start as wide tubes. A long one narrows with its pattern to the wrist and
 * starts nearer the arm's axis. `side` is 1 for the wearer's left.
 */
function sleevePlace(piece: PatternPiece, side: 1 | -1, { degrees, drop }: Arm): PlacePoint {
  const [x0, , x1, y1] = boxOf(piece)
  const cap = edgeOf(piece, 'capFront')
  const bicepsY = Math.max(cap[0]!.y, cap.at(-1)!.y)
  const hem = lineLength(sleeveEnd(piece)) / 2
  const wide = (x1 - x0) / 2
  const isLong = y1 > 400
  const angle = (degrees * Math.PI) / 180
  const [dx, dy, ux, uy] = [side * Math.sin(angle), -Math.cos(angle), side * Math.cos(angle), Math.sin(angle)]
  const halfAt = (y: number): number => wide + (hem - wide) * Math.min(1, Math.max(0, (y - bicepsY) / (y1 - bicepsY)))
  return (x, y) => {
    const along = y / 1000 + 0.005 + drop
    const radius = isLong
      ? Math.max(0.036, (halfAt(y) / 1000 / Math.PI) * 1.03)
      : Math.max(wide / 1000 / Math.PI, 0.068)
    // the front of the wearer's left sleeve lies at x < 0, of the right one at x > 0
    const turn = ((-side * x) / 1000 / radius) * 0.96
    const high = isLong ? Math.max(0, 1 - along / 0.15) : 1
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return [
      side * (SHOULDER[0] + 0.02 * high) + dx * along + ux * radius * c,
      SHOULDER[1] + 0.015 * high + dy * along + uy * radius * c,
      SHOULDER[2] + radius * s,
    ]
  }
}

const RING_M = 0.085
/**
 * A long rib starts slightly stretched, in a wider ring. A rib that starts squeezed folds before it is sewn, and stays
 * folded.
 */
const STRETCHED = 1.03
const ringRadius = (length: number): number => Math.max(RING_M, (STRETCHED * length) / 2000 / Math.PI)

/** Places the rib as a standing ring. `x = 0` lies at the front for the crew's rib and at the back for the V's. */
function collarPlace(piece: PatternPiece, isCentredInFront: boolean, vDip: number): PlacePoint {
  const [x0, , x1, height] = boxOf(piece)
  const turn = isCentredInFront ? 1 : -1
  const radius = ringRadius(x1 - x0)
  return (x, y) => {
    const angle = ((x - (x0 + x1) / 2) / (x1 - x0)) * 2 * Math.PI
    const [s, c] = [turn * Math.sin(angle), turn * Math.cos(angle)]
    const dip = vDip * Math.max(0, c) ** 3
    return [radius * s, LIFT_M + 0.02 + (height - y) / 1000 - dip, -0.005 + radius * c + dip * 0.45]
  }
}

/** Depth in metres by which a collar's ring dips at the front, to the neckline. */
const DIP_M = { crew: 0, v: 0.1, standing: 0.035 } as const

function bandPlace(band: PatternPiece): PlacePoint {
  if (band.edges[0]!.name === 'backR') return collarPlace(band, true, DIP_M.crew)
  const isStanding = band.edges.some(e => e.name === 'openPlus')
  return collarPlace(band, false, isStanding ? DIP_M.standing : DIP_M.v)
}

/** Places a cuff where its sleeve ends. */
function cuffPlace(cuff: PatternPiece, sleeve: PatternPiece, place: PlacePoint): PlacePoint {
  const widen = lineLength(sleeveEnd(sleeve)) / edgeLength(cuff, 'sleeve')
  const [, , , y1] = boxOf(sleeve)
  return (x, y) => place(x * widen, y1 + y)
}

/** Returns the start position of each sewn piece of a shirt, arms at `degrees`. */
export function placeUpper(pattern: Pattern, degrees: number): (pieceId: string) => PlacePoint {
  const find = (id: string): PatternPiece | undefined => pattern.pieces.find(p => p.id === id)
  const arm: Arm = { degrees, drop: dropOf(find('front')!) }
  const places: Record<string, PlacePoint> = {
    front: frontPlace(bowOf(find('front')!)),
    back: backPlace(bowOf(find('back')!)),
  }
  for (const [letter, side] of [
    ['L', 1],
    ['R', -1],
  ] as const) {
    const [sleeve, cuff, binding] = ['sleeve', 'cuff', 'binding'].map(id => find(id + letter))
    if (binding) places[binding.id] = bindingPlace(binding, side)
    if (!sleeve) continue
    const place = sleevePlace(sleeve, side, arm)
    places[sleeve.id] = place
    if (cuff) places[cuff.id] = cuffPlace(cuff, sleeve, place)
  }
  const band = find('stand') ?? find('collar')!
  places[band.id] = bandPlace(band)
  return id => places[id]!
}
