export { textPaths } from './textPaths.ts'
export type { TextPaths } from './textPaths.ts'
export { traceInks, tracePicture, type TraceSettings } from './tracePicture.ts'
