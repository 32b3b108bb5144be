import type { Stage } from '@kitwright/scene'
import { shownDocument } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { isSelected } from '../store/selection.ts'
import type { StudioStore } from '../store/types.ts'
import { needsOf } from './needs.ts'

/** What lights up under the pointer; a selected layer wears its frame and is left as it looks. */
const markOf = ({ hover, selection }: StudioStore): StudioStore['hover'] =>
  hover?.layer !== undefined && isSelected(selection, hover.layer) ? null : hover

/** Keeps the stage showing what the store says; the first picture is `ready`. Returns how to stop. */
export function followStore(
  stage: Stage,
  api: StudioStoreApi,
  onFailure: () => void,
): { ready: Promise<void>; stop: () => void } {
  const first = api.getState()
  let shown = shownDocument(first)
  let needs = needsOf(shown)
  let isMoving = first.isMoving

  function follow(state: StudioStore, before: StudioStore): void {
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

  return { ready: stage.show(shown), stop: api.subscribe(follow) }
}
