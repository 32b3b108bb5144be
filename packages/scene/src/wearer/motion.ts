import {
  eased,
  poseAt,
  poseBetween,
  REST_POSE,
  type PlayerAnimation,
  type PlayerPose,
} from '@kitwright/library/players'
import { Vector3, Vector4, type IUniform } from 'three'
import { JOINTS, jointsOf, turnOf, type JointName } from './joints.ts'

type Side = 'left' | 'right'

/** Uniforms of a joint of one side. */
interface JointUniforms {
  readonly at: Vector3
  readonly along: Vector3
  readonly turn: Vector4
}

/** The number of joints that the shader knows for one part. */
export const MAX_JOINTS = 2
/** Duration of the transition into another animation, or to standing still. */
const BLEND_MS = 350

const mirrored = ({ x, y, z }: Vector3): Vector3 => new Vector3(-x, y, z)
const asThere = ({ x, y, z }: Vector3): Vector3 => new Vector3(x, y, z)

function jointOf(name: JointName, side: Side): JointUniforms {
  const { at, along } = JOINTS[name]
  const there = side === 'left' ? asThere : mirrored
  return { at: there(at), along: there(along), turn: new Vector4(0, 0, 0, 1) }
}

export interface Motion {
  /** Returns the shared uniforms that move a part: setting a pose sets it for all. */
  uniformsOf(part: string, side: Side): Readonly<Record<string, IUniform>>
  play(animation: PlayerAnimation | null): void
  /** Advances the animation; true while there is more to come. */
  step(nowMs: number): boolean
}

/** Returns the uniforms of a part's joints, filled up with idle ones. */
function uniformsFor(wanted: readonly JointName[], own: readonly JointUniforms[]): Readonly<Record<string, IUniform>> {
  const filled = Array.from({ length: MAX_JOINTS }, (_, i) => own[i] ?? jointOf('neck', 'left'))
  return {
    uJoints: { value: wanted.length },
    uJointAt: { value: filled.map(({ at }) => at) },
    uJointAlong: { value: filled.map(({ along }) => along) },
    uJointTurn: { value: filled.map(({ turn }) => turn) },
    uJointSoft: { value: filled.map((_, i) => (wanted[i] ? JOINTS[wanted[i]].soft : 1)) },
  }
}

/** Animates a figure with soft transitions into and out of each animation. */
export function createMotion(): Motion {
  const joints = new Map<string, JointUniforms>()
  let playing: PlayerAnimation | null = null
  let startedMs: number | null = null
  let from: PlayerPose = REST_POSE
  let now: PlayerPose = REST_POSE
  let isMoving = false

  const get = (name: JointName, side: Side): JointUniforms => {
    const key = `${name} ${side}`
    const joint = joints.get(key) ?? jointOf(name, side)
    joints.set(key, joint)
    return joint
  }
  const set = (pose: PlayerPose): void => {
    now = pose
    for (const [key, joint] of joints) {
      const [name, side] = key.split(' ') as [JointName, Side]
      const { x, y, z, w } = turnOf(name, pose, side)
      if (side === 'left') joint.turn.set(x, y, z, w)
      else joint.turn.set(x, -y, -z, w)
    }
  }
  const begin = (animation: PlayerAnimation | null): void => {
    playing = animation
    startedMs = null
    from = now
    isMoving = true
  }

  return {
    uniformsOf(part, side) {
      const wanted = jointsOf(part)
      const own = wanted.map(name => get(name, side))
      set(now)
      return uniformsFor(wanted, own)
    },
    play(animation) {
      if (animation !== playing) begin(animation)
    },
    step(nowMs) {
      if (!isMoving) return false
      startedMs ??= nowMs
      const afterMs = nowMs - startedMs
      const target = playing ? poseAt(playing, afterMs) : REST_POSE
      if (target === null) {
        begin(null)
        return true
      }
      const share = eased(Math.min(1, afterMs / BLEND_MS))
      set(share < 1 ? poseBetween(from, target, share) : target)
      isMoving = playing !== null || share < 1
      return isMoving
    },
  }
}
