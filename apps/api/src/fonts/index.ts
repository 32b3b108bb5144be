export { createFontsEndpoints } from './endpoints.ts'
export { createOfficeFontsEndpoints } from './office.ts'
export { createOwnFontLoader } from './loadOwnFonts.ts'
export type { LoadOwnFonts, OwnFontFile } from './loadOwnFonts.ts'
