import { LIMITS, type Command, type Layer } from '@kitwright/design'
import { wholeGroups } from '../state/groups.ts'

/** Whether a design with these layers has room for some more. */
export function hasRoomFor(layers: readonly Layer[], added: readonly Layer[]): boolean {
  const all = [...layers, ...added]
  return all.length <= LIMITS.layers && all.filter(({ kind }) => kind === 'image').length <= LIMITS.images
}

/**
 * Layers with new ids that may be changed at once. What are whole groups of `all` are new groups; a layer alone stays in the group that
 * it is a copy from.
 */
export function freshLayers(layers: readonly Layer[], all: readonly Layer[], newId: () => string): Layer[] {
  const whole = wholeGroups(
    all,
    layers.map(({ id }) => id),
  )
  const groups = new Map<string, string>()
  const groupOf = ({ group }: Layer): Pick<Layer, 'group'> => {
    if (!group || !whole.has(group.id)) return {}
    const id = groups.get(group.id) ?? newId()
    groups.set(group.id, id)
    return { group: { ...group, id } }
  }
  return layers.map(layer => ({ ...layer, id: newId(), isLocked: false, ...groupOf(layer) }))
}

/** Adds layers on top, those of a group that is there on top of it. */
export function addCommands(layers: readonly Layer[], added: readonly Layer[]): Command[] {
  const now = [...layers]
  return added.map((layer): Command => {
    const top = layer.group ? now.findLastIndex(({ group }) => group?.id === layer.group!.id) : -1
    const at = top < 0 ? now.length : top + 1
    const isOnTop = at === now.length
    now.splice(at, 0, layer)
    return { kind: 'addLayer', layer, ...(!isOnTop && { at }) }
  })
}
