import type { Point } from '@kitwright/measure'
import { chosenWith } from '../state/groups.ts'
import { documentOf } from '../state/selectors.ts'
import { isSelected, selectedIds, selectionOf } from '../state/selection.ts'
import type { Access } from '../state/access.ts'
import type { DocumentWithSelection, SelectionVerbs, ViewVerbs } from '../state/types.ts'

/**
 * Opens the menu for the layer under a point of the window, or for the whole selection if the layer belongs to it.
 * Opens nothing without a layer.
 */
export function openLayerMenu(
  editor: Access<DocumentWithSelection & SelectionVerbs & Pick<ViewVerbs, 'openMenu'>>,
  layer: string | null,
  at: Point,
): void {
  const state = editor.getState()
  const { selection, select, openMenu } = state
  if (layer === null) return
  if (!isSelected(selection, layer))
    select(selectionOf(chosenWith(documentOf(state).layers, selectedIds(selection), layer)))
  openMenu(at)
}
