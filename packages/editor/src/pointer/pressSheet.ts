import type { PartId } from '@kitwright/garment'
import { patternedPart, patternedParts } from '../patterns/selectedPattern.ts'
import { enterGroup, selectHit } from '../gesture/selectAtPointer.ts'
import type { PiecePoint } from '../geometry/types.ts'
import type { WithPorts } from '../ports.ts'
import { layerAt, partAt } from '../sheet/pickOnSheet.ts'
import { placeOnSheet } from '../sheet/layOutSheet.ts'
import type { Access } from '../state/access.ts'
import { isSelected } from '../state/selection.ts'
import type { SelectionVerbs, SquadState, ViewState } from '../state/types.ts'
import type { Draggable } from '../gesture/layerDrag.ts'
import { patternOn, startHandleDrag, startLayerDragOnSheet, takePattern } from './sheetDrags.ts'
import type { Handle, SheetPointerDown, SheetView, SheetDrag } from './sheetDrags.ts'

/** State that a press on the sheet reads and changes. */
export type SheetPressState = Draggable & SelectionVerbs & SquadState & Pick<ViewState, 'tool'>
type Pressable = Access<SheetPressState> & WithPorts<'measure' | 'newId'>

/** A press on the flat pieces. */
export interface SheetPress extends SheetPointerDown {
  /** The press adds to the selection. */
  readonly isAdding: boolean
  /** The pressed handle of a frame. */
  readonly handle?: Handle
}

/** Interaction from a press until its release. */
export interface PointerHold {
  readonly taken: SheetDrag | null
  /** Handles the press as a click, or as the second click of a double click. */
  readonly click: ((isSecond: boolean) => void) | null
  /** The press draws a selection box. */
  readonly isBoxing: boolean
}

const NOTHING: PointerHold = { taken: null, click: null, isBoxing: false }

/**
 * With a key that adds to the selection, a click removes a selected layer from it; a drag moves the layer with the
 * key's drag meaning.
 */
function pressLayer(
  editor: Pressable,
  view: SheetView,
  press: SheetPress,
  id: string,
  place: PiecePoint | null,
): PointerHold {
  const wasSelected = isSelected(editor.getState().selection, id)
  const choose = (): void => selectHit(editor, { part: place && partAt(editor.getState(), place), layer: id })
  const toggle = (): void => editor.getState().toggleLayer(id)
  if (!wasSelected && press.isAdding) toggle()
  else if (!wasSelected) choose()
  // A finger scrolls the sheet unless it presses a selected layer.
  const mayDrag = press.pointerType === 'mouse' || wasSelected
  const taken = mayDrag ? startLayerDragOnSheet(editor, view, press, 'move', id) : null
  const click = (isSecond: boolean): void => {
    if (press.isAdding) {
      if (wasSelected) toggle()
    } else if (isSecond) enterGroup(editor, id)
    else if (wasSelected) choose()
  }
  return { ...NOTHING, taken, click }
}

/**
 * Returns the pattern that the tool edits if the press is on its part. A finger scrolls unless this part, or one that
 * shares the pattern, was selected before.
 */
function patternUnder(
  editor: Pressable,
  view: SheetView,
  press: SheetPress,
  place: PiecePoint | null,
  before: readonly PartId[],
): SheetDrag | null {
  const part = place && partAt(editor.getState(), place)
  if (!place || !part || part !== patternedPart(editor.getState())) return null
  const wasChosen = before.includes(part)
  const found = press.pointerType === 'mouse' || wasChosen ? patternOn(editor, part, place.piece) : undefined
  return found ? takePattern(editor, view, press, 'move', found) : null
}

function pressGround(editor: Pressable, view: SheetView, press: SheetPress, place: PiecePoint | null): PointerHold {
  const before = patternedParts(editor.getState())
  if (!press.isAdding) selectHit(editor, place && { part: partAt(editor.getState(), place), layer: null })
  const taken = press.isAdding ? null : patternUnder(editor, view, press, place, before)
  return { ...NOTHING, taken, isBoxing: !taken && press.pointerType === 'mouse' }
}

/** Selects the pressed target and starts its drag. */
export function pressSheet(editor: Pressable, view: SheetView, press: SheetPress): PointerHold {
  const taken = press.handle && startHandleDrag(editor, view, press, press.handle)
  if (taken !== undefined) return { ...NOTHING, taken }
  const place = placeOnSheet(view.sheet, press.at)
  const layer = layerAt(editor.getState(), place, editor.ports.measure)
  return layer === null ? pressGround(editor, view, press, place) : pressLayer(editor, view, press, layer, place)
}
