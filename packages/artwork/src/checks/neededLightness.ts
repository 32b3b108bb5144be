import type { Layer } from '@kitwright/design'
import { clamp, lightness, type Rgba } from '@kitwright/measure'

/** Reading distance: the number on the back across half a pitch, players and sponsors from a stand, all else from the touchline. */
const READ_FROM_MM: Readonly<Partial<Record<Layer['role'], number>>> = {
  backNumber: 20_000,
  frontNumber: 10_000,
  shortsNumber: 10_000,
  playerName: 10_000,
  sponsor: 10_000,
  logo: 10_000,
}
const OTHERS_FROM_MM = 5_000
/** In a radian. */
const ARC_MINUTES = 3_438
/** Difference in L* that large letters need, and small ones at the limit of sharp sight, about five arc minutes. */
const LEAST = 20
const MOST = 40

/** The difference in CIE lightness by which a reader at the usual distance tells letters so high from their ground. */
export function neededLightness(role: Layer['role'], heightMm: number): number {
  const distance = READ_FROM_MM[role] ?? OTHERS_FROM_MM
  const arcMinutes = (ARC_MINUTES * Math.max(heightMm, 1)) / distance
  return clamp(LEAST + 100 / arcMinutes, LEAST, MOST)
}

/** Letters up to so much over what they need can just be seen, but count for less when those beside them cannot. */
const LITTLE_MORE = 1.25
const LITTLE_WEIGHT = 0.4

/**
 * How far an ink vanishes on a ground, 0-1. By lightness alone: what differs in hue only, white on yellow or red on green, is one from
 * the stands, and for whoever does not see that hue.
 */
export function vanishing(ink: Rgba, ground: Rgba, needed: number): number {
  const between = Math.abs(lightness(ink) - lightness(ground))
  return between < needed ? 1 : between < LITTLE_MORE * needed ? LITTLE_WEIGHT : 0
}
