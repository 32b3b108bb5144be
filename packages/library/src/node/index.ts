export { fontFile, registerFonts, registerOwnFont } from './fonts.ts'
export { isOnPaper, paperFamilies } from './paperFonts.ts'
export { fontVersions } from './fontVersions.ts'
export { measureFont } from './font/measureFont.ts'
export { readFont, type FontFileInfo } from './font/readFont.ts'
export { fontMimeOf } from './font/tables.ts'

export { loadPatterns, patternFile, PATTERNS_FOLDER } from './patterns.ts'
export { loadShapes } from './loadTileShapes.ts'
