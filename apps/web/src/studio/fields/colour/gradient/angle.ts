import { toDegrees, type Point } from '@kitwright/measure'

/**
 * Returns the angle of a point around a dial's middle: 0 is up, clockwise, whole degrees from 0 to 359. Null in the
 * very middle.
 */
export function angleAt({ x, y }: Point): number | null {
  if (x === 0 && y === 0) return null
  return keptAngle(Math.floor((toDegrees(Math.atan2(x, -y)) + 360) % 360), null)
}

/** Returns a dial's angle, with 360 as 0; an angle beyond one turn leaves the value unchanged. */
export function keptAngle<T>(degrees: number, before: T): number | T {
  if (!Number.isFinite(degrees) || degrees < 0 || degrees > 360) return before
  return degrees === 360 ? 0 : degrees
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }
const FAR: Readonly<Record<string, number>> = { PageDown: -15, PageUp: 15 }

/** Returns the angle after a key, with Shift in steps of 15, wrapping around. Null for a key that does not turn it. */
export function angleAfterKey(angle: number, key: string, isFar: boolean): number | null {
  if (key === 'Home') return 0
  const step = FAR[key] ?? (STEPS[key] ?? 0) * (isFar ? 15 : 1)
  return step === 0 ? null : (angle + step + 360) % 360
}
