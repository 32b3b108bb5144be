import type { Layer, LayerGroup } from '@kitwright/design'
import type { RowDrag } from '../../../context/index.ts'

/** A row of the layer list. */
export type ListRow =
  | { readonly kind: 'layer'; readonly key: string; readonly layer: Layer; readonly isInside: boolean }
  | {
      readonly kind: 'group'
      readonly key: string
      readonly group: LayerGroup
      /** Top layer first. */
      readonly members: readonly Layer[]
      readonly isFolded: boolean
    }

const rowOf = (layer: Layer, isInside: boolean): ListRow => ({ kind: 'layer', key: layer.id, layer, isInside })

/** Returns the rows of the layer list, top first. An unfolded group is followed by its layers. */
export function listRows(layers: readonly Layer[], isFolded: (group: string) => boolean): readonly ListRow[] {
  const rows: ListRow[] = []
  const seen = new Map<string, number>()
  const fromTop = layers.toReversed()
  for (let i = 0; i < fromTop.length;) {
    const { group } = fromTop[i]!
    const end = fromTop.findIndex((layer, j) => j > i && (!group || layer.group?.id !== group.id))
    const members = fromTop.slice(i, end < 0 ? undefined : end)
    i += members.length
    if (!group) {
      rows.push(rowOf(members[0]!, false))
      continue
    }
    const count = (seen.get(group.id) ?? 0) + 1
    seen.set(group.id, count)
    const folded = isFolded(group.id)
    rows.push({
      kind: 'group',
      key: `group-${group.id}${count > 1 ? `-${count}` : ''}`,
      group,
      members,
      isFolded: folded,
    })
    if (!folded) rows.push(...members.map(layer => rowOf(layer, true)))
  }
  return rows
}

/** Returns the ids of the layers in the given rows, each once. */
export function layersOfRows(rows: readonly ListRow[], keys: readonly string[]): readonly string[] {
  const ids = keys.flatMap(key => {
    const row = rows.find(each => each.key === key)
    return row?.kind === 'group' ? row.members.map(({ id }) => id) : [key]
  })
  return [...new Set(ids)]
}

const groupOf = (row: ListRow | undefined): string | null =>
  row?.kind === 'layer' && row.isInside ? (row.layer.group?.id ?? null) : null

/** Returns where dropped layers land: the number of other layers below them, and their group or null. */
export function dropPlace(rows: readonly ListRow[], { ids: keys, before }: RowDrag) {
  const ids = layersOfRows(rows, keys)
  const below = rows
    .slice(before)
    .flatMap(row => (row.kind === 'group' ? row.members.map(({ id }) => id) : [row.layer.id]))
  const [over, under] = [groupOf(rows[before - 1]), groupOf(rows[before])]
  const comesFrom = (group: string): boolean =>
    ids.every(id => rows.some(row => row.key === id && groupOf(row) === group))
  return {
    moving: ids,
    to: new Set(below.filter(id => !ids.includes(id))).size,
    group: under ?? (over !== null && comesFrom(over) ? over : null),
  }
}

const endOf = (rows: readonly ListRow[], at: number): number => {
  const row = rows[at]!
  return at + 1 + (row.kind === 'group' && !row.isFolded ? row.members.length : 0)
}

/** Returns the row index before which a row lands after one step; null at the ends. Groups skip whole neighbours. */
export function stepPlace(rows: readonly ListRow[], key: string, by: 1 | -1): number | null {
  const at = rows.findIndex(row => row.key === key)
  if (rows[at]?.kind !== 'group') {
    const before = by < 0 ? at - 1 : at + 2
    return before < 0 || before > rows.length ? null : before
  }
  if (by > 0) {
    const end = endOf(rows, at)
    return end < rows.length ? endOf(rows, end) : null
  }
  if (at === 0) return null
  return groupOf(rows[at - 1]) === null ? at - 1 : rows.findLastIndex((row, i) => i < at && row.kind === 'group')
}
