import type { PlacePoint } from '@kitwright/cloth'
import { SHOULDER } from '../../../dressForm/arms.ts'
import { smoothStep } from '../../../dressForm/solids.ts'
import { type Line, resampleLine } from '../../../sewingPattern/line.ts'
import { boxOf, edgeLength, edgeOf, type Pattern, type PatternPiece } from '../../../sewingPattern/pattern.ts'

const FRONT_Z = 0.185
const BACK_Z = -0.175
const LIFT_M = 0.012

const front: PlacePoint = (x, y) => [x / 1000, -y / 1000 + LIFT_M, FRONT_Z - 0.5 * (x / 1000) ** 2]
const back: PlacePoint = (x, y) => [-x / 1000, -y / 1000 + LIFT_M, BACK_Z + 0.5 * (x / 1000) ** 2]

type Pair = readonly [number, number]

/** The upper line of a raglan sleeve starts at the neck and continues over the shoulder along the arm. */
const NECK: Pair = [0.095, 0.035]
const POINT: Pair = [0.215, -0.015]
const RUN = Math.hypot(POINT[0] - NECK[0], POINT[1] - NECK[1])
const OVER: Pair = [(POINT[0] - NECK[0]) / RUN, (POINT[1] - NECK[1]) / RUN]
const mix = (a: Pair, b: Pair, t: number): Pair => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/**
 * Returns a point `along` metres down the sleeve from the neck and `x` metres round it. `side` is 1 for the wearer's
 * left.
 */
function aroundArm(
  degrees: number,
  side: 1 | -1,
): (along: number, x: number, radius: number) => [number, number, number] {
  const angle = (degrees * Math.PI) / 180
  const down: Pair = [Math.sin(angle), -Math.cos(angle)]
  const out: Pair = [Math.cos(angle), Math.sin(angle)]
  return (along, x, radius) => {
    const k = smoothStep((along - RUN + 0.06) / 0.12)
    const past = along - RUN
    const shoulder: Pair = [NECK[0] + OVER[0] * along, NECK[1] + OVER[1] * along]
    const arm: Pair = [SHOULDER[0] + down[0] * past + out[0] * radius, SHOULDER[1] + down[1] * past + out[1] * radius]
    const at = mix(shoulder, arm, k)
    const turned = mix(OVER, down, k)
    const length = Math.hypot(...turned)
    const normal: Pair = [-turned[1] / length, turned[0] / length]
    const turn = x / radius
    const lift = 0.03 * (1 - k) - radius * (1 - Math.cos(turn))
    return [side * (at[0] + normal[0] * lift), at[1] + normal[1] * lift, SHOULDER[2] - side * radius * Math.sin(turn)]
  }
}

const MIN_RADIUS_M = 0.036
/** Start width of tubes: slightly wider than they are sewn. */
const ROOM = 1.03

function sleevePlace(sleeve: PatternPiece, side: 1 | -1, degrees: number): PlacePoint {
  const [, , wide, length] = boxOf(sleeve)
  const wrist = edgeLength(sleeve, 'wrist') / 2
  const biceps = edgeOf(sleeve, 'underFront').map(p => p.y)
  const bicepsY = Math.min(...biceps)
  const place = aroundArm(degrees, side)
  return (x, y) => {
    const half = wide + (wrist - wide) * Math.min(1, Math.max(0, (y - bicepsY) / (length - bicepsY)))
    return place(y / 1000, x / 1000, Math.max(MIN_RADIUS_M, (half / 1000 / Math.PI) * ROOM))
  }
}

function cuffPlace(cuff: PatternPiece, sleeve: PatternPiece, at: { side: 1 | -1; degrees: number }): PlacePoint {
  const place = aroundArm(at.degrees, at.side)
  const start = boxOf(sleeve)[3] / 1000 + 0.004
  const radius = Math.max(MIN_RADIUS_M - 0.002, (edgeLength(cuff, 'wrist') / 2000 / Math.PI) * ROOM)
  return (x, y) => place(start + y / 1000, x / 1000, radius)
}

const HOOD = { halfWidth: 0.11, backZ: -0.15, backY: 0.01, tilt: 0.12, roundMm: 90 }

/**
 * Returns the upright position of the flat hood: forward and up, from its millimetres as the wearer's right side is
 * cut.
 */
function upright(hood: PatternPiece): (x: number, y: number) => Pair {
  const nape = edgeOf(hood, 'centre').at(-1)!
  const [c, s] = [Math.cos(HOOD.tilt), Math.sin(HOOD.tilt)]
  return (x, y) => {
    const [z, up] = [(x - nape.x) / 1000, (nape.y - y) / 1000]
    return [HOOD.backZ + z * c - up * s, HOOD.backY + up * c + z * s]
  }
}

/**
 * Places a side of the hood, bulged out from the strip and closing in front of the throat. `side` is 1 for the wearer's
 * left.
 */
function hoodPlace(hoodR: PatternPiece, strip: number, side: 1 | -1): PlacePoint {
  const stand = upright(hoodR)
  const centre = resampleLine(edgeOf(hoodR, 'centre'), STEPS)
  return (x, y) => {
    const right = -side * x
    const [z, up] = stand(right, y)
    const away = Math.min(...centre.map(p => Math.hypot(p.x - right, p.y - y)))
    const bulge = Math.sqrt(1 - (1 - Math.min(1, away / HOOD.roundMm)) ** 2)
    const atThroat = smoothStep(z / 0.13) * (1 - smoothStep((up + 0.02) / 0.12))
    return [side * (strip + (HOOD.halfWidth - strip) * bulge) * (1 - 0.9 * atThroat), up, z]
  }
}

const STEPS = 200

function stripPlace(centre: Line, length: number, stand: (x: number, y: number) => Pair): PlacePoint {
  const line = resampleLine(centre, STEPS)
  return (x, y) => {
    const p = line[Math.round(Math.min(1, Math.max(0, y / length)) * STEPS)]!
    const [z, up] = stand(p.x, p.y)
    return [-x / 1000, up, z]
  }
}

function waistbandPlace(band: PatternPiece, y0: number): PlacePoint {
  const [, , half] = boxOf(band)
  return (x, y) => {
    const angle = (x / half) * Math.PI
    return [0.2 * Math.sin(angle), y0 - 0.01 - y / 1000, 0.17 * Math.cos(angle)]
  }
}

/** Returns the start position of each sewn piece: the hood upright round the head, arms at `degrees`. */
export function placeHoodie(pattern: Pattern, degrees: number): (pieceId: string) => PlacePoint {
  const piece = (id: string): PatternPiece => pattern.pieces.find(p => p.id === id)!
  const hoodR = piece('hoodR')
  const strip = boxOf(piece('hoodCentre'))
  const hem = boxOf(piece('front'))[3] / 1000
  const places: Record<string, PlacePoint> = {
    front,
    back,
    sleeveL: sleevePlace(piece('sleeveL'), 1, degrees),
    sleeveR: sleevePlace(piece('sleeveR'), -1, degrees),
    cuffL: cuffPlace(piece('cuffL'), piece('sleeveL'), { side: 1, degrees }),
    cuffR: cuffPlace(piece('cuffR'), piece('sleeveR'), { side: -1, degrees }),
    hoodR: hoodPlace(hoodR, strip[2] / 1000, -1),
    hoodL: hoodPlace(hoodR, strip[2] / 1000, 1),
    hoodCentre: stripPlace(edgeOf(hoodR, 'centre'), strip[3], upright(hoodR)),
    waistband: waistbandPlace(piece('waistband'), LIFT_M - hem),
  }
  return id => places[id]!
}
