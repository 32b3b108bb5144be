export { textPaths } from './textPaths.ts'
export type { TextPaths } from './textPaths.ts'
