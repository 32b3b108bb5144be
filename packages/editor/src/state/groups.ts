import type { Layer } from '@kitwright/design'

const isIn = (id: string) => (layer: Layer) => layer.group?.id === id

/** The layers of a group, bottom first. */
export const membersOf = (layers: readonly Layer[], group: string): readonly Layer[] => layers.filter(isIn(group))

/** The groups of which all layers are among some. */
export function wholeGroups(layers: readonly Layer[], ids: readonly string[]): ReadonlySet<string> {
  const groups = new Set(layers.flatMap(({ group }) => group?.id ?? []))
  return new Set([...groups].filter(group => membersOf(layers, group).every(({ id }) => ids.includes(id))))
}

/** The group that is entered, so that its layers are chosen one by one: the one that some of are chosen, not all and nothing else. */
export function enteredGroup(layers: readonly Layer[], chosen: readonly string[]): string | null {
  const group = layers.find(({ id }) => id === chosen[0])?.group?.id
  if (group === undefined) return null
  const members = membersOf(layers, group).map(({ id }) => id)
  return chosen.every(id => members.includes(id)) && chosen.length < members.length ? group : null
}

/** The one group that is chosen as a whole, and nothing else. */
export function chosenGroup(layers: readonly Layer[], chosen: readonly string[]): string | null {
  const group = layers.find(({ id }) => id === chosen[0])?.group?.id
  if (group === undefined) return null
  const members = membersOf(layers, group)
  return members.length === chosen.length && members.every(({ id }) => chosen.includes(id)) ? group : null
}

/** What is chosen with a layer: all of its group, unless that is entered. */
export function chosenWith(layers: readonly Layer[], chosen: readonly string[], id: string): readonly string[] {
  const group = layers.find(layer => layer.id === id)?.group?.id
  if (group === undefined || group === enteredGroup(layers, chosen)) return [id]
  return membersOf(layers, group).map(member => member.id)
}
