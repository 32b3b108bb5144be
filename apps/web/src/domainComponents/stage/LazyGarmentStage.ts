import { lazy } from '../../ui/index.ts'

/** A read-only 3D view of a design. It brings three.js along, so it is loaded when it is shown. */
export const LazyGarmentStage = lazy(async () => ({ default: (await import('./GarmentStage.tsx')).GarmentStage }))
