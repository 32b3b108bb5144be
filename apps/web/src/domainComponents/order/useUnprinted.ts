import { useTranslation } from '../../texts/index.ts'

export interface UnprintedCount {
  readonly names: number
  readonly numbers: number
}

/** Counts the names and numbers of these players that will not be printed. */
export function countUnprinted(
  players: readonly { readonly unprinted: readonly ('name' | 'number')[] }[],
): UnprintedCount {
  const count = (what: 'name' | 'number'): number => players.filter(({ unprinted }) => unprinted.includes(what)).length
  return { names: count('name'), numbers: count('number') }
}

/** Formats the count of names and numbers that will not be printed; null if all are printed. */
export function useUnprinted(): (count: UnprintedCount) => string | null {
  const { t } = useTranslation(['order'])
  return ({ names, numbers }) => {
    const what = [
      ...(names > 0 ? [t('order:unprinted_names', { count: names })] : []),
      ...(numbers > 0 ? [t('order:unprinted_numbers', { count: numbers })] : []),
    ]
    return what.length === 0 ? null : t('order:unprinted', { what: what.join(', ') })
  }
}
