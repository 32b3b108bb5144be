import type { Layer } from '@kitwright/design'

const isIn = (id: string) => (layer: Layer) => layer.group?.id === id

/** Returns the layers of a group, bottom first. */
export const membersOf = (layers: readonly Layer[], group: string): readonly Layer[] => layers.filter(isIn(group))

/** Returns the ids of the groups that `ids` contains completely. */
export function wholeGroups(layers: readonly Layer[], ids: readonly string[]): ReadonlySet<string> {
  const groups = new Set(layers.flatMap(({ group }) => group?.id ?? []))
  return new Set([...groups].filter(group => membersOf(layers, group).every(({ id }) => ids.includes(id))))
}

/** Returns the entered group: the chosen layers are some of its layers, but not all of them. */
export function enteredGroup(layers: readonly Layer[], chosen: readonly string[]): string | null {
  const group = layers.find(({ id }) => id === chosen[0])?.group?.id
  if (group === undefined) return null
  const members = membersOf(layers, group).map(({ id }) => id)
  return chosen.every(id => members.includes(id)) && chosen.length < members.length ? group : null
}

/** Returns the one group that is chosen as a whole, if nothing else is. */
export function chosenGroup(layers: readonly Layer[], chosen: readonly string[]): string | null {
  const group = layers.find(({ id }) => id === chosen[0])?.group?.id
  if (group === undefined) return null
  const members = membersOf(layers, group)
  return members.length === chosen.length && members.every(({ id }) => chosen.includes(id)) ? group : null
}

/** Returns the ids chosen together with a layer: its whole group, or the layer alone in an entered group. */
export function chosenWith(layers: readonly Layer[], chosen: readonly string[], id: string): readonly string[] {
  const group = layers.find(layer => layer.id === id)?.group?.id
  if (group === undefined || group === enteredGroup(layers, chosen)) return [id]
  return membersOf(layers, group).map(member => member.id)
}
