import type { Cloth } from '@kitwright/cloth'
import { lerp } from '@kitwright/measure'
import { smoothStep } from '../../../dressForm/solids.ts'

/** Moves particles once per substep; `t` is the completed share of the drape. */
export type Guide = (positions: Float64Array, t: number) => void

const NAPE = { y: 0.05, z: -0.075 }
/** Heights of the upright hood between which the turn of the crown grows from zero to full, in metres. */
const TURNED = { from: 0.04, over: 0.16 }
const TURN = (112 * Math.PI) / 180
const TURNED_AT = 0.26
/** Share by which the crown is widened while it is carried back. */
const WIDENED = 0.12
/** When the hands begin to let go, and when they have let go. */
const RELEASE = { from: 0.3, until: 0.42 }
/** Share of the distance to the target that particles move per substep. */
const PULL = 0.03
const FACE_PULL = 0.036
/** Pull towards the middle per substep, so that the hood does not turn to one side. */
const CENTRE = 0.02

/**
 * The ring round the neck to which the face's edge is drawn: a little longer than the edge, deeper than wide, its middle
 * behind the axis, level from the sides to the back. Heights and depths are in metres.
 */
const RING = { slack: 1.02, depth: 1.18, z: -0.035, sideY: 0.05, backY: 0.05 }
/** The throat is sewn, so the edge is drawn only from this angle on; radians from the throat. */
const RING_FROM = { angle: 0.35, over: 0.5 }

interface CrownParticle {
  readonly particle: number
  readonly share: number
  readonly aside: number
  /** Position relative to the nape, in metres. */
  readonly up: number
  readonly ahead: number
}

interface FaceParticle {
  readonly particle: number
  readonly share: number
  readonly target: readonly [number, number, number]
}

type IsHood = (piece: string) => boolean

const hoodParticles = ({ sheets, particleOf }: Cloth, isHood: IsHood): number[] => [
  ...new Set(sheets.flatMap((sheet, s) => (isHood(sheet.id) ? [...particleOf[s]!] : []))),
]

/** Returns the particles of the face's edge. */
const faceParticles = ({ sheets, particleOf }: Cloth, isHood: IsHood): Set<number> =>
  new Set(
    sheets.flatMap((sheet, s) => (isHood(sheet.id) ? (sheet.edges.get('hem') ?? []).map(v => particleOf[s]![v]!) : [])),
  )

/** Returns the length of the face's edge in metres. */
function faceLength({ stretch: { ends, rest } }: Cloth, face: ReadonlySet<number>): number {
  let length = 0
  rest.forEach((metres, k) => {
    if (face.has(ends[2 * k]!) && face.has(ends[2 * k + 1]!)) length += metres
  })
  return length
}

function crownOf({ positions: x }: Cloth, hood: readonly number[], face: ReadonlySet<number>): CrownParticle[] {
  return hood.flatMap(particle => {
    const i = 3 * particle
    const share = smoothStep((x[i + 1]! - TURNED.from) / TURNED.over)
    if (share === 0 || face.has(particle)) return []
    return [{ particle, share, aside: x[i]!, up: x[i + 1]! - NAPE.y, ahead: x[i + 2]! - NAPE.z }]
  })
}

/** Returns the ring's target of each particle of the face's edge, by its angle from the throat of the upright hood. */
function ringOf(cloth: Cloth, face: ReadonlySet<number>): FaceParticle[] {
  const { positions: x } = cloth
  const heights = [...face].map(p => x[3 * p + 1]!)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const middle = (low + high) / 2
  const width = (faceLength(cloth, face) * RING.slack) / (2 * Math.PI * Math.sqrt((1 + RING.depth ** 2) / 2))
  const quarter = Math.PI / 2
  return [...face].map(particle => {
    const [side, up] = [x[3 * particle]!, x[3 * particle + 1]!]
    const angle = Math.atan2(Math.abs(side), middle - up)
    const y =
      angle < quarter
        ? lerp(low, RING.sideY, smoothStep(angle / quarter))
        : lerp(RING.sideY, RING.backY, smoothStep((angle - quarter) / quarter))
    const target = [
      (side < 0 ? -1 : 1) * width * Math.sin(angle),
      y,
      RING.z + width * RING.depth * Math.cos(angle),
    ] as const
    return { particle, target, share: smoothStep((angle - RING_FROM.angle) / RING_FROM.over) }
  })
}

/** Turns the crown back over the nape. */
function turnCrown(x: Float64Array, crown: readonly CrownParticle[], t: number, grip: number): void {
  const turned = smoothStep(t / TURNED_AT)
  for (const { particle, share, aside, up, ahead } of crown) {
    const angle = TURN * turned * share
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const i = 3 * particle
    x[i]! += (aside * (1 + WIDENED * turned) - x[i]!) * grip * share * 0.5
    x[i + 1]! += (NAPE.y + up * c + ahead * s - x[i + 1]!) * grip * share
    x[i + 2]! += (NAPE.z + ahead * c - up * s - x[i + 2]!) * grip * share
  }
}

/** Draws the face's edge to the ring. */
function openFace(x: Float64Array, ring: readonly FaceParticle[], grip: number): void {
  for (const { particle, share, target } of ring) {
    for (let m = 0; m < 3; m++) x[3 * particle + m]! += (target[m]! - x[3 * particle + m]!) * grip * share
  }
}

/**
 * Lays the upright hood back as two hands do: the face is opened to a ring about the neck while the crown is carried
 * over the nape, and both are let go. Turned as a whole, the hood's sides folded in and stood up as two horns.
 */
export function layHoodBack(cloth: Cloth, isHood: IsHood): Guide {
  const hood = hoodParticles(cloth, isHood)
  const face = faceParticles(cloth, isHood)
  const crown = crownOf(cloth, hood, face)
  const ring = ringOf(cloth, face)
  const keepCentred = (x: Float64Array): void => {
    const mean = hood.reduce((sum, p) => sum + x[3 * p]!, 0) / hood.length
    for (const p of hood) x[3 * p]! -= mean * CENTRE
  }
  return (x, t) => {
    if (t < RELEASE.until) {
      const held = 1 - smoothStep((t - RELEASE.from) / (RELEASE.until - RELEASE.from))
      turnCrown(x, crown, t, PULL * held)
      openFace(x, ring, FACE_PULL * held * smoothStep((t - 0.08) / 0.18))
    }
    keepCentred(x)
  }
}
