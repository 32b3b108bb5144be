import { Matrix4, Quaternion, Vector3 } from 'three'
import type { Vec3 } from '../dressForm/solids.ts'
import type { Frame } from './arm.ts'

/** A rigid motion. */
export interface Turn {
  readonly quaternion: Quaternion
  readonly shift: Vector3
}

const axes = ({ along, front, side }: Frame): Matrix4 =>
  new Matrix4().makeBasis(new Vector3(...along), new Vector3(...front), new Vector3(...side))

/** Returns the rotation and shift that move one frame onto another. */
export function turnBetween(from: Frame, to: Frame): Turn {
  const matrix = axes(to).multiply(axes(from).invert())
  const quaternion = new Quaternion().setFromRotationMatrix(matrix)
  return { quaternion, shift: new Vector3(...to.origin).sub(new Vector3(...from.origin).applyQuaternion(quaternion)) }
}

/** Returns a motion that puts an object at a position, turned to the wearer's left. */
export const turnedOut = (degrees: number, at: Vec3): Turn => ({
  quaternion: new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), (degrees * Math.PI) / 180),
  shift: new Vector3(...at),
})

/** Returns the moved point; unchanged without a turn. */
export function moved(turn: Turn | undefined, at: Vector3): Vector3 {
  return turn ? at.applyQuaternion(turn.quaternion).add(turn.shift) : at
}
