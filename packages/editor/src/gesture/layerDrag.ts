import type { DragPoint, LayerDrag, TakeStep } from './drag.ts'
import type { Layer } from '@kitwright/design'
import { documentOf, wornOf } from '../state/selectors.ts'
import { selectedIds } from '../state/selection.ts'
import type { Access } from '../state/access.ts'
import type { DragVerbs, DocumentVerbs, Selected } from '../state/types.ts'
import { newGesture } from './newGesture.ts'
import { startMove } from './moveTogether.ts'
import type { Moving } from './moving.ts'
import type { Snapping } from './snapper.ts'

/** What a drag of layers reads and changes. */
export type Draggable = Selected & DragVerbs & Pick<DocumentVerbs, 'revertLast'>

/** The taken layer and, where it is one of several that are selected, those too; locked ones stay. */
function takenWith(editor: Access<Selected>, id: string): readonly Layer[] {
  const { selection } = editor.getState()
  const ids = selectedIds(selection)
  const all = documentOf(editor.getState()).layers
  return ids.includes(id) ? all.filter(layer => ids.includes(layer.id) && !layer.isLocked) : []
}

/** Takes the steps of one drag, all of them one entry of the history. */
export function runDrag(editor: Access<DragVerbs & Pick<DocumentVerbs, 'revertLast'>>, take: TakeStep): LayerDrag {
  const gesture = newGesture()
  let hasMoved = false
  let isGivenUp = false
  const cancel = (): void => {
    editor.getState().endDrag()
    if (hasMoved && !isGivenUp) editor.getState().revertLast()
    isGivenUp = true
  }
  return {
    move(to) {
      const step = isGivenUp ? null : take(to)
      if (!step) return
      if (!hasMoved) editor.getState().offerCancel(cancel)
      hasMoved = true
      editor.getState().drag(step.command, gesture, step.guides, step.turnDeg)
    },
    end: () => editor.getState().endDrag(),
    cancel,
  }
}

/** A layer taken by the pointer, on cloth or in the flat view; others that are selected move with it. Null for a locked or unknown layer. */
export function startMoveDrag(
  editor: Access<Draggable>,
  id: string,
  from: DragPoint,
  snapping?: Snapping,
): LayerDrag | null {
  const moving = movingLayer(editor, id)
  return moving && runDrag(editor, startMove(moving, from.place, snapping))
}

/** A layer that may be changed, with what moves with it and what is around; null for a locked or unknown one. */
export function movingLayer(editor: Access<Selected>, id: string): Moving | null {
  const document = documentOf(editor.getState())
  const start = document.layers.find(layer => layer.id === id)
  if (!start || start.isLocked) return null
  const worn = wornOf(editor.getState())
  return { start, others: takenWith(editor, id).filter(layer => layer !== start), all: document.layers, worn }
}
