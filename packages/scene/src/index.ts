export { createContextRecovery, type ContextRecovery } from './contextRecovery.ts'
export { createStage } from './createStage.ts'
export type { Hit, ScreenPoint, Stage, StageOptions, StageSettling } from './types.ts'
