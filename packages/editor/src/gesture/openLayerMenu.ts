import type { Point } from '@kitwright/measure'
import { isSelected } from '../state/selection.ts'
import type { Access } from '../state/access.ts'
import type { SelectionState, SelectionVerbs, ViewVerbs } from '../state/types.ts'

/** Opens the menu for the layer under a point of the window: of the whole selection where it is one of it. Without a layer there is none. */
export function openLayerMenu(
  editor: Access<SelectionState & SelectionVerbs & Pick<ViewVerbs, 'openMenu'>>,
  layer: string | null,
  at: Point,
): void {
  const { selection, select, openMenu } = editor.getState()
  if (layer === null) return
  if (!isSelected(selection, layer)) select({ kind: 'layer', id: layer })
  openMenu(at)
}
