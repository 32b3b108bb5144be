import { findPiece, type PartId } from '@kitwright/garment'
import type { Layer } from '@kitwright/design'
import { frameContains } from '../geometry/frame.ts'
import { mmPerPx, type Plane } from '../geometry/plane.ts'
import type { PiecePoint } from '../geometry/types.ts'
import type { DragPoint, LayerDrag } from '../gesture/drag.ts'
import { toleranceFor, type dragModifiersOf } from '../gesture/modifierKeys.ts'
import { startMoveDrag, type Draggable } from '../gesture/layerDrag.ts'
import { startPinch, type FingerPair, type Pinch, type Pinchable } from '../gesture/pinch.ts'
import { enterGroup, selectForMenu, selectHit } from '../gesture/selectAtPointer.ts'
import type { SnapOptions } from '../gesture/snapLayer.ts'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import { documentOf, layerOf, layersOf, shownLayer } from '../state/selectors.ts'
import { isSelected } from '../state/selection.ts'
import type { SelectionVerbs, DocumentWithSelection, SquadState, ViewState } from '../state/types.ts'

/** Part and layer under a point of the visible garment. */
export interface ClothHit extends PiecePoint {
  readonly part: PartId
  readonly layer: string | null
}

/** The current view of the cloth. */
export interface ClothView {
  /** Returns the plane of the screen around a layer's centre; null while that faces away. */
  planeOf(layer: Layer): Plane | null
}

type ClothDragModifiers = ReturnType<typeof dragModifiersOf>

/** A press on the garment. */
export interface ClothPress extends ClothDragModifiers {
  readonly hit: ClothHit | null
  readonly pointerType: string
  /** Whether the press selects, adds to the selection, or opens the menu. */
  readonly intent: 'select' | 'add' | 'menu'
}

/** Interaction from a press until its release. */
export interface ClothHold {
  readonly drag: LayerDrag | null
  /** Reports that the press is more than a click. */
  begin(): void
  /** Handles the press as a click, or as the second of a double click. */
  click(isSecond?: boolean): void
  /** Selects the pressed layer for its menu. Returns false where there is none. */
  selectForMenu(): boolean
}

/** State that a press on the cloth reads and changes. */
export type ClothPressing = Draggable & SelectionVerbs & SquadState & Pick<ViewState, 'tool'>
type Pressable = Access<ClothPressing> & WithPorts<'measure' | 'newId'>

/** Converts a point of the cloth to a drag point. */
export const dragPointOnCloth = (hit: ClothHit | null, held: ClothDragModifiers): DragPoint => ({
  place: hit && { piece: hit.piece, at: hit.at },
  relative: null,
  ...held,
})

/** A selected layer receives the pointer before layers on top of it. */
function layerUnder(editor: Pressable, hit: ClothHit | null): string | null {
  if (!hit) return null
  const state = editor.getState()
  const under = layersOf(state).find(({ id }) => {
    const seen = shownLayer(state, id)
    return seen && !seen.isHidden && seen.piece === hit.piece && frameContains(seen, editor.ports.measure(seen), hit.at)
  })
  return under?.id ?? hit.layer
}

function snappingFor(editor: Pressable, view: ClothView, id: string, pointerType: string): SnapOptions | undefined {
  const layer = shownLayer(editor.getState(), id)
  const plane = layer && view.planeOf(layer)
  return plane ? { toleranceMm: toleranceFor(pointerType, mmPerPx(plane)), sizeOf: editor.ports.measure } : undefined
}

/** A mouse drags any layer immediately; a finger drags only a selected one, so that rotating the garment stays easy. */
function dragFor(editor: Pressable, view: ClothView, { hit, pointerType, intent, ...held }: ClothPress) {
  const id = intent === 'menu' ? null : layerUnder(editor, hit)
  if (id === null || (pointerType !== 'mouse' && !isSelected(editor.getState().selection, id))) return null
  return startMoveDrag(editor, id, dragPointOnCloth(hit, held), snappingFor(editor, view, id, pointerType))
}

/** Handles a press; nothing is selected before it is clear whether it is a click or a drag. */
export function pressCloth(editor: Pressable, view: ClothView, press: ClothPress): ClothHold {
  const { hit, intent } = press
  const drag = dragFor(editor, view, press)
  return {
    drag,
    selectForMenu: () => selectForMenu(editor, layerUnder(editor, hit)),
    begin() {
      const layer = drag && layerUnder(editor, hit)
      if (layer !== null && !isSelected(editor.getState().selection, layer)) selectHit(editor, { part: null, layer })
    },
    click(isSecond) {
      if (isSecond && hit?.layer) enterGroup(editor, hit.layer)
      else if (intent === 'select') selectHit(editor, hit && { part: hit.part, layer: hit.layer })
      else if (hit?.layer) editor.getState().toggleLayer(hit.layer)
    },
  }
}

/** Returns the pinch that two fingers on the cloth perform on the one selected layer; null leaves them to others. */
export function pinchOnCloth(
  editor: Access<DocumentWithSelection & SquadState & Pinchable>,
  view: ClothView,
  fingers: FingerPair,
): Pinch | null {
  const state = editor.getState()
  const layer = layerOf(state)
  const plane = layer && !layer.isLocked && !layer.isHidden ? view.planeOf(layer) : null
  const box = layer && findPiece(state.garment, documentOf(state).options, layer.piece)?.piece.box
  return layer && plane && box ? startPinch(editor, { layer, box, plane }, fingers) : null
}
