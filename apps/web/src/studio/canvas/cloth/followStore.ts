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
import { needsOf } from './needs.ts'

type Seen = DocumentState &
  SelectionState &
  SquadState &
  Pick<DragState, 'isMoving'> &
  Pick<ViewState, 'view' | 'hover'>

/** What lights up under the pointer; what is selected wears its frame or its outline and is left as it looks. */
export function markOf({ hover, selection }: Pick<Seen, 'hover' | 'selection'>): ViewState['hover'] {
  if (hover?.layer !== undefined) return isSelected(selection, hover.layer) ? null : hover
  return selection.kind === 'part' && hover?.part === selection.part ? null : hover
}

/** Keeps the stage showing what the store says; the first picture is `ready`. Returns how to stop. */
export function followStore(
  stage: Stage,
  editor: Subscribable<Seen>,
  onFailure: () => void,
): { ready: Promise<void>; stop: () => void } {
  const first = editor.getState()
  let shown = shownDocument(first)
  let needs = needsOf(shown)
  let isMoving = first.isMoving

  function follow(state: Seen, before: Seen): void {
    const document = shownDocument(state)
    if (document !== shown || state.isMoving !== isMoving) {
      shown = document
      isMoving = state.isMoving
      const now = needsOf(document)
      if (now === needs) stage.update(document, isMoving)
      else stage.show(document).catch(onFailure)
      needs = now
    }
    if (state.view !== before.view) stage.setView(state.view.name)
    if (state.hover !== before.hover || state.selection !== before.selection) stage.highlight(markOf(state))
  }

  return { ready: stage.show(shown), stop: editor.subscribe(follow) }
}
