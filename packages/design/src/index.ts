export { LIMITS } from './limits.ts'
export { designDocument, fill, hexColour, IMAGE_ROLES, layer, patternUse, TEXT_ROLES } from './document.ts'
export type {
  AssetRef,
  DesignDocument,
  Fill,
  Gradient,
  GradientStop,
  ImageLayer,
  ImageRole,
  Layer,
  PartStyle,
  PatternUse,
  TextLayer,
  TextRole,
} from './document.ts'
export { parseDesign, readDesign } from './parse.ts'
export type { ParseFailure, ParseResult } from './parse.ts'
export { applyCommand, styleOf } from './commands.ts'
export type { Applied, Command, LayerChange } from './commands.ts'
export { canRedo, canUndo, commit, redo, startHistory, undo } from './history.ts'
export type { History } from './history.ts'
export { personalise } from './personalise.ts'
export type { Printed } from './personalise.ts'
export { createDesign, createImageLayer, createTextLayer } from './create.ts'
export { textRolesOf, zoneForRole } from './zones.ts'
export { wearOn } from './wearOn.ts'
