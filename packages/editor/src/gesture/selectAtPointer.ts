import type { PartId } from '@kitwright/garment'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import { chosenWith } from '../state/groups.ts'
import { EMPTY_SELECTION, isSelected, selectedIds, selectionOf } from '../state/selection.ts'
import type { SelectionVerbs, DocumentWithSelection, ViewState } from '../state/types.ts'
import { selectedPatternIndex } from '../patterns/selectedPattern.ts'
import { toolFor } from '../tools/tools.ts'

/** Part and layer under the pointer. */
export interface PointerHit {
  readonly part: PartId | null
  readonly layer: string | null
}

/** Returns the selected pattern of a part that is pressed again, also for parts that share the pattern. */
function keptPattern(state: DocumentWithSelection, part: PartId): { pattern?: number } {
  const pattern = state.selection.kind === 'part' ? selectedPatternIndex(state, part) : 0
  return pattern > 0 ? { pattern } : {}
}

/**
 * Selects the clicked layer with its whole group, or the part, and opens its tool. On empty ground it selects nothing.
 */
export function selectHit(
  editor: Access<DocumentWithSelection & SelectionVerbs & Pick<ViewState, 'tool'>>,
  hit: PointerHit | null,
): void {
  const state = editor.getState()
  const layer = documentOf(state).layers.find(({ id }) => id === hit?.layer)
  const tool = toolFor(layer, state.tool)
  if (hit?.layer)
    state.choose(selectionOf(chosenWith(documentOf(state).layers, selectedIds(state.selection), hit.layer)), tool)
  else if (hit?.part) state.choose({ kind: 'part', part: hit.part, ...keptPattern(state, hit.part) }, tool)
  else state.select(EMPTY_SELECTION)
}

/** Selects one layer of a group and so enters the group. A layer without a group is selected as by a click. */
export function enterGroup(
  editor: Access<DocumentWithSelection & SelectionVerbs & Pick<ViewState, 'tool'>>,
  id: string,
): void {
  const state = editor.getState()
  const layer = documentOf(state).layers.find(each => each.id === id)
  if (layer) state.choose({ kind: 'layer', id }, toolFor(layer, state.tool))
}

/**
 * Selects the layer under the pointer for its menu, or keeps the whole selection if the layer belongs to it. Returns
 * false without a layer.
 */
export function selectForMenu(
  editor: Access<DocumentWithSelection & Pick<SelectionVerbs, 'select'>>,
  layer: string | null,
): boolean {
  if (layer === null) return false
  const state = editor.getState()
  if (!isSelected(state.selection, layer))
    state.select(selectionOf(chosenWith(documentOf(state).layers, selectedIds(state.selection), layer)))
  return true
}
