export { createStage } from './createStage.ts'
export type { Hit, ScreenPoint, Stage, StageOptions, ViewName } from './types.ts'
