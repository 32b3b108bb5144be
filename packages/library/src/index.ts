export { catalogueFiles, packUnicodeRange } from './fonts/files/catalogueFiles.ts'
export type { CatalogueFile } from './fonts/files/catalogueFiles.ts'
export { loadCatalogue } from './fonts/catalogue/catalogue.ts'
export { cssFontOf, fontFamilyStack, rareLettersOf } from './fonts/files/chain.ts'
export { fontChain } from './fonts/files/fontChain.ts'
export { loadCoverage } from './fonts/files/loadCoverage.ts'
export { joinRanges, missingLetters, packRanges, unpackRanges } from './fonts/coverage/coverage.ts'
export type { CodeRanges } from './fonts/coverage/coverage.ts'
export { coverageOfSubsets } from './fonts/coverage/subsetCoverage.ts'
export { visibleLetter, isolateDirection } from './fonts/coverage/visibleLetter.ts'
export { missingInChain, missingLettersIn } from './fonts/files/missingLetters.ts'
export type { Coverage } from './fonts/files/missingLetters.ts'
export { isOffered, langOf, langOfLetters } from './fonts/coverage/lang.ts'
export { libraryFontOf, wholeCoverageOf } from './fonts/coverage/customFont.ts'
export type { OwnFont, OwnFontPart } from './fonts/coverage/customFont.ts'
export { addFonts, faceOf, findFont, fontOrFirst, KHMER_METRICS, defaultUse } from './fonts/catalogue/registry.ts'
export type { FontRow } from './fonts/catalogue/rows.ts'
export { searchFonts } from './fonts/catalogue/search.ts'
export type { FontPage, FontSearch } from './fonts/catalogue/search.ts'
export { findPattern, patternFileName, patternPx, wideTileOf, inkCount, inkTile, wideTile } from './patterns.ts'
export { isShaped, isSoft, pressFileName, pressPx, shapesFileName } from './pressTiles.ts'
export { describePattern, PATTERN_FAMILIES, PATTERNS, RETIRED_PATTERNS } from './patterns/catalogue.ts'
export { searchPatterns, suggestNames } from './search.ts'
export type { PatternNames, PatternPage, PatternSearch } from './search.ts'
export { packShapes, RING } from './tileShapes.ts'
export type { Ring, TileShapes, ToneShape } from './tileShapes.ts'
export { FONT_LANGS, FONT_SOURCES } from './types.ts'
export type {
  Colouring,
  Fineness,
  FontLang,
  FontMetrics,
  FontSource,
  FontUse,
  KhmerMetrics,
  LetteredUse,
  LibraryFace,
  LibraryFont,
  LibraryPattern,
  PatternTile,
} from './types.ts'
