export { BUILDS } from './builds.ts'
export type { Build, BuildId } from './builds.ts'
export { EXPRESSIONS } from './expressions.ts'
export type { Expression, ExpressionId } from './expressions.ts'
export { FACE_FIELDS } from './faceFields.ts'
export type { FaceField, FacePush, FaceShape } from './faceFields.ts'
export { ANIMATIONS, poseAt } from './animations.ts'
export type { PlayerAnimation } from './animations.ts'
export { eased, poseBetween, REST_POSE, STANDING_POSE } from './poses.ts'
export { KNEELING_POSES, mirrored, STANDING_POSES } from './lineUpPoses.ts'
export type { KneelingPoseId, StandingPoseId } from './lineUpPoses.ts'
export type { ArmPose, FootPose, PlayerPose, TurnPose } from './poses.ts'
export { BOOTS, bootsFor, effectsOf, getBoots, pairOf, wearableBoots } from './boots.ts'
export type { PlayerId } from './faces.ts'
export { playerOrFirst, PLAYERS, SURFACES, TONES } from './players.ts'
export { EFFECTS } from './types.ts'
export type {
  BootColours,
  Boots,
  BootsChoice,
  BootsForm,
  BootsModel,
  BootsSkin,
  Effect,
  Graphic,
  HeadPart,
  PersonKind,
  PersonModel,
  PlayerModel,
} from './types.ts'
