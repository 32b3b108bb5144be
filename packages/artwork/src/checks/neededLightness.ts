import type { Layer } from '@kitwright/design'
import { clamp, lightness, type Rgba } from '@kitwright/measure'

/**
 * The reading distance: across half a pitch for the back number, from a stand for players and sponsors, from the
 * touchline for everything else.
 */
const READ_FROM_MM: Readonly<Partial<Record<Layer['role'], number>>> = {
  backNumber: 20_000,
  frontNumber: 10_000,
  shortsNumber: 10_000,
  playerName: 10_000,
  sponsor: 10_000,
  logo: 10_000,
}
const OTHERS_FROM_MM = 5_000
/** The number of arc minutes in a radian. */
const ARC_MINUTES = 3_438
/** The L* difference for large letters, and for small ones at the limit of visual acuity (about five arc minutes). */
const LEAST = 20
const MOST = 40

/**
 * Returns the difference in CIE lightness that a reader at the usual distance needs to tell letters of this height from
 * their ground.
 */
export function neededLightness(role: Layer['role'], heightMm: number): number {
  const distance = READ_FROM_MM[role] ?? OTHERS_FROM_MM
  const arcMinutes = (ARC_MINUTES * Math.max(heightMm, 1)) / distance
  return clamp(LEAST + 100 / arcMinutes, LEAST, MOST)
}

/**
 * Letters that exceed the required difference by less than this factor are barely visible. They add only this weight,
 * so they matter only if the letters beside them are invisible.
 */
const LITTLE_MORE = 1.25
const LITTLE_WEIGHT = 0.4

/**
 * Returns how far an ink vanishes on a ground, 0-1. Only lightness counts: colours that differ only in hue (white on
 * yellow, red on green) look the same from the stands and to colour-blind viewers.
 */
export function vanishing(ink: Rgba, ground: Rgba, needed: number): number {
  const between = Math.abs(lightness(ink) - lightness(ground))
  return between < needed ? 1 : between < LITTLE_MORE * needed ? LITTLE_WEIGHT : 0
}
