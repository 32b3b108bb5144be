import type { OfficeQuote } from '@kitwright/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '../../session/index.ts'
import { type DraftForm, type ListTotals, typedLinesOf } from './draftForm.ts'

type Item = OfficeQuote['draft']['items'][number]

/** Prices are asked for when nothing was typed for this long. */
const TYPING_MS = 300
const NOTHING: ListTotals = new Map()

/** Returns the pieces of each item that is sent; null while a quantity is wrong. */
function groupsOf({ items }: DraftForm, draft: readonly Item[]) {
  const groups = items.flatMap((typed, i) => {
    const item = draft[i]!
    return typed.isLeftOut || item.problem ? [] : [{ item, lines: typedLinesOf(typed, item) }]
  })
  return groups.flatMap(({ item, lines }) => (lines ? [{ item, lines }] : []))
}

/** Returns the sum of each item's lines, which follow each other in the order of the items. */
function sumByItem(groups: ReturnType<typeof groupsOf>, totals: readonly number[]): ListTotals {
  const sums = new Map<string, number>()
  let at = 0
  for (const { item, lines } of groups) {
    const end = at + lines.length
    sums.set(
      item.id,
      totals.slice(at, end).reduce((sum, cents) => sum + cents, 0),
    )
    at = end
  }
  return sums
}

/** Returns the list's total of each item: as the quote came, and asked for again once staff have changed pieces. */
export function useListTotals(form: DraftForm, { items }: OfficeQuote['draft']): ListTotals {
  const isChanged = form.items.some(({ lines, isLeftOut }, i) => lines !== null || isLeftOut !== items[i]!.isLeftOut)
  const groups = groupsOf(form, items)
  const lines = groups.flatMap(({ item: { designId, productType, fabric }, lines: own }) =>
    own.map(({ id: _, ...line }) => ({ ...line, designId, productType, fabric })),
  )
  const key = JSON.stringify(lines)
  const [settled] = useDebouncedValue(key, TYPING_MS)
  const asked = JSON.parse(settled) as typeof lines
  const query = useCall('POST /api/quotes', { body: { lines: asked } }, { isEnabled: isChanged && asked.length > 0 })
  if (!isChanged) return new Map(items.map(({ id, listCents }) => [id, listCents]))
  if (settled !== key || !query.data) return NOTHING
  return sumByItem(
    groups,
    query.data.lines.map(({ totalCents }) => totalCents),
  )
}
