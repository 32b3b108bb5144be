import {
  BUILDS,
  eased,
  poseAt,
  poseBetween,
  STANDING_POSE,
  type BuildId,
  type PlayerAnimation,
  type PlayerPose,
} from '@kitwright/library/players'
import { Matrix3, Matrix4, type IUniform } from 'three'
import { createBody, poseBody, ROW, setBuild, type Triple } from '../body/index.ts'
import { breathAt, blinkAt, glanceAt } from './smallMoves.ts'
import { createHemSway } from './hemSway.ts'

/** Duration of the transition into another animation, or to standing still. */
const BLEND_MS = 450

export interface Motion {
  /** The body's pose, read by cloth and skin alike. */
  readonly body: Float32Array
  /** The uniforms that move everything the figure is made of. */
  readonly uniforms: Readonly<Record<string, IUniform>>
  setBuild(build: BuildId): void
  /** Sets the wrists' place, which depends on the sleeves. */
  setWrist(at: Triple): void
  play(animation: PlayerAnimation | null): void
  /** Takes a pose at once and keeps it, for a picture. */
  hold(pose: PlayerPose): void
  /** Advances the animation; true while there is more to come. */
  step(nowMs: number): boolean
}

/** Animates a figure with soft transitions into and out of each animation. */
export function createMotion(): Motion {
  const body = createBody()
  const uniforms = { uBody: { value: body }, uBlink: { value: 0 }, uGlance: { value: new Matrix3() } }
  const sway = createHemSway(body)
  let playing: PlayerAnimation | null = null
  let startedMs: number | null = null
  let from: PlayerPose = STANDING_POSE
  let now: PlayerPose = STANDING_POSE
  let isMoving = false
  const set = (pose: PlayerPose): void => {
    now = pose
    poseBody(body, pose)
  }
  set(STANDING_POSE)
  /** Breathes, blinks and glances by `liveliness`, 0-1: someone who stands still does none of it. */
  const liven = (nowMs: number, liveliness: number): void => {
    body[4 * ROW.sway + 3] = breathAt(nowMs) * liveliness
    uniforms.uBlink.value = blinkAt(nowMs) * liveliness
    const [left, up] = glanceAt(nowMs)
    const turn = new Matrix4().makeRotationY(-left * liveliness).multiply(new Matrix4().makeRotationX(up * liveliness))
    uniforms.uGlance.value.setFromMatrix4(turn)
  }
  const begin = (animation: PlayerAnimation | null): void => {
    playing = animation
    startedMs = null
    from = now
    isMoving = true
  }
  return {
    body,
    uniforms,
    setBuild: build => setBuild(body, BUILDS[build]),
    setWrist: at => body.set(at, 4 * ROW.wristAt),
    play(animation) {
      if (animation !== playing) begin(animation)
    },
    hold(next) {
      playing = null
      isMoving = false
      set(next)
      liven(0, 0)
    },
    step(nowMs) {
      if (!isMoving) return false
      startedMs ??= nowMs
      const afterMs = Math.max(0, nowMs - startedMs)
      const target = playing ? poseAt(playing, afterMs) : STANDING_POSE
      if (target === null) {
        begin(null)
        return true
      }
      const share = eased(Math.min(1, afterMs / BLEND_MS))
      set(share < 1 ? poseBetween(from, target, share) : target)
      liven(afterMs, playing ? share : 1 - share)
      isMoving = playing !== null || share < 1
      sway.step(nowMs, isMoving)
      return isMoving
    },
  }
}
