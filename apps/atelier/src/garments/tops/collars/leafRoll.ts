import { lerp } from '@kitwright/measure'
import type { Vector3 } from 'three'
import { smoothStep } from '../../../dressForm/solids.ts'
import { clothPoints } from '../../../meshFinishing/trims/clothPoint.ts'
import type { SewnMesh } from '../../../meshFinishing/cloth/sewnMesh.ts'
import { edgeOf, type PatternPiece } from '../../../sewingPattern/pattern.ts'
import { ROLL_MM, TUCK_MM } from './poloLeaf.ts'

/** The shape of the leaf over the stand: its tuck inside, the roll, and the continuation from there. */
export interface LeafRoll {
  /**
   * Returns the position in metres at `mm` from the tucked edge. Past the roll it continues straight, off the stand.
   */
  readonly place: (u: number, mm: number) => Vector3
}

interface Frame {
  readonly top: Vector3
  readonly out: Vector3
  readonly up: Vector3
}

const SAMPLES = 80
/**
 * Smoothing of the edge and of the directions: the edge hardly moves; directions turn gently where the neckline bends.
 */
const EASINGS = { edge: 6, turn: 30 }
const RADIUS_M = ROLL_MM / Math.PI / 1000
/** Depth of the roll's centre below the stand's edge. */
const SUNK_M = 0.0012
const FLARE = 0.5

const easeAlong = (line: readonly Vector3[]): Vector3[] =>
  line.map((p, i) =>
    i === 0 || i === line.length - 1
      ? p.clone()
      : p
          .clone()
          .multiplyScalar(2)
          .add(line[i - 1]!)
          .add(line[i + 1]!)
          .divideScalar(4),
  )

function eased(line: readonly Vector3[], rounds: number): Vector3[] {
  let result = [...line]
  for (let i = 0; i < rounds; i++) result = easeAlong(result)
  return result
}

/** Returns the stand's upper edge from end to end, with its directions. */
function framesOf(worn: SewnMesh, stand: PatternPiece): Frame[] {
  const cloth = clothPoints(worn, stand.id)
  const [corner] = edgeOf(stand, 'top')
  const height = edgeOf(stand, 'frontL')[0]!.y
  const across = Array.from({ length: SAMPLES + 1 }, (_, i) => (2 * i) / SAMPLES - 1)
  const tops = eased(
    across.map(u => cloth({ x: u * corner!.x, y: 0.02 }).position),
    EASINGS.edge,
  )
  const below = eased(
    across.map(u => cloth({ x: u * corner!.x, y: height * 0.5 }).position),
    EASINGS.edge,
  )
  const outs = eased(
    across.map(u => cloth({ x: u * corner!.x, y: height * 0.4 }).normal),
    EASINGS.turn,
  )
  return tops.map((top, i) => {
    const up = top.clone().sub(below[i]!).normalize()
    const out = outs[i]!.clone().addScaledVector(up, -outs[i]!.dot(up)).normalize()
    return { top, out, up }
  })
}

function frameAt(frames: readonly Frame[], u: number): Frame {
  const s = Math.min(SAMPLES - 1e-9, Math.max(0, ((u + 1) / 2) * SAMPLES))
  const [a, b] = [frames[Math.floor(s)]!, frames[Math.floor(s) + 1]!]
  const t = s - Math.floor(s)
  const mix = (of: keyof Frame): Vector3 => a[of].clone().lerp(b[of], t)
  return { top: mix('top'), out: mix('out').normalize(), up: mix('up').normalize() }
}

/**
 * Returns the roll along the draped stand. `seatedM` is the distance of the tucked edge from the stand's middle, in
 * metres: within the stand it leaves no groove below it. By default the tuck hangs straight down from the roll.
 */
export function leafRoll(worn: SewnMesh, stand: PatternPiece, seatedM = RADIUS_M): LeafRoll {
  const frames = framesOf(worn, stand)
  return {
    place: (u, mm) => {
      const { top, out, up } = frameAt(frames, u)
      const middle = top.addScaledVector(up, -SUNK_M)
      if (mm < TUCK_MM) {
        const inside = lerp(seatedM, RADIUS_M, smoothStep(mm / TUCK_MM))
        return middle.addScaledVector(out, -inside).addScaledVector(up, (mm - TUCK_MM) / 1000)
      }
      const angle = Math.min(1, (mm - TUCK_MM) / ROLL_MM) * Math.PI
      middle.addScaledVector(out, -RADIUS_M * Math.cos(angle)).addScaledVector(up, RADIUS_M * Math.sin(angle))
      const past = Math.max(0, mm - TUCK_MM - ROLL_MM) / 1000
      return middle.addScaledVector(up, -past * Math.cos(FLARE)).addScaledVector(out, past * Math.sin(FLARE))
    },
  }
}
