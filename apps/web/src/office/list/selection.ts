/** The selection of a table's rows, also on other pages. */
export interface RowSelection<T extends { readonly id: string }> {
  readonly rows: Pick<ReadonlyMap<string, unknown>, 'has'>
  /** Selects or deselects a row. With a range, all shown rows from the last toggled one to this. */
  readonly toggle: (row: T, options: { readonly shown: readonly T[]; readonly isRange: boolean }) => void
  /** Selects all shown rows, or deselects them if all are selected. */
  readonly toggleAll: (shown: readonly T[]) => void
  readonly labelOf: (row: T) => string
  readonly labelOfAll: string
}

/** A selection that others read: the selected rows by id. */
export interface Selection<T extends { readonly id: string }> extends RowSelection<T> {
  readonly rows: ReadonlyMap<string, T>
  readonly replace: (rows: readonly T[]) => void
}

/** Returns the rows after a row was toggled; with an anchor, after all from there to the row took the row's new state. */
export function toggleRow<T extends { readonly id: string }>(
  rows: ReadonlyMap<string, T>,
  row: T,
  range: { readonly shown: readonly T[]; readonly anchor: string | null },
): Map<string, T> {
  const isOn = !rows.has(row.id)
  const [from, to] = [range.anchor, row.id].map(id => range.shown.findIndex(each => each.id === id))
  const touched =
    from === undefined || to === undefined || from < 0 || to < 0
      ? [row]
      : range.shown.slice(Math.min(from, to), Math.max(from, to) + 1)
  const next = new Map(rows)
  for (const each of touched)
    if (isOn) next.set(each.id, each)
    else next.delete(each.id)
  return next
}

/** Returns the rows after all shown ones were selected, or deselected if all were selected. */
export function toggleShown<T extends { readonly id: string }>(
  rows: ReadonlyMap<string, T>,
  shown: readonly T[],
): Map<string, T> {
  const next = new Map(rows)
  const isOn = shown.some(({ id }) => !rows.has(id))
  for (const row of shown)
    if (isOn) next.set(row.id, row)
    else next.delete(row.id)
  return next
}
