import type { Cloth } from '@kitwright/cloth'
import { smoothStep } from '../../../dressForm/solids.ts'

/** Moves particles once per substep; `t` is the completed share of the drape. */
export type Guide = (positions: Float64Array, t: number) => void

const NAPE = { y: 0.05, z: -0.075 }
/**
 * Between these heights of the upright hood the rotation grows from zero to full. Cloth below them stays up round the
 * neck. If the rotation started at the neckline, the hood's sides would fold in, to a point behind and two horns in
 * front.
 */
const NECK_Y = 0.04
const CROWN_Y = 0.2
const TURN = (125 * Math.PI) / 180
const TURNED_AT = 0.26
const RELEASED_AT = 0.36
/** Share of the distance to the target that particles move per substep. */
const PULL = 0.03
/**
 * Maximum height of the hood at the neck and behind it, the slope from there, and the start and end of the pressing.
 */
const PATTED = { neckY: 0.08, backY: 0.09, slope: 1, grip: 0.03, from: 0.3, until: 0.85 }
/** Strength per substep of equalising both sides of the hood. */
const LEVEL = 0.03

interface GrippedParticle {
  readonly particle: number
  readonly share: number
  /** Position relative to the nape, in metres. */
  readonly up: number
  readonly ahead: number
}

function heldParticles(
  { sheets, particleOf, positions }: Cloth,
  isHood: (piece: string) => boolean,
): GrippedParticle[] {
  const held = new Map<number, GrippedParticle>()
  sheets.forEach((sheet, s) => {
    if (!isHood(sheet.id)) return
    for (const particle of particleOf[s]!) {
      const [y, z] = [positions[3 * particle + 1]!, positions[3 * particle + 2]!]
      const share = smoothStep((y - NECK_Y) / (CROWN_Y - NECK_Y))
      if (share > 0) held.set(particle, { particle, share, up: y - NAPE.y, ahead: z - NAPE.z })
    }
  })
  return [...held.values()]
}

const PAIRED: readonly (readonly [left: readonly [string, string], right: readonly [string, string]])[] = [
  ...['hem', 'centre', 'neckBack', 'neckSleeve'].map(
    edge =>
      [
        ['hoodL', edge],
        ['hoodR', edge],
      ] as const,
  ),
  [
    ['hoodCentre', 'sideL'],
    ['hoodCentre', 'sideR'],
  ],
]

/** Returns the first coordinates of mirrored particles on the edges of the hood. */
function mirroredPairs({ sheets, particleOf }: Cloth): [number, number][] {
  const along = ([piece, edge]: readonly [string, string]): number[] => {
    const s = sheets.findIndex(sheet => sheet.id === piece)
    return sheets[s]!.edges.get(edge)!.map(v => 3 * particleOf[s]![v]!)
  }
  return PAIRED.flatMap(([left, right]) => {
    const mirrored = along(right).reverse()
    return along(left).map((l, k): [number, number] => [l, mirrored[k]!])
  })
}

const hoodParticles = ({ sheets, particleOf }: Cloth, isHood: (piece: string) => boolean): number[] => [
  ...new Set(sheets.flatMap((sheet, s) => (isHood(sheet.id) ? [...particleOf[s]!] : []))),
]

/**
 * Presses down cloth that stands up after the hood was folded back. Without it the corners of the hood's face beside
 * the neck would remain as two horns, since fleece is stiff. Nothing is pressed behind the neck, where the hood hangs
 * open.
 */
function patDown(x: Float64Array, hood: readonly number[], t: number): void {
  const grip = PATTED.grip * smoothStep((t - PATTED.from) / 0.15) * (1 - smoothStep((t - PATTED.until) / 0.1))
  for (const p of hood) {
    const z = x[3 * p + 2]!
    const behind = smoothStep((-0.02 - z) / 0.06)
    const beside = smoothStep((Math.abs(x[3 * p]!) - 0.04) / 0.04)
    const most = Math.min(PATTED.neckY, PATTED.backY + PATTED.slope * (z + 0.05))
    const share = 1 - behind * (1 - beside)
    if (x[3 * p + 1]! > most) x[3 * p + 1]! -= grip * share * (x[3 * p + 1]! - most)
  }
}

/**
 * Folds the upright hood back over the nape as a hand would, releases it, pats it down, and prevents it from turning to
 * one side.
 */
export function foldHoodBack(cloth: Cloth, isHood: (piece: string) => boolean): Guide {
  const held = heldParticles(cloth, isHood)
  const pairs = mirroredPairs(cloth)
  const turnBack = (x: Float64Array, t: number): void => {
    const grip = PULL * (1 - smoothStep((t - TURNED_AT) / (RELEASED_AT - TURNED_AT)))
    for (const { particle, share, up, ahead } of held) {
      const angle = TURN * smoothStep(t / TURNED_AT) * share
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const i = 3 * particle
      x[i + 1]! += (NAPE.y + up * c + ahead * s - x[i + 1]!) * grip * share
      x[i + 2]! += (NAPE.z + ahead * c - up * s - x[i + 2]!) * grip * share
    }
  }
  const keepLevel = (x: Float64Array): void => {
    for (const [l, r] of pairs) {
      for (let m = 0; m < 3; m++) {
        const off = (m === 0 ? x[l]! + x[r]! : x[l + m]! - x[r + m]!) * 0.5 * LEVEL
        x[l + m]! -= off
        x[r + m]! -= m === 0 ? off : -off
      }
    }
  }
  const hood = hoodParticles(cloth, isHood)
  return (x, t) => {
    if (t < RELEASED_AT) turnBack(x, t)
    if (t > PATTED.from) patDown(x, hood, t)
    keepLevel(x)
  }
}
