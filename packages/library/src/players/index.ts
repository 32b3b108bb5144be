export { EXPRESSIONS } from './expressions.ts'
export type { Expression, ExpressionId } from './expressions.ts'
export { FACE_FIELDS } from './faceFields.ts'
export type { FaceField, FacePush, FaceShape } from './faceFields.ts'
export { ANIMATIONS, eased, poseAt, poseBetween, REST_POSE } from './animations.ts'
export type { ArmPose, PlayerAnimation, PlayerPose } from './animations.ts'
export { BOOTS, bootsFor, effectsOf, getBoots, pairOf, wearableBoots } from './boots.ts'
export type { PlayerId } from './faces.ts'
export { playerOrFirst, PLAYERS, SURFACES, TONES } from './players.ts'
export { EFFECTS } from './types.ts'
export type {
  BootColours,
  Boots,
  BootsChoice,
  BootsModel,
  BootsSkin,
  Effect,
  Graphic,
  HeadPart,
  PersonKind,
  PersonModel,
  PlayerModel,
} from './types.ts'
