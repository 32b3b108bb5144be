import type { Command, Layer } from '@kitwright/design'
import { clamp } from '@kitwright/measure'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import { membersOf, wholeGroups } from '../state/groups.ts'
import { documentOf } from '../state/selectors.ts'
import { selectedIds, selectionOf } from '../state/selection.ts'
import type { DocumentState, DocumentVerbs, DocumentWithSelection, SelectionVerbs } from '../state/types.ts'
import { orderCommand, placeInOrder } from './stackingOrder.ts'

const idsOf = (layers: readonly Layer[]): string[] => layers.map(({ id }) => id)

const setGroup = (ids: readonly string[], group: NonNullable<Layer['group']> | null): Command[] =>
  ids.map(id => ({ kind: 'changeLayer', id, change: { group } }))

/** Index of the first place at or above `to` that splits no group, counted in the other layers. */
function besideGroups(others: readonly Layer[], to: number): number {
  let at = to
  while (at < others.length && at > 0 && others[at]!.group && others[at]!.group!.id === others[at - 1]!.group?.id)
    at += 1
  return at
}

/** Returns the nearest such index in a group: below its lowest layer, above its top one or between them. */
function within(others: readonly Layer[], group: string, to: number): number {
  const [first, last] = [
    others.findIndex(layer => layer.group?.id === group),
    others.findLastIndex(layer => layer.group?.id === group),
  ]
  return clamp(to, first, last + 1)
}

type GroupEditor = Access<DocumentWithSelection & DocumentVerbs & SelectionVerbs>

/**
 * Groups the selection at the position of its top layer. Groups do not nest: a layer of another group leaves it.
 * Returns false and changes nothing with fewer than two layers.
 */
export function groupSelected(editor: GroupEditor & WithPorts<'newId'>): boolean {
  const state = editor.getState()
  const { layers } = documentOf(state)
  const chosen = layers.filter(({ id }) => selectedIds(state.selection).includes(id))
  const top = chosen.at(-1)
  if (!top || chosen.length < 2) return false
  const ids = idsOf(chosen)
  const group = top.group?.id
  if (group !== undefined && chosen.every(layer => layer.group?.id === group) && wholeGroups(layers, ids).has(group))
    return true
  const others = layers.filter(layer => !chosen.includes(layer))
  const below = others.filter(layer => layers.indexOf(layer) < layers.indexOf(top)).length
  const order = placeInOrder(idsOf(layers), ids, besideGroups(others, below))
  const ordering = orderCommand(idsOf(layers), order)
  const commands = [...(ordering ? [ordering] : []), ...setGroup(ids, { id: editor.ports.newId(), name: null })]
  state.commit({ kind: 'batch', commands })
  state.select(selectionOf(ids))
  return true
}

/**
 * Ungroups every group that contains a selected layer; its layers stay in place and are selected. Returns false if
 * there is none.
 */
export function ungroupSelected(editor: GroupEditor): boolean {
  const state = editor.getState()
  const { layers } = documentOf(state)
  const chosen = selectedIds(state.selection)
  const groups = new Set(layers.flatMap(({ id, group }) => (group && chosen.includes(id) ? [group.id] : [])))
  if (groups.size === 0) return false
  const freed = layers.filter(({ group }) => group && groups.has(group.id))
  state.commit({ kind: 'batch', commands: setGroup(idsOf(freed), null) })
  state.select(selectionOf(idsOf(layers.filter(layer => freed.includes(layer) || chosen.includes(layer.id)))))
  return true
}

/** Renames a group; null restores its default name. */
export function nameGroup(editor: Access<DocumentState & DocumentVerbs>, id: string, name: string | null): void {
  const state = editor.getState()
  const commands = setGroup(idsOf(membersOf(documentOf(state).layers, id)), { id, name })
  state.commit({ kind: 'batch', commands })
}

/** The target of a row moved in the list of layers. */
export interface NewPlace {
  /** The number of other layers below it. */
  readonly to: number
  readonly group: string | null
}

/**
 * Moves layers together to another position, in a group or in none. Whole groups stay groups, and go above one that
 * they would split.
 */
export function placeLayers(
  editor: Access<DocumentState & DocumentVerbs>,
  moving: readonly string[],
  { to, group }: NewPlace,
): void {
  const state = editor.getState()
  const { layers } = documentOf(state)
  const whole = wholeGroups(layers, moving)
  const isWhole = (layer: Layer): boolean => layer.group !== undefined && whole.has(layer.group.id)
  const moved = layers.filter(({ id }) => moving.includes(id))
  const others = layers.filter(layer => !moved.includes(layer))
  const host =
    group === null || moved.some(isWhole) ? undefined : others.find(layer => layer.group?.id === group)?.group
  const at = host ? within(others, host.id, to) : besideGroups(others, to)
  const ordering = orderCommand(idsOf(layers), placeInOrder(idsOf(layers), moving, at))
  const changed = moved.filter(layer => !isWhole(layer) && layer.group?.id !== host?.id)
  const commands = [...(ordering ? [ordering] : []), ...setGroup(idsOf(changed), host ?? null)]
  if (commands.length > 0) state.commit({ kind: 'batch', commands })
}
