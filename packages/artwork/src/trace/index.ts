export { outlineText } from './outlineText.ts'
export type { OutlinedText } from './outlineText.ts'
