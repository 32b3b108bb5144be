export { openTemplate } from './openTemplate.ts'
