export { drawCrest, type Letter } from './drawCrest.ts'
export { DIVISION_IDS, type DivisionId } from './divisions.ts'
export { symbolSvg } from './drawSymbol.ts'
export type { TextPaths } from './layText.ts'
export {
  type Blazon,
  type CrestSymbolUse,
  type CrestText,
  MAX_LETTERS,
  parseBlazon,
  blazonOf,
  startBlazon,
} from './blazon.ts'
export { SHAPE_IDS, SHAPE_KINDS, type ShapeId, type ShapeKind, SHAPES } from './shapes.ts'
export { findSymbol, SYMBOLS } from './symbols/index.ts'
export { type CrestSymbol, SYMBOL_FAMILIES, type SymbolFamily } from './symbols/symbol.ts'
