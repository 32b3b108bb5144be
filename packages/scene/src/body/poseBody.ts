import type { ArmPose, FootPose, PlayerPose, TurnPose } from '@kitwright/library/players'
import { Quaternion, Vector3 } from 'three'
import { bendLeg } from './bendLeg.ts'
import { PELVIS, ROW, SIDE_ROWS } from './skeleton.ts'

const [X, Y, Z] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)]
/** Direction down the upper arm, the axis of the forearm's turn. */
const UPPER_ARM = new Vector3(0.407, -0.914, 0)
/** The elbow's axis, to the front. */
const ELBOW_AXIS = new Vector3(-0.834, -0.372, -0.407).normalize()
/** Direction across the palm, which faces the thigh. */
const KNUCKLES = new Vector3(0.334, 0.261, 0.9).normalize()
/** The collarbone lifts by this share of what the arm is raised beyond an angle, degrees. */
const CLAVICLE_SHARE = 0.5
const CLAVICLE_FROM = 12

const about = (axis: Vector3, degrees: number): Quaternion =>
  new Quaternion().setFromAxisAngle(axis, (degrees * Math.PI) / 180)

const turned = ({ turn, nod, tilt }: TurnPose): Quaternion =>
  about(Y, turn).multiply(about(X, nod)).multiply(about(Z, -tilt))

/** The chest makes more of a turn of the spine than the waist, which bends more. */
const shareOf = ({ turn, nod, tilt }: TurnPose, [ofTurn, ofBend]: readonly [number, number]): TurnPose => ({
  turn: turn * ofTurn,
  nod: nod * ofBend,
  tilt: tilt * ofBend,
})

/** Writes rotations into a body's rows, mirrored for the right side. */
function writer(body: Float32Array) {
  return {
    set(row: number, { x, y, z, w }: Quaternion): void {
      body.set([x, y, z, w], 4 * row)
    },
    onSide(row: number, { x, y, z, w }: Quaternion, side: 0 | 1): void {
      const k = side === 0 ? 1 : -1
      body.set([x, y * k, z * k, w], 4 * (row + side * SIDE_ROWS))
    },
  }
}

function setArm(body: Float32Array, { lift, forward, bend, turn, wave }: ArmPose, side: 0 | 1): void {
  const write = writer(body)
  const collar = Math.max(0, lift - CLAVICLE_FROM) * CLAVICLE_SHARE
  const upper = about(X, -forward).multiply(about(Z, lift - collar))
  write.onSide(ROW.clavicle, about(Z, collar), side)
  write.onSide(ROW.shoulder, upper, side)
  write.onSide(ROW.elbow, about(UPPER_ARM, turn).multiply(about(ELBOW_AXIS, bend)), side)
  write.onSide(ROW.wrist, about(KNUCKLES, wave), side)
}

/** A pelvis as the leg on one side sees it: mirrored for the right leg. */
function setLeg(body: Float32Array, foot: FootPose, pelvis: PlayerPose['pelvis'], side: 0 | 1): void {
  const k = side === 0 ? 1 : -1
  const { side: shift, drop, ahead, turn, nod, tilt } = pelvis
  const { hip, knee, ankle } = bendLeg(foot, {
    turn: turned({ turn: turn * k, nod, tilt: tilt * k }),
    at: new Vector3(...PELVIS),
    shift: new Vector3(shift * k, -drop, ahead),
  })
  const write = writer(body)
  write.onSide(ROW.hip, hip, side)
  write.onSide(ROW.knee, knee, side)
  write.onSide(ROW.ankle, ankle, side)
}

/** Writes a pose into a body. Sway, breath and wrists stay as they are. */
export function poseBody(body: Float32Array, pose: PlayerPose): void {
  const { pelvis, spine, head, left, right, leftFoot, rightFoot } = pose
  const write = writer(body)
  setArm(body, left, 0)
  setArm(body, right, 1)
  write.set(ROW.neck, turned(head))
  write.set(ROW.chest, turned(shareOf(spine, [0.6, 0.45])))
  write.set(ROW.waist, turned(shareOf(spine, [0.4, 0.55])))
  setLeg(body, leftFoot, pelvis, 0)
  setLeg(body, rightFoot, pelvis, 1)
  write.set(ROW.pelvis, turned(pelvis))
  body.set([pelvis.side, -pelvis.drop, pelvis.ahead, 1], 4 * ROW.shift)
}
