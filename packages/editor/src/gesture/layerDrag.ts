import type { Layer } from '@kitwright/design'
import type { WithPorts } from '../ports.ts'
import { documentOf, garmentWithOptions } from '../state/selectors.ts'
import { chosenWith } from '../state/groups.ts'
import { selectedIds } from '../state/selection.ts'
import type { Access } from '../state/access.ts'
import type { DragVerbs, DocumentVerbs, DocumentWithSelection, SelectionState, SelectionVerbs } from '../state/types.ts'
import { copyingWithAlt } from './copyDrag.ts'
import type { DragPoint, LayerDrag, DragStepper } from './drag.ts'
import { newGesture } from './newGestureId.ts'
import { startMove } from './moveLayers.ts'
import type { MoveContext } from './moveContext.ts'
import type { SnapOptions } from './snapLayer.ts'

/** State that a drag of layers reads and changes. */
export type Draggable = DocumentWithSelection &
  DragVerbs &
  Pick<DocumentVerbs, 'revertLast'> &
  Pick<SelectionVerbs, 'select'>

type LayerDragEditor = SelectionState & DragVerbs & Pick<DocumentVerbs, 'revertLast'> & Pick<SelectionVerbs, 'select'>

/** Returns the grabbed layer with the layers selected with it, or that a click would select; locked ones stay. */
function takenWith(editor: Access<DocumentWithSelection>, id: string): readonly Layer[] {
  const { selection } = editor.getState()
  const chosen = selectedIds(selection)
  const all = documentOf(editor.getState()).layers
  const ids = chosen.includes(id) ? chosen : chosenWith(all, chosen, id)
  return all.filter(layer => ids.includes(layer.id) && !layer.isLocked)
}

/** Runs the steps of one drag as one entry of the history. */
export function runDrag(editor: Access<LayerDragEditor>, take: DragStepper): LayerDrag {
  const gesture = newGesture()
  const { selection } = editor.getState()
  let wasAnew = false
  let hasMoved = false
  let isGivenUp = false
  const cancel = (): void => {
    editor.getState().endDrag()
    if (hasMoved && !isGivenUp) editor.getState().revertLast()
    if (wasAnew && !isGivenUp) editor.getState().select(selection)
    isGivenUp = true
  }
  return {
    move(to) {
      const step = isGivenUp ? null : take(to)
      if (!step) return
      if (!hasMoved) editor.getState().offerCancel(cancel)
      const { command, guides, turnDeg, anew: selected } = step
      if (selected) editor.getState().dragAnew({ command, guides, selected }, gesture, hasMoved)
      else editor.getState().drag(command, gesture, guides, turnDeg)
      wasAnew ||= selected !== undefined
      hasMoved = true
    },
    end: () => editor.getState().endDrag(),
    cancel,
  }
}

/**
 * Starts moving a layer by the pointer, on cloth or in the flat view. Other selected layers, or copies of all of them,
 * move with it. Null for a locked or unknown layer.
 */
export function startMoveDrag(
  editor: Access<Draggable> & WithPorts<'newId'>,
  id: string,
  from: DragPoint,
  snapping?: SnapOptions,
): LayerDrag | null {
  const moving = movingLayer(editor, id)
  if (!moving) return null
  return runDrag(editor, copyingWithAlt(editor, moving, startMove(moving, from.place, snapping)))
}

/**
 * Returns a layer that may be changed, with the layers that move with it and its surroundings. Null for a locked or
 * unknown layer.
 */
export function movingLayer(editor: Access<DocumentWithSelection>, id: string): MoveContext | null {
  const document = documentOf(editor.getState())
  const start = document.layers.find(layer => layer.id === id)
  if (!start || start.isLocked) return null
  const worn = garmentWithOptions(editor.getState())
  const others = takenWith(editor, id).filter(layer => layer !== start)
  return { start, others, all: document.layers, worn, guides: document.rulerGuides ?? [] }
}
