export { writePdf } from './writePdf.ts'
export type { PdfInput } from './writePdf.ts'
export { freeProfiles } from './profiles.ts'
export type { Profiles } from './profiles.ts'
