import type { Point } from '@kitwright/measure'
import { chosenWith } from '../state/groups.ts'
import { documentOf } from '../state/selectors.ts'
import { isSelected, selectedIds, selectionOf } from '../state/selection.ts'
import type { Access } from '../state/access.ts'
import type { DocumentWithSelection, SelectionVerbs, ViewVerbs } from '../state/types.ts'

/** Opens the menu for the layer under a point of the window: of the whole selection where it is one of it. Without a layer there is none. */
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
