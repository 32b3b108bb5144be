import { interpolatePose, START_POSE, panBy, rotatePose, viewPose, zoomedAt, type Pose } from '../../view/orbit.ts'
import type { OrbitCallbacks } from '../../view/orbitListener.ts'
import type { ViewName } from '@kitwright/garment'

const EASE_MS = 320
const GLIDE_MS = 140
const DEG_PER_PX = 0.35
/** Degrees per ms below which a glide ends. */
const SLOWEST = 0.008

interface Ease {
  readonly from: Pose
  readonly to: Pose
  start: number | null
}

function easedTo(nowMs: number, ease: Ease): Pose {
  ease.start ??= nowMs
  return interpolatePose(ease.from, ease.to, (nowMs - ease.start) / EASE_MS)
}

const hasArrived = ({ start }: Ease, nowMs: number): boolean => start !== null && nowMs - start >= EASE_MS

interface Glide {
  yaw: number
  pitch: number
  last: number | null
}

/** Continues from a pose, a little slower each time. */
function glidedTo(nowMs: number, pose: Pose, glide: Glide): Pose {
  const ms = Math.min(50, nowMs - (glide.last ?? nowMs - 16))
  glide.last = nowMs
  const next = rotatePose(pose, glide.yaw * ms, glide.pitch * ms)
  const left = Math.exp(-ms / GLIDE_MS)
  glide.yaw *= left
  glide.pitch *= left
  return next
}

const isTooSlow = ({ yaw, pitch }: Glide): boolean => Math.hypot(yaw, pitch) < SLOWEST

/** The meaning of pointer coordinates at the garment's distance. */
export interface Lens {
  readonly metresPerPx: number
  readonly widthPx: number
  readonly heightPx: number
  /** Largest distance of the look-at point from the middle, metres. */
  readonly reachM: number
}

export interface CameraMove extends OrbitCallbacks {
  readonly pose: Pose
  setView(view: ViewName, isAnimated: boolean): void
  turnBy(yawDeg: number, pitchDeg: number): void
  zoomBy(factor: number): void
  /** Continues an ease or a glide; true while there is more to come. */
  step(nowMs: number): boolean
}

/** `isUnderWay`: a drag, an ease or a glide will probably change the pose again in the next frame. */
export type CameraMoveCallback = (pose: Pose, isUnderWay: boolean) => void

/** Creates the camera's pose and motion. `onMove` is called after each change of pose. */
export function createCameraMove(lens: () => Lens, canAnimate: boolean, onMove: CameraMoveCallback): CameraMove {
  let pose = START_POSE
  let ease: Ease | null = null
  let glide: Glide | null = null

  const set = (next: Pose, isUnderWay = false): void => {
    pose = next
    onMove(pose, isUnderWay)
  }
  const stop = (): void => {
    ease = null
    glide = null
  }
  return {
    get pose() {
      return pose
    },
    setView(view, isAnimated) {
      stop()
      const to = viewPose(view)
      if (isAnimated && canAnimate) ease = { from: pose, to, start: null }
      else set(to)
      onMove(pose, ease !== null)
    },
    turnBy(yawDeg, pitchDeg) {
      stop()
      set(rotatePose(pose, yawDeg, pitchDeg))
    },
    zoomBy(factor) {
      stop()
      set(zoomedAt(pose, factor, [0, 0], lens().reachM))
    },
    turn: (dx, dy) => set(rotatePose(pose, -dx * DEG_PER_PX, dy * DEG_PER_PX), true),
    pan(dx, dy) {
      const { metresPerPx, reachM } = lens()
      set(panBy(pose, -dx * metresPerPx, dy * metresPerPx, reachM), true)
    },
    zoom(factor, at) {
      const { metresPerPx, widthPx, heightPx, reachM } = lens()
      const from = [(at.x - widthPx / 2) * metresPerPx, (heightPx / 2 - at.y) * metresPerPx] as const
      set(zoomedAt(pose, factor, from, reachM), true)
    },
    glide(vx, vy) {
      if (!canAnimate) return
      glide = { yaw: -vx * DEG_PER_PX, pitch: vy * DEG_PER_PX, last: null }
      onMove(pose, true)
    },
    grab: stop,
    step(now) {
      if (ease) {
        set(easedTo(now, ease), true)
        if (hasArrived(ease, now)) ease = null
      } else if (glide) {
        set(glidedTo(now, pose, glide), true)
        if (isTooSlow(glide)) glide = null
      }
      return ease !== null || glide !== null
    },
  }
}
