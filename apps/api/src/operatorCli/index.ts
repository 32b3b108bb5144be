export { runOperatorCommand } from './kit.ts'
