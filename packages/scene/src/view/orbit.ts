import { clamp, lerp } from '@kitwright/measure'
import type { ViewName } from '@kitwright/garment'

/** The camera's pose: degrees around the garment, and the zoom relative to the fitting distance. */
export interface Pose {
  readonly yawDeg: number
  readonly pitchDeg: number
  readonly zoom: number
  /** Offset from the garment's middle in the camera's plane, metres: right and up. */
  readonly pan: readonly [right: number, up: number]
}

export const START_POSE: Pose = { yawDeg: 0, pitchDeg: 3, zoom: 1, pan: [0, 0] }

const VIEWS: Readonly<Record<ViewName, Pick<Pose, 'yawDeg' | 'pitchDeg'>>> = {
  front: { yawDeg: 0, pitchDeg: 3 },
  back: { yawDeg: 180, pitchDeg: 3 },
  // The wearer's own left: the garment faces +z, so that is +x.
  left: { yawDeg: 90, pitchDeg: 3 },
  right: { yawDeg: -90, pitchDeg: 3 },
  angle: { yawDeg: 32, pitchDeg: 9 },
}

const PITCH = { low: -18, high: 70 } as const
const ZOOM = { low: 0.75, high: 7 } as const
/** Largest distance of the look-at point from the middle of a garment, metres, at full zoom. */
export const PAN_M = 0.6

export const viewPose = (name: ViewName): Pose => ({ ...START_POSE, ...VIEWS[name] })

export const rotatePose = (pose: Pose, yawDeg: number, pitchDeg: number): Pose => ({
  ...pose,
  yawDeg: pose.yawDeg + yawDeg,
  pitchDeg: clamp(pose.pitchDeg + pitchDeg, PITCH.low, PITCH.high),
})

function panned(pose: Pose, right: number, up: number, most: number): Pose {
  // Fully zoomed out there is nothing to see beside the garment.
  const reach = most * clamp(pose.zoom - 0.9, 0, 1)
  return { ...pose, pan: [clamp(right, -reach, reach), clamp(up, -reach, reach)] }
}

export const panBy = (pose: Pose, right: number, up: number, most = PAN_M): Pose =>
  panned(pose, pose.pan[0] + right, pose.pan[1] + up, most)

/**
 * Zooms so that the content under a point stays there. `at` is that point's distance from the look-at point, metres in
 * the camera's plane.
 */
export function zoomedAt(pose: Pose, factor: number, at: readonly [number, number] = [0, 0], most = PAN_M): Pose {
  const zoom = clamp(pose.zoom * factor, ZOOM.low, ZOOM.high)
  const share = 1 - pose.zoom / zoom
  return panned({ ...pose, zoom }, pose.pan[0] + at[0] * share, pose.pan[1] + at[1] * share, most)
}

/** Returns the same direction less than 180° away from `from`. */
const nearestYaw = (yawDeg: number, from: number): number => yawDeg - 360 * Math.round((yawDeg - from) / 360)

const easeOut = (t: number): number => 1 - (1 - t) ** 3

/** Interpolates between two poses, the short way round; `t` is 0-1. */
export function interpolatePose(from: Pose, to: Pose, t: number): Pose {
  const s = easeOut(clamp(t, 0, 1))
  const mix = (a: number, b: number): number => lerp(a, b, s)
  return {
    yawDeg: mix(from.yawDeg, nearestYaw(to.yawDeg, from.yawDeg)),
    pitchDeg: mix(from.pitchDeg, to.pitchDeg),
    zoom: mix(from.zoom, to.zoom),
    pan: [mix(from.pan[0], to.pan[0]), mix(from.pan[1], to.pan[1])],
  }
}
