export { ANIMATIONS, eased, poseAt, poseBetween, REST_POSE } from './animations.ts'
export type { ArmPose, PlayerAnimation, PlayerPose } from './animations.ts'
export { BOOTS, bootsFor, effectsOf, getBoots, pairOf, wearableBoots } from './boots.ts'
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
  PlayerModel,
} from './types.ts'
