export { openPhotoStage } from './photoStage.ts'
export type { Angle, PhotoStage, PhotoStageOptions, Shot } from './photoStage.ts'
export { exportModel } from './exportModel.ts'
export type { ExportModelOptions, ModelFormat } from './exportModel.ts'
