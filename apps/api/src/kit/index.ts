export { kit } from './kit.ts'
