import type { Stage } from '@kitwright/scene'
import {
  isSelected,
  shownDocument,
  type SelectionState,
  type DragState,
  type DocumentState,
  type Subscribable,
  type SquadState,
  type ViewState,
} from '@kitwright/editor'
import { resourceKeyOf } from './resourceKey.ts'

export type StageState = DocumentState &
  SelectionState &
  SquadState &
  Pick<DragState, 'isMoving'> &
  Pick<ViewState, 'view' | 'hover'>

/** Returns the highlight under the pointer. The selection has its frame or outline and is not highlighted. */
export function markOf({ hover, selection }: Pick<StageState, 'hover' | 'selection'>): ViewState['hover'] {
  if (hover?.layer !== undefined) return isSelected(selection, hover.layer) ? null : hover
  return selection.kind === 'part' && hover?.part === selection.part ? null : hover
}

/** Keeps the stage in sync with the store; the first picture is `ready`. Returns a function that stops it. */
export function syncStage(
  stage: Stage,
  editor: Subscribable<StageState>,
  onFailure: () => void,
): { ready: Promise<void>; stop: () => void } {
  const first = editor.getState()
  let shown = shownDocument(first)
  let needs = resourceKeyOf(shown)
  let isMoving = first.isMoving

  function follow(state: StageState, before: StageState): void {
    const document = shownDocument(state)
    if (document !== shown || state.isMoving !== isMoving) {
      shown = document
      isMoving = state.isMoving
      const now = resourceKeyOf(document)
      if (now === needs) stage.update(document, isMoving)
      else stage.show(document).catch(onFailure)
      needs = now
    }
    if (state.view !== before.view) stage.setView(state.view.name)
    if (state.hover !== before.hover || state.selection !== before.selection) stage.highlight(markOf(state))
  }

  /** A view that was asked for before the stage was there, such as that of the layer of a comment. */
  const turn = (): void => {
    const { view } = editor.getState()
    if (view.turn > 0) stage.setView(view.name, false)
  }
  return { ready: stage.show(shown).then(turn), stop: editor.subscribe(follow) }
}
