export type { Alignment } from './arrange/align.ts'
export { writeCopied } from './arrange/clipboard.ts'
export { codeCommand } from './arrange/codeCommand.ts'
export { groupSelected, nameGroup, placeLayers, ungroupSelected } from './arrange/groups.ts'
export { imageLayerInSight, symbolInk } from './arrange/inSight.ts'
export { imageLayerFor, roleOfPicture, textLayerFor } from './arrange/layers.ts'
export type { OrderStep } from './arrange/order.ts'
export { pasteText } from './arrange/paste.ts'
export {
  alignSelected,
  copySelectedTo,
  distributeSelected,
  duplicateSelected,
  mirrorSelected,
} from './arrange/place.ts'
export type { AlignTo } from './arrange/place.ts'
export { addGuide, moveGuide, removeGuide } from './arrange/rulerGuides.ts'
export {
  addLayers,
  changeLayers,
  orderSelected,
  removeSelected,
  resizeSelected,
  rotateSelected,
  selectAll,
  toggleHidden,
  toggleLocked,
} from './arrange/verbs.ts'
export { freePlace } from './compose/freePlace.ts'
export { findProblems, mendOf } from './compose/problems.ts'
export type { Problem } from './compose/problems.ts'
export type { Composing } from './compose/room.ts'
export { tidyCommand } from './compose/tidy.ts'
export { createEditor } from './createEditor.ts'
export type { Editor } from './createEditor.ts'
export type { SizeOf } from './geometry/boxes.ts'
export { subdivideSides, frameContains, frameOf, pushOutward } from './geometry/frame.ts'
export type { LayerFrame } from './geometry/frame.ts'
export { mmPerPx, planeAt, planeToScreen, screenToPlane } from './geometry/plane.ts'
export type { Plane } from './geometry/plane.ts'
export { isGrip } from './geometry/types.ts'
export type { Extent, Grip, Place } from './geometry/types.ts'
export { clampToBox, resizeChange, tidyDegrees } from './gesture/change.ts'
export type { DragPoint, LayerDrag } from './gesture/drag.ts'
export { startGroupDrag, startGroupPinch } from './gesture/groupDrag.ts'
export { holdsOf, isAdding, toleranceFor } from './gesture/holds.ts'
export type { HeldKeys } from './gesture/holds.ts'
export { startMoveDrag } from './gesture/layerDrag.ts'
export type { Draggable } from './gesture/layerDrag.ts'
export { newGesture } from './gesture/newGesture.ts'
export { openLayerMenu } from './gesture/openLayerMenu.ts'
export { startPatternDrag } from './gesture/patternDrag.ts'
export { patternAt, patternedPart } from './gesture/patternAt.ts'
export { patternFrame, patternPlaces } from './gesture/patternPlace.ts'
export type { PatternPlace } from './gesture/patternPlace.ts'
export {
  canSpanGarment,
  sharingOf,
  hasRoom,
  isSeenOnce,
  movedTo,
  onSharingParts,
  orderPatterns,
  putPattern,
  setSharing,
  withPatternAt,
  keepClear,
  sharingParts,
} from './gesture/patternSpan.ts'
export type { Sharing } from './gesture/patternSpan.ts'
export { clothParts, isOnAllParts, onAllParts } from './gesture/onAllParts.ts'
export {
  centredPattern,
  swapPattern,
  newPatternUse,
  inksOn,
  lettersOn,
  inColouring,
  replacePattern,
  resetPlacement,
} from './gesture/patternUse.ts'
export type { Suited } from './gesture/patternUse.ts'
export {
  clubLettering,
  inMotifColours,
  keptTo,
  laidAs,
  picturePattern,
  picturesOf,
  textPattern,
} from './gesture/ownPattern.ts'
export {
  addPiping,
  changePiping,
  freeSeams,
  hasSides,
  onSide,
  pipedSeams,
  pipeEdge,
  withMiddle,
} from './arrange/piping.ts'
export type { PipedSeams } from './arrange/piping.ts'
export type { Lettering } from './gesture/ownPattern.ts'
export { middle, startPinch } from './gesture/pinch.ts'
export type { FingerPair, Pinch, Pinchable } from './gesture/pinch.ts'
export { startLayerDrag } from './gesture/reshapeDrag.ts'
export { coverGarment } from './gesture/coverGarment.ts'
export { backOnPiece, goRound } from './gesture/roundPicture.ts'
export { enterGroup, selectHit } from './gesture/selectHit.ts'
export type { Snapping } from './gesture/snapper.ts'
export { groupFrame, groupsOf } from './gesture/together.ts'
export type { Group } from './gesture/together.ts'
export { enterKey, groupKey } from './keys/groupKeys.ts'
export type { GroupTrouble } from './keys/groupKeys.ts'
export { commandKey, historyKey, layerKey, stepBack } from './keys/keys.ts'
export type { KeyTrouble } from './keys/keys.ts'
export { dragPointOnCloth, pinchOnCloth, pressCloth } from './pointer/pressCloth.ts'
export type { ClothHold, ClothPressing, ClothView } from './pointer/pressCloth.ts'
export { pressSheet } from './pointer/press.ts'
export type { Hold, Pressing } from './pointer/press.ts'
export { dragPointOf } from './pointer/sheetDrags.ts'
export type { Handle, SheetPoint, SheetView, Taken } from './pointer/sheetDrags.ts'
export { pinchOnSheet } from './pointer/sheetPinch.ts'
export type { WithPorts } from './ports.ts'
export { layerAt, layersWithin, partAt, partOf } from './sheet/picking.ts'
export { edgeAt, edgesOn } from './sheet/seams.ts'
export type { SheetEdge } from './sheet/seams.ts'
export { onPiece, onSheet, placeOnSheet, sheetOf } from './sheet/sheet.ts'
export type { LaidPiece, Sheet } from './sheet/sheet.ts'
export { guideShapes, pathOf } from './snap/shapes.ts'
export type { Guides } from './snap/types.ts'
export { defaultDesign } from './start/defaultDesign.ts'
export type { Access, Subscribable } from './state/access.ts'
export { chosenGroup, enteredGroup, membersOf } from './state/groups.ts'
export { isSelected, PLAIN_PIECE, selectedIds, selectionOf, toggled } from './state/selection.ts'
export {
  designOf,
  documentOf,
  layerOf,
  layersOf,
  playerOf,
  shownDocument,
  shownLayer,
  showsGoalkeeper,
  wornOf,
} from './state/selectors.ts'
export type {
  SelectionVerbs,
  SelectionState,
  DragState,
  DocumentState,
  EditorState,
  EditorVerbs,
  Mode,
  Selected,
  Selection,
  SquadState,
  ViewState,
  ViewVerbs,
} from './state/types.ts'
export { freshDesign } from './state/verbs.ts'
export { viewOf } from './state/views.ts'
export { offeredTools } from './tools/tools.ts'
export type { Tool } from './tools/tools.ts'
