export { loadAfterGarment } from './stage3d/stage/loadAfterGarment.ts'
export { StageView } from './stage3d/StageView.tsx'
export { TurningStage } from './stage3d/TurningStage.tsx'
export { useSources } from './flatView/useSources.ts'
