/** A rectangular symbol of Data Matrix (ISO/IEC 16022, table 7): modules with its borders, and codewords of one Reed-Solomon block. */
export interface SymbolSize {
  readonly rows: number
  readonly columns: number
  /** Regions side by side, each with borders of its own. */
  readonly regions: 1 | 2
  readonly dataCodewords: number
  readonly errorCodewords: number
}

/** Sizes of at least 12 modules in height, the smallest first. */
export const SIZES: readonly SymbolSize[] = [
  { rows: 12, columns: 26, regions: 1, dataCodewords: 16, errorCodewords: 14 },
  { rows: 12, columns: 36, regions: 2, dataCodewords: 22, errorCodewords: 18 },
  { rows: 16, columns: 36, regions: 2, dataCodewords: 32, errorCodewords: 24 },
  { rows: 16, columns: 48, regions: 2, dataCodewords: 49, errorCodewords: 28 },
]

/** Light modules that a reader needs around a symbol. */
export const QUIET_MODULES = 1
