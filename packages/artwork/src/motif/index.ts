export { textMotifSize } from './paintMotif.ts'
