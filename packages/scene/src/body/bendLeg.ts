import type { FootPose } from '@kitwright/library/players'
import { Quaternion, Vector3 } from 'three'
import { ANKLE, HIP, KNEE, type Triple } from './skeleton.ts'

/** The pelvis' turn about a place, and its shift in metres. */
interface PelvisMove {
  readonly turn: Quaternion
  readonly at: Vector3
  readonly shift: Vector3
}

const vector = (v: Triple): Vector3 => new Vector3(...v)
const THIGH = vector(KNEE.at).sub(vector(HIP.at))
const SHIN = vector(ANKLE.at).sub(vector(KNEE.at))
/** The knee's axis: the shin turns about it to the back. */
const KNEE_AXIS = new Vector3(1, 0, 0)
const [X, Y] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)]
/** A knee is never quite straight. */
const STRAIGHTEST = -0.02
const MOST = 2.4
const ROUNDS = 24

const about = (axis: Vector3, degrees: number): Quaternion =>
  new Quaternion().setFromAxisAngle(axis, (degrees * Math.PI) / 180)

/** Returns the bend of the knee in radians that brings the ankle to this distance from the hip. */
function bendFor(distance: number): number {
  let [low, high] = [STRAIGHTEST, MOST]
  for (let round = 0; round < ROUNDS; round++) {
    const bend = (low + high) / 2
    const shin = SHIN.clone().applyAxisAngle(KNEE_AXIS, bend)
    if (shin.add(THIGH).length() > distance) low = bend
    else high = bend
  }
  return (low + high) / 2
}

/** Share of the foot's turn that the knee follows, and by how many degrees it opens per metre between the feet. */
const KNEE_OUT = 0.6
const OPEN = 110
/** The heel turns about the ball of the foot, this far in front of the ankle and below it, metres. */
const BALL = new Vector3(0.02, -0.09, 0.14)

/** Returns the joints of the left leg whose foot stands in its place under a moved pelvis. */
export function bendLeg(
  { out, ahead, toe, heel }: FootPose,
  pelvis: PelvisMove,
): { hip: Quaternion; knee: Quaternion; ankle: Quaternion } {
  const foot = about(Y, toe).multiply(about(X, heel))
  const raised = BALL.clone().sub(BALL.clone().applyQuaternion(foot))
  const ankleAt = vector(ANKLE.at)
    .add(new Vector3(out, 0, ahead))
    .add(raised)
  const back = pelvis.turn.clone().invert()
  const target = ankleAt.sub(pelvis.shift).sub(pelvis.at).applyQuaternion(back).add(pelvis.at).sub(vector(HIP.at))
  const knee = new Quaternion().setFromAxisAngle(KNEE_AXIS, bendFor(target.length()))
  const reach = SHIN.clone().applyQuaternion(knee).add(THIGH)
  const outward = about(target.clone().normalize(), -toe * KNEE_OUT - Math.max(0, out) * OPEN)
  const hip = outward.multiply(new Quaternion().setFromUnitVectors(reach.normalize(), target.clone().normalize()))
  const ankle = pelvis.turn.clone().multiply(hip).multiply(knee).invert().multiply(foot)
  return { hip, knee, ankle }
}
