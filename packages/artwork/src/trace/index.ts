export { areaWithin, contoursOf } from './contours.ts'
export { textPaths } from './textPaths.ts'
export type { TextPaths } from './textPaths.ts'
export { traceInks, tracePicture, type TracedInk, type TraceSettings } from './tracePicture.ts'
