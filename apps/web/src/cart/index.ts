export { CartLink } from './CartLink.tsx'
export { noteCart } from './knownCart.ts'
export { useAddSample } from './samples/useAddSample.ts'
export { sumOf } from './samples/sumOf.ts'
export { SewnSampleDialog, type DesignToSample } from './samples/SewnSampleDialog.tsx'
export { useAddToCart } from './useAddToCart.ts'
export { useCart, useShowCart } from './useCart.ts'
export { useChangeCart } from './useChangeCart.ts'
export type { CartItemChange } from './useChangeCart.ts'
export {
  kitOfLine,
  kitsOf,
  parsePieces,
  piecesOf,
  usualKits,
  usualPieces,
  type OrderedKit,
  type Pieces,
} from './rows/checkoutKits.ts'
export {
  frameOf,
  kitsIn,
  linesOf,
  parseShirtNumber,
  piecesIn,
  playerOf,
  printedNames,
  rowOf,
  sizeRowOf,
  type DesignRowContext,
  type PlayerRow,
  type SizeRow,
} from './rows/checkoutRows.ts'
export { cartLinesOf, rowsOfItem } from './rows/linesOfItem.ts'
export { parseQty } from './rows/parseQty.ts'
export { piecesBySize, type SizeSum } from './rows/piecesBySize.ts'
