import { LIMITS, type Command, type Layer } from '@kitwright/design'
import { wholeGroups } from '../state/groups.ts'

/** Checks whether a design with these layers can take the added ones. */
export function hasRoomFor(layers: readonly Layer[], added: readonly Layer[]): boolean {
  const all = [...layers, ...added]
  return all.length <= LIMITS.layers && all.filter(({ kind }) => kind === 'image').length <= LIMITS.images
}

/**
 * Returns unlocked copies of layers with new ids. Whole groups of `all` become new groups; a single copied layer stays
 * in the group of its original.
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

/** Adds layers on top. Layers of an existing group go on top of that group. */
export function addCommands(layers: readonly Layer[], added: readonly Layer[]): Command[] {
  const now = [...layers]
  return added.map((layer): Command => {
    const top = layer.group ? now.findLastIndex(({ group }) => group?.id === layer.group!.id) : -1
    const at = top < 0 ? now.length : top + 1
    const above = now[at]
    now.splice(at, 0, layer)
    return { kind: 'addLayer', layer, ...(above && { below: above.id }) }
  })
}
