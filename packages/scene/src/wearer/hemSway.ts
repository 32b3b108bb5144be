import { movePoint, ROW, type Triple } from '../body/index.ts'

/** A place in the middle of the hems. */
const HEM: Triple = [0, -0.76, -0.006]
/** A hem swings this often a second, and each swing loses a part of it. */
const SWINGS_HZ = 2.1
const DAMPING = 0.42
/** Farthest that a hem lags behind, metres. */
const MOST_M = 0.013
const STEP_S = 1 / 240
const LONGEST_S = 0.1

/** Lets loose hems lag behind the body and swing after it, as a damped spring. */
export function createHemSway(body: Float32Array): { step(nowMs: number, isMoving: boolean): void } {
  const at = 4 * ROW.sway
  const spring = 2 * Math.PI * SWINGS_HZ
  let last: { readonly ms: number; readonly anchor: Triple } | null = null
  const hem = [0, 0, 0]
  const speed = [0, 0, 0]
  const rest = (anchor: Triple): void => anchor.forEach((value, k) => ((hem[k] = value), (speed[k] = 0)))
  return {
    step(nowMs, isMoving) {
      body.fill(0, at, at + 3)
      const anchor = movePoint(body, HEM)
      const seconds = last ? Math.min(LONGEST_S, (nowMs - last.ms) / 1000) : 0
      if (!last || seconds <= 0) rest(anchor)
      for (let t = 0; t < seconds; t += STEP_S)
        for (let k = 0; k < 3; k++) {
          speed[k]! += ((anchor[k]! - hem[k]!) * spring * spring - 2 * DAMPING * spring * speed[k]!) * STEP_S
          hem[k]! += speed[k]! * STEP_S
        }
      last = isMoving ? { ms: nowMs, anchor } : null
      if (!isMoving) return
      const lag = hem.map((value, k) => value - anchor[k]!)
      const far = Math.hypot(...lag)
      const kept = far > 0 ? (MOST_M * Math.tanh(far / MOST_M)) / far : 0
      lag.forEach((value, k) => (body[at + k] = value * kept))
    },
  }
}
