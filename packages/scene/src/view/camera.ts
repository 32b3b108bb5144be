import { toRadians } from '@kitwright/measure'
import { type Box3, Matrix3, PerspectiveCamera, Vector3 } from 'three'
import type { Ray } from '../picking/castRay.ts'
import { PAN_M, type Pose } from './orbit.ts'

const FOV_DEG = 24
/** Margin around the garment. */
const MARGIN = 1.14

/** The drawing area, CSS px. The garment is fitted above `belowPx`; the area below is drawn too. */
export interface Frame {
  readonly widthPx: number
  readonly heightPx: number
  readonly belowPx?: number
}

export const clearHeight = ({ heightPx, belowPx = 0 }: Frame): number => Math.max(1, heightPx - belowPx)

export interface StageCamera {
  readonly camera: PerspectiveCamera
  /** Returns metres in the camera's plane per CSS px, at the garment's middle. */
  metresPerPx(frame: Frame): number
  /** Largest useful distance of the look-at point from the middle, metres. */
  readonly reachM: number
  setPose(pose: Pose): void
  setFrame(frame: Frame): void
  setBounds(bounds: Box3): void
  /** Rotation from world space to the light's space: by the camera's yaw only, so it stays upright. */
  readonly upright: Matrix3
  /** Returns the ray through a point in normalised device coordinates. */
  ray(x: number, y: number): Ray
}

export function createCamera(): StageCamera {
  const camera = new PerspectiveCamera(FOV_DEG, 1, 0.05, 20)
  const middle = new Vector3()
  const size = new Vector3(1, 1, 1)
  const upright = new Matrix3()
  let pose: Pose | null = null
  let distance = 3

  const fit = (): number => {
    const half = Math.tan(toRadians(FOV_DEG) / 2)
    const width = Math.max(size.x, size.z)
    return (MARGIN * Math.max(size.y, width / camera.aspect)) / 2 / half + Math.min(size.x, size.z) / 2
  }

  const place = (): void => {
    if (!pose) return
    const [yaw, pitch] = [toRadians(pose.yawDeg), toRadians(pose.pitchDeg)]
    distance = fit() / pose.zoom
    const back = new Vector3(Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch))
    const right = new Vector3(Math.cos(yaw), 0, -Math.sin(yaw))
    const up = new Vector3().crossVectors(back, right)
    const target = middle.clone().addScaledVector(right, pose.pan[0]).addScaledVector(up, pose.pan[1])
    camera.position.copy(target).addScaledVector(back, distance)
    camera.near = Math.max(0.02, distance - 2)
    camera.far = distance + 3
    camera.lookAt(target)
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld(true)
    upright.set(Math.cos(yaw), 0, -Math.sin(yaw), 0, 1, 0, Math.sin(yaw), 0, Math.cos(yaw))
  }

  return {
    camera,
    upright,
    get reachM() {
      return Math.max(PAN_M, size.y / 2)
    },
    metresPerPx: frame => (2 * distance * Math.tan(toRadians(FOV_DEG) / 2)) / clearHeight(frame),
    setPose(next) {
      pose = next
      place()
    },
    setFrame(frame) {
      const [width, clear] = [frame.widthPx, clearHeight(frame)]
      camera.aspect = width / clear
      if (frame.belowPx) camera.setViewOffset(width, clear, 0, 0, width, frame.heightPx)
      else camera.clearViewOffset()
      place()
    },
    setBounds(bounds) {
      bounds.getCenter(middle)
      bounds.getSize(size)
      place()
    },
    ray(x, y) {
      const through = new Vector3(x, y, 0.5).unproject(camera).sub(camera.position).normalize()
      return { origin: camera.position.toArray(), direction: through.toArray() }
    },
  }
}
