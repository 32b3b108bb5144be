import { PerspectiveCamera, Quaternion, Vector3, type Matrix3 } from 'three'
import type { Frame } from '../team/frame.ts'
import type { StandingPlace } from '../team/lineUp.ts'

/** The figure's ground, in its own frame: its origin lies at the shoulders' high point. Metres. */
export const FIGURE_GROUND = -1.531

const UP = new Vector3(0, 1, 0)

/** The camera that sees the figure, which never moves, as the picture's camera sees a player. */
export interface PlayerCamera {
  readonly camera: PerspectiveCamera
  /** The camera's eye in the figure's frame. */
  aim(frame: Frame, standing: StandingPlace): void
}

/** Metres in front of a player and behind that belong to the player. */
const REACH = 1.6

/** Creates the camera. `upright` receives the figure's turn, by which the studio's light keeps its place. */
export function createPlayerCamera(upright: Matrix3): PlayerCamera {
  const camera = new PerspectiveCamera()
  // Its matrices are set here; three must not compute them again.
  camera.matrixAutoUpdate = camera.matrixWorldAutoUpdate = false
  const turn = new Quaternion()

  const aim = (frame: Frame, { at, turnDeg, scale }: StandingPlace): void => {
    const angle = (turnDeg * Math.PI) / 180
    turn.setFromAxisAngle(UP, -angle)
    const eye = new Vector3(-at.x, frame.eye - at.y, frame.distance - at.z)
    eye.applyQuaternion(turn).divideScalar(scale)
    eye.y += FIGURE_GROUND
    camera.position.copy(eye)
    camera.matrixWorld.compose(eye, turn, new Vector3(1, 1, 1))
    camera.matrixWorldInverse.copy(camera.matrixWorld).invert()
    const near = Math.max(0.05, (frame.distance - at.z - REACH) / scale)
    const far = (frame.distance - at.z + REACH) / scale
    const share = near / frame.distance
    camera.projectionMatrix.makePerspective(
      frame.left * share,
      frame.right * share,
      (frame.top - frame.eye) * share,
      (frame.bottom - frame.eye) * share,
      near,
      far,
    )
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
    upright.set(Math.cos(angle), 0, Math.sin(angle), 0, 1, 0, -Math.sin(angle), 0, Math.cos(angle))
  }

  return { camera, aim }
}
