export type { Alignment } from './arrangement/align.ts'
export { serialiseLayers } from './arrangement/clipboard.ts'
export { groupSelected, nameGroup, placeLayers, ungroupSelected } from './arrangement/groups.ts'
export { imageLayerInSight, symbolInk } from './arrangement/inSight.ts'
export { imageLayerFor, roleOfPicture, textLayerFor } from './arrangement/createLayers.ts'
export type { OrderStep } from './arrangement/stackingOrder.ts'
export { pasteText } from './arrangement/pasteLayers.ts'
export { alignSelected, distributeSelected } from './arrangement/alignSelected.ts'
export { copySelectedTo, duplicateSelected, mirrorSelected } from './arrangement/copySelected.ts'
export type { AlignTo } from './arrangement/alignSelected.ts'
export { addGuide, moveGuide, removeGuide } from './arrangement/rulerGuides.ts'
export {
  addLayer,
  addLayers,
  changeLayer,
  changeLayers,
  removeLayer,
  orderSelected,
  removeSelected,
  shareTextStyle,
  resizeSelected,
  rotateSelected,
  selectAll,
  toggleHidden,
  toggleLocked,
} from './arrangement/layerVerbs.ts'
export { placeWithoutCollision } from './composition/freePlace.ts'
export { findProblems, fixProblem, isFixable } from './composition/designProblems.ts'
export type { Problem } from './composition/designProblems.ts'
export type { CompositionContext } from './composition/freeSpace.ts'
export { tidyDesign } from './composition/tidyCommand.ts'
export { createEditor } from './createEditor.ts'
export type { Editor, SetState } from './createEditor.ts'
export type { SizeOf } from './geometry/boxes.ts'
export { subdivideSides, frameOf, pushOutward } from './geometry/frame.ts'
export type { LayerFrame } from './geometry/frame.ts'
export { mmPerPx, planeAt, planeToScreen, screenToPlane } from './geometry/plane.ts'
export type { Plane } from './geometry/plane.ts'
export { isGrip } from './geometry/types.ts'
export type { Extent, Grip, PiecePoint } from './geometry/types.ts'
export { clampToBox, resizeChange, tidyDegrees } from './layers/layerChanges.ts'
export type { DragPoint, LayerDrag } from './gesture/drag.ts'
export { startGroupDrag, startGroupPinch } from './gesture/groupDrag.ts'
export { dragModifiersOf, isAdditiveSelect, toleranceFor } from './gesture/modifierKeys.ts'
export type { HeldKeys } from './gesture/modifierKeys.ts'
export type { Draggable } from './gesture/layerDrag.ts'
export { newGesture } from './gesture/newGestureId.ts'
export { startPatternDrag } from './gesture/patternDrag.ts'
export { selectedPatternIndex, patternedPart } from './patterns/selectedPattern.ts'
export { patternFrame, patternPlaces } from './patterns/patternHandles.ts'
export type { PatternPlace } from './patterns/patternHandles.ts'
export { canSpanGarment, participationOf, hasRoom, sharingParts } from './patterns/garmentWidePatterns.ts'
export type { PatternParticipation } from './patterns/garmentWidePatterns.ts'
export { clothParts, isOnAllParts } from './patterns/applyToAllParts.ts'
export {
  centredPattern,
  swapPattern,
  newPatternUse,
  initialInks,
  lettersOn,
  replacePattern,
  resetPlacement,
} from './patterns/newPattern.ts'
export type { PatternColourContext } from './patterns/newPattern.ts'
export {
  clubLettering,
  withPictureInks,
  restrictToPieces,
  withMotifRows,
  picturePattern,
  picturesOf,
  textPattern,
} from './patterns/motifPatterns.ts'
export {
  addPiping,
  changePiping,
  freeSeams,
  isOneSidedPossible,
  withSide,
  pipedSeams,
  pipeEdge,
  withMiddle,
} from './parts/pipingVerbs.ts'
export type { PipedSeams } from './parts/pipingVerbs.ts'
export {
  addClubColour,
  freeTone,
  makeClubColours,
  recolourClub,
  removeClubColour,
  renameClubColour,
  replaceFreeColour,
  snapToClub,
  wearClubColours,
} from './club/clubVerbs.ts'
export { removeKit, separatePart, suggestKitFor } from './club/kitVerbs.ts'
export { restoreDocument, wearRandomLook, wearTemplate } from './club/lookVerbs.ts'
export { setColourCode } from './parts/colourCode.ts'
export { chooseOption, dyeFabric, paintPart, spanPart } from './parts/partVerbs.ts'
export type { Lettering } from './patterns/motifPatterns.ts'
export { fingerMidpoint } from './gesture/pinch.ts'
export type { FingerPair, Pinch, Pinchable } from './gesture/pinch.ts'
export { startLayerDrag } from './gesture/reshapeDrag.ts'
export {
  coverGarment,
  keepPatternsClear,
  movePatternTo,
  setPattern,
  sharePattern,
  unwrapPattern,
  wearColouring,
  wearOnAllParts,
  wrapLayer,
} from './patterns/patternVerbs.ts'
export type { UncoveredPart } from './patterns/coverGarmentCommand.ts'
export { enterGroup, selectForMenu, selectHit } from './gesture/selectAtPointer.ts'
export type { SnapOptions } from './gesture/snapLayer.ts'
export { groupFrame, groupsOf } from './layers/transformGroup.ts'
export type { Group } from './layers/transformGroup.ts'
export { enterKey, groupKey } from './keys/groupKeys.ts'
export type { GroupTrouble } from './keys/groupKeys.ts'
export { commandKey, historyKey, layerKey, handleEscape } from './keys/keyBindings.ts'
export type { KeyTrouble } from './keys/keyBindings.ts'
export { dragPointOnCloth, pinchOnCloth, pressCloth } from './pointer/pressCloth.ts'
export type { ClothHold, ClothPressing, ClothView } from './pointer/pressCloth.ts'
export { pressSheet } from './pointer/pressSheet.ts'
export type { PointerHold, SheetPressState } from './pointer/pressSheet.ts'
export { dragPointOf } from './pointer/sheetDrags.ts'
export type { Handle, SheetPoint, SheetView, SheetDrag } from './pointer/sheetDrags.ts'
export { pinchOnSheet } from './pointer/sheetPinch.ts'
export type { Ports, WithPorts } from './ports.ts'
export { layerAt, layersWithin, partAt, partOf } from './sheet/pickOnSheet.ts'
export { edgeAt, edgesOn } from './sheet/sheetEdges.ts'
export type { SheetEdge } from './sheet/sheetEdges.ts'
export { onPiece, onSheet, placeOnSheet, sheetOf } from './sheet/layOutSheet.ts'
export type { LaidPiece, Sheet } from './sheet/layOutSheet.ts'
export { guideShapes, pathOf } from './snapping/guideShapes.ts'
export type { Guides } from './snapping/types.ts'
export { defaultDesign } from './defaultDesign/defaultDesign.ts'
export type { Access, Subscribable } from './state/access.ts'
export { chosenGroup, enteredGroup } from './state/groups.ts'
export { isSelected, PLAIN_PIECE, selectedIds, selectionOf, toggleInSelection } from './state/selection.ts'
export {
  designOf,
  documentOf,
  layerOf,
  layersOf,
  playerOf,
  shownDocument,
  shownLayer,
  showsGoalkeeper,
  garmentWithOptions,
} from './state/selectors.ts'
export type {
  DocumentVerbs,
  SelectionVerbs,
  SelectionState,
  DragState,
  DocumentState,
  EditorState,
  EditorVerbs,
  Mode,
  DocumentWithSelection,
  Selection,
  SquadState,
  SquadVerbs,
  ViewState,
  ViewVerbs,
} from './state/types.ts'
export { freshDesign } from './state/verbs.ts'
export { bestViewOfPiece } from './state/viewOfPiece.ts'
export { offeredTools } from './tools/tools.ts'
export type { Tool } from './tools/tools.ts'
