import { toRadians } from '@kitwright/measure'
import type { Bounds, Vector } from './studio/index.ts'

/** Views between the four sides, so that eight pictures turn a garment once around in steps of 45°. */
type TurnView = 'frontLeft' | 'backLeft' | 'backRight' | 'frontRight'

/**
 * View direction: `angle` is three quarters from the wearer's left, `angleRight` from the right; `turned`,
 * `turnedRight` and `turnedBack` are slightly off front or back, to show volume with every letter in sight.
 */
export type CameraView = NamedView | FrameView
type NamedView =
  | 'front'
  | 'left'
  | 'back'
  | 'right'
  | 'angle'
  | 'angleRight'
  | 'turned'
  | 'turnedRight'
  | 'turnedBack'
  | TurnView
/** One frame of a turn around the wearer, from 0 (the front) to `TURN_FRAMES` - 1. */
export type FrameView = `turn${number}`

/** Frames of a whole turn. */
export const TURN_FRAMES = 24
const TURN_PITCH_DEG = 4

interface Pose {
  readonly yawDeg: number
  readonly pitchDeg: number
}

/** The studio's poses. */
const POSES: Readonly<Record<NamedView, Pose>> = {
  front: { yawDeg: 0, pitchDeg: 3 },
  left: { yawDeg: 90, pitchDeg: 3 },
  back: { yawDeg: 180, pitchDeg: 3 },
  right: { yawDeg: -90, pitchDeg: 3 },
  angle: { yawDeg: 32, pitchDeg: 9 },
  angleRight: { yawDeg: -32, pitchDeg: 9 },
  turned: { yawDeg: 13, pitchDeg: 5 },
  turnedRight: { yawDeg: -13, pitchDeg: 5 },
  turnedBack: { yawDeg: 193, pitchDeg: 5 },
  frontLeft: { yawDeg: 45, pitchDeg: 3 },
  backLeft: { yawDeg: 135, pitchDeg: 3 },
  backRight: { yawDeg: -135, pitchDeg: 3 },
  frontRight: { yawDeg: -45, pitchDeg: 3 },
}
const FOV_DEG = 24

export const isTurn = (view: CameraView): view is FrameView => view.startsWith('turn') && !(view in POSES)

function poseOf(view: CameraView): Pose {
  if (!isTurn(view)) return POSES[view]
  return { yawDeg: (Number(view.slice('turn'.length)) * 360) / TURN_FRAMES, pitchDeg: TURN_PITCH_DEG }
}
/** Margin factor. The camera is as far off as the studio's, so that the perspective is the same. */
const AIR = 1.14

export interface Camera {
  readonly at: Vector
  readonly right: Vector
  readonly up: Vector
  /** Direction from the target to the camera. */
  readonly back: Vector
  /** Cosine and sine of the yaw: light turns with it, but stays upright. */
  readonly cos: number
  readonly sin: number
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export function cameraFor(view: CameraView, { low, high }: Bounds): Camera {
  const { yawDeg, pitchDeg } = poseOf(view)
  const [yaw, pitch] = [toRadians(yawDeg), toRadians(pitchDeg)]
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  const back: Vector = [sin * Math.cos(pitch), Math.sin(pitch), cos * Math.cos(pitch)]
  const right: Vector = [cos, 0, -sin]
  const [width, height, depth] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  const tall = (AIR * Math.max(height, width, depth)) / 2 / Math.tan(toRadians(FOV_DEG) / 2)
  const distance = tall + Math.min(width, depth) / 2
  const at = [0, 1, 2].map(k => (low[k]! + high[k]!) / 2 + back[k]! * distance) as unknown as Vector
  return { at, right, up: cross(back, right), back, cos, sin }
}

/** Projects a point: `x` right and `y` up at distance 1 before the camera; `nearness` is 1 / its depth in metres. */
export function projectPoint(camera: Camera, point: Vector): { x: number; y: number; nearness: number } {
  const from: Vector = [point[0] - camera.at[0], point[1] - camera.at[1], point[2] - camera.at[2]]
  const nearness = -1 / dot(from, camera.back)
  return { x: dot(from, camera.right) * nearness, y: dot(from, camera.up) * nearness, nearness }
}

/** Returns the direction through a point at distance 1, not normalised. */
export const rayThrough = ({ right, up, back }: Camera, x: number, y: number): Vector => [
  right[0] * x + up[0] * y - back[0],
  right[1] * x + up[1] * y - back[1],
  right[2] * x + up[2] * y - back[2],
]
