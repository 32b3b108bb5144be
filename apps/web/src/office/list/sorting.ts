import type { Address } from '../../ui/index.ts'

/** How a list is sorted by a column now; undefined when it is not. */
export function sortedHow(address: Address, sort: string): 'ascending' | 'descending' | undefined {
  const now = address.filters['sort']
  return now === sort ? 'ascending' : now === `-${sort}` ? 'descending' : undefined
}

/** What pressing a column's head asks for: figures and days begin with the largest, words with the first; then the other way, then as usual. */
export function nextSort(now: ReturnType<typeof sortedHow>, sort: string, isNumber: boolean): string {
  const [first, second] = isNumber ? (['descending', 'ascending'] as const) : (['ascending', 'descending'] as const)
  const next = now === undefined ? first : now === first ? second : undefined
  return next === undefined ? '' : next === 'ascending' ? sort : `-${sort}`
}

/** What the address wishes the list to be sorted by, if any of its columns can be. */
export function wishedSort(address: Address, columns: readonly { readonly sort?: string }[]): string | undefined {
  const wish = address.filters['sort']
  return columns.some(({ sort }) => sort !== undefined && (wish === sort || wish === `-${sort}`)) ? wish : undefined
}
