import { expect, test } from 'vitest'
import { readClosed } from './closedGroups.ts'
import { allowedGroups, isCurrent, MENU_GROUPS } from './menuGroups.ts'

const rowsOf = (rights: readonly string[]): string[] =>
  allowedGroups(right => rights.includes(String(right))).map(
    ({ key, rows }) => `${key}: ${rows.map(row => row.key).join(' ')}`,
  )

test('the menu has only the rows that the rights allow, and no empty group', () => {
  const common = [
    'work: home tasks inbox orders board quotes review_desk',
    'customers: customers designs deliveries',
    'production: calendar suppliers stock remakes',
  ]
  expect(rowsOf([])).toEqual(common)
  expect(rowsOf(['money', 'people'])).toEqual([...common, 'money: debts', 'people: staff audit'])
})

test('a row is current on the pages below it, Today only on its own', () => {
  const [work] = MENU_GROUPS
  const currentOn = (path: string) => work.rows.filter(row => isCurrent(row, path)).map(({ key }) => key)
  expect([currentOn('/office'), currentOn('/office/orders/7'), currentOn('/office/ordersheet')]).toEqual([
    ['home'],
    ['orders'],
    [],
  ])
})

test('the stored list of closed groups drops keys that no group has', () => {
  expect(readClosed(null)).toEqual(['shop', 'people'])
  expect(readClosed('')).toEqual([])
  expect(readClosed('money nonsense')).toEqual(['money'])
})
