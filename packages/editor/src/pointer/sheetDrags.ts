import type { SizeOf } from '../geometry/boxes.ts'
import type { PartId } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { startGroupDrag } from '../gesture/groupDrag.ts'
import { toleranceFor, type dragModifiersOf } from '../gesture/modifierKeys.ts'
import type { Draggable } from '../gesture/layerDrag.ts'
import type { DragPoint, LayerDrag } from '../gesture/drag.ts'
import { startPatternDrag } from '../gesture/patternDrag.ts'
import { selectedPatternIndex } from '../patterns/selectedPattern.ts'
import { patternPlaces, type PatternPlace } from '../patterns/patternHandles.ts'
import { startLayerDrag } from '../gesture/reshapeDrag.ts'
import { groupsOf } from '../layers/transformGroup.ts'
import type { Grip } from '../geometry/types.ts'
import { layersOf, shownDocument } from '../state/selectors.ts'
import { selectedIds } from '../state/selection.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import type { DocumentWithSelection, SquadState } from '../state/types.ts'
import { onPiece, placeOnSheet, type Sheet } from '../sheet/layOutSheet.ts'

type SheetEditor = Access<Draggable & SquadState> & WithPorts<'measure' | 'newId'>

/** The current view of the sheet. */
export interface SheetView {
  readonly sheet: Sheet
  /** CSS px per mm. */
  readonly scale: number
}

/** A point of the sheet, mm, and the pressed modifier keys. */
export interface SheetPoint extends ReturnType<typeof dragModifiersOf> {
  readonly at: Point
}

/** Drag that a press has started. */
export interface SheetDrag {
  readonly drag: LayerDrag
  /** The centre of scaling and rotating, mm on its piece. */
  readonly centre: Point
  readonly piece: string
}

export interface SheetPointerDown extends SheetPoint {
  readonly pointerType: string
}

/** Converts a point of the sheet to a drag point. */
export function dragPointOf(
  { sheet }: SheetView,
  { at, ...held }: SheetPoint,
  origin: Omit<SheetDrag, 'drag'>,
): DragPoint {
  const laid = sheet.pieces.find(({ piece }) => piece.id === origin.piece)
  const here = laid && onPiece(laid, at)
  return {
    place: placeOnSheet(sheet, at),
    relative: here ? { x: here.x - origin.centre.x, y: here.y - origin.centre.y } : null,
    ...held,
  }
}

const snappingOf = (view: SheetView, pointerType: string, sizeOf: SizeOf) => ({
  toleranceMm: toleranceFor(pointerType, 1 / view.scale),
  sizeOf,
})

const taken = (drag: LayerDrag | null, origin: Omit<SheetDrag, 'drag'>): SheetDrag | null => drag && { drag, ...origin }

/** Starts dragging a layer by a grip; null if it is locked. */
export function startLayerDragOnSheet(
  editor: SheetEditor,
  view: SheetView,
  press: SheetPointerDown,
  grip: Grip,
  id: string,
): SheetDrag | null {
  const { pointerType, ...point } = press
  const layer = shownDocument(editor.getState()).layers.find(other => other.id === id)
  if (!layer) return null
  const origin = { centre: { x: layer.xMm, y: layer.yMm }, piece: layer.piece }
  const from = dragPointOf(view, point, origin)
  return taken(startLayerDrag(editor, id, grip, from, snappingOf(view, pointerType, editor.ports.measure)), origin)
}

function takeGroup(
  editor: SheetEditor,
  view: SheetView,
  press: SheetPointerDown,
  grip: Grip,
  piece: string,
): SheetDrag | null {
  const { pointerType, ...point } = press
  const group = groupsOf(layersOf(editor.getState()), editor.ports.measure).find(each => each.piece === piece)
  if (!group) return null
  const from = dragPointOf(view, point, group)
  return taken(startGroupDrag(editor, piece, grip, from, snappingOf(view, pointerType, editor.ports.measure)), group)
}

/** Starts dragging a part's pattern by a handle or by any point of the piece. */
export function takePattern(
  editor: SheetEditor,
  view: SheetView,
  press: SheetPoint,
  grip: Grip,
  place: PatternPlace,
): SheetDrag | null {
  const origin = { centre: place.handle, piece: place.piece }
  return taken(startPatternDrag(editor, place, grip, dragPointOf(view, press, origin)), origin)
}

/** Returns a part's pattern on a piece. */
export function patternOn(
  editor: Access<DocumentWithSelection & SquadState>,
  part: PartId,
  piece: string,
): PatternPlace | undefined {
  const state = editor.getState()
  return patternPlaces(shownDocument(state), state.garment, part, selectedPatternIndex(state, part)).find(
    place => place.piece === piece,
  )
}

/** A handle: its grip, and its owner if that is not the one selected layer. */
export interface Handle {
  readonly grip: Grip
  readonly piece: string
  readonly part?: PartId
}

/** Starts the drag of a handle; undefined if nothing has one. */
export function startHandleDrag(
  editor: SheetEditor,
  view: SheetView,
  press: SheetPointerDown,
  { grip, piece, part }: Handle,
): SheetDrag | null | undefined {
  const place = part === undefined ? undefined : patternOn(editor, part, piece)
  if (place) return takePattern(editor, view, press, grip, place)
  const { selection } = editor.getState()
  if (selection.kind === 'layers') return takeGroup(editor, view, press, grip, piece)
  const [selected] = selectedIds(selection)
  return selected === undefined ? undefined : startLayerDragOnSheet(editor, view, press, grip, selected)
}
