export { asKept, cellsOf } from './cells.ts'
