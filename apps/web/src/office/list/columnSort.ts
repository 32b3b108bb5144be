/** Returns the current sort direction of a column; undefined when the list is not sorted by it. */
export function sortedHow(now: string | undefined, sort: string): 'ascending' | 'descending' | undefined {
  return now === sort ? 'ascending' : now === `-${sort}` ? 'descending' : undefined
}

/**
 * Returns the sort after a press on a column's header. Numbers and dates begin with the largest, words with the first.
 * The second press reverses the order, the third restores the default.
 */
export function nextSort(now: ReturnType<typeof sortedHow>, sort: string, isNumber: boolean): string {
  const [first, second] = isNumber ? (['descending', 'ascending'] as const) : (['ascending', 'descending'] as const)
  const next = now === undefined ? first : now === first ? second : undefined
  return next === undefined ? '' : next === 'ascending' ? sort : `-${sort}`
}
