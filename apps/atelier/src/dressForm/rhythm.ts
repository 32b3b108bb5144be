import { randomStream } from '@kitwright/cloth'
import { lerp } from '@kitwright/measure'

/** How a wearer moves in time: each with its own, so that no two garments fold alike. */
export interface Rhythm {
  /** Angular speeds of a drape in radians: turns and leans of the shoulders, pushes to the side and to the front. */
  readonly twist: number
  readonly lean: number
  readonly aside: number
  readonly ahead: number
  /** Phase of the pushes to the front. */
  readonly phase: number
  /** Degrees by which each arm is raised first, beside what both are. */
  readonly leftLift: number
  readonly rightLift: number
}

const COMMON: Rhythm = { twist: 30, lean: 22, aside: 40, ahead: 57, phase: 1, leftLift: 0, rightLift: 0 }
const GREATEST_LIFT_DEG = 14
/** The first numbers of a stream follow its seed too closely. */
const SKIPPED = 8

/** Returns the rhythm of a number; 0 is the common one. */
export function rhythmOf(seed: number): Rhythm {
  if (seed === 0) return COMMON
  const random = randomStream(seed * 7919)
  for (let i = 0; i < SKIPPED; i++) random()
  const between = (low: number, high: number): number => lerp(low, high, random())
  const toEitherSide = (low: number, high: number): number => between(low, high) * (random() < 0.5 ? -1 : 1)
  return {
    twist: toEitherSide(22, 38),
    lean: toEitherSide(15, 29),
    aside: toEitherSide(32, 50),
    ahead: toEitherSide(44, 68),
    phase: between(0, 2 * Math.PI),
    leftLift: between(0, GREATEST_LIFT_DEG),
    rightLift: between(0, GREATEST_LIFT_DEG),
  }
}
