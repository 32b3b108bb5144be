import { smoothStep } from '../../body/solids.ts'
import type { Cloth } from '../../cloth/cloth.ts'

/** Lays the upright hood back over the nape, as a hand would, and lets go of it. */
export interface Fold {
  /** Share of the drape after which the hood is left to itself. */
  readonly until: number
  /** Moves particles towards the hand, once per substep. */
  guide(positions: Float64Array, t: number): void
}

const NAPE = { y: 0.0, z: -0.1 }
/** Between these heights of the upright hood the turn grows from nothing to all of it. */
const NECK_Y = 0.0
const CROWN_Y = 0.16
const TURN = (118 * Math.PI) / 180
const TURNED_AT = 0.26
const RELEASED_AT = 0.36
/** Share of the way to the hand per substep. */
const PULL = 0.03
/** How firmly the middle of the strip is kept over the spine. */
const CENTRE = 0.02
const CENTRE_MM = 8

interface Held {
  readonly particle: number
  readonly share: number
  /** Beside the nape, metres. */
  readonly up: number
  readonly ahead: number
}

function heldParticles({ sheets, particleOf, positions }: Cloth, isHood: (piece: string) => boolean): Held[] {
  const held = new Map<number, Held>()
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

function middleOfStrip({ sheets, particleOf }: Cloth): number[] {
  const s = sheets.findIndex(sheet => sheet.id === 'hoodCentre')
  return sheets[s]!.points.flatMap((p, v) => (Math.abs(p.x) < CENTRE_MM ? [3 * particleOf[s]![v]!] : []))
}

export function foldHoodBack(cloth: Cloth, isHood: (piece: string) => boolean): Fold {
  const held = heldParticles(cloth, isHood)
  const middle = middleOfStrip(cloth)
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
  return {
    until: 0.8,
    guide(x, t) {
      if (t < RELEASED_AT) turnBack(x, t)
      for (const i of middle) x[i]! -= x[i]! * CENTRE
    },
  }
}
