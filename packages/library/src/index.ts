export { catalogueFiles, packUnicodeRange } from './fonts/catalogueFiles.ts'
export type { CatalogueFile } from './fonts/catalogueFiles.ts'
export { loadCatalogue } from './fonts/catalogue.ts'
export { cssFontOf, fontFamilyStack, rareLettersOf } from './fonts/chain.ts'
export { fontChain } from './fonts/fontChain.ts'
export { loadCoverage } from './fonts/loadCoverage.ts'
export { joinRanges, missingLetters, packRanges, unpackRanges } from './fonts/coverage.ts'
export type { CodeRanges } from './fonts/coverage.ts'
export { coverageOfSubsets } from './fonts/subsetCoverage.ts'
export { visibleLetter, isolateDirection } from './fonts/visibleLetter.ts'
export { missingInChain, missingLettersIn } from './fonts/missingLetters.ts'
export type { Coverage } from './fonts/missingLetters.ts'
export { isOffered, langOf, langOfLetters } from './fonts/lang.ts'
export { libraryFontOf, wholeCoverageOf } from './fonts/customFont.ts'
export type { OwnFont, OwnFontPart } from './fonts/customFont.ts'
export { addFonts, faceOf, findFont, fontOrFirst, KHMER_METRICS, defaultUse } from './fonts/registry.ts'
export type { FontRow } from './fonts/rows.ts'
export { searchFonts } from './fonts/search.ts'
export type { FontPage, FontSearch } from './fonts/search.ts'
export { findPattern, patternFileName, patternPx, wideTileOf, inkCount, inkTile, wideTile } from './patterns.ts'
export { isShaped, isSoft, pressFileName, pressPx, shapesFileName } from './pressTiles.ts'
export { describePattern, PATTERN_FAMILIES, PATTERNS, RETIRED_PATTERNS } from './patterns/catalogue.ts'
export { searchPatterns, suggestNames } from './search.ts'
export type { PatternNames, PatternPage, PatternSearch } from './search.ts'
export { packShapes, RING, straightRing, unpackShapes } from './tileShapes.ts'
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
