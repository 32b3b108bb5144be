export { textPaths } from './textPaths.ts'
export type { TextPaths } from './textPaths.ts'
export { tracePicture, type TraceSettings } from './tracePicture.ts'
