import { expect, it } from 'vitest'
import { ordersSearch } from '../../search.ts'
import { columnsOf, readFilters, USUAL_COLUMNS, writeColumns } from './orderSearch.ts'

it('an address leaves out the usual columns and keeps the list’s order', () => {
  expect(writeColumns(USUAL_COLUMNS)).toBe('')
  expect(writeColumns(['status', 'customer'])).toBe('customer.status')
  expect(columnsOf('status.customer.nothing')).toEqual(['customer', 'status'])
  expect([columnsOf(undefined), columnsOf('nothing')]).toEqual([USUAL_COLUMNS, USUAL_COLUMNS])
})

it('the address ignores filters that the list does not know', () => {
  const address = { urgency: 'never', paid: 'part', totalFrom: '12x', totalTo: 1000, dueFrom: '2026-13-01', tag: 2026 }
  expect(readFilters(ordersSearch({ ...address, status: 'nothing', other: 'x' }))).toEqual({
    paid: 'part',
    totalTo: '1000',
    tag: '2026',
  })
})
