import { expect, it } from 'vitest'
import type { LineFrame, PlayerRow, Rows } from './checkoutRows.ts'
import { cartLinesOf, rowsOfItem } from './linesOfItem.ts'

const ID = '11111111-1111-4111-8111-1111111111'
const FRAME: LineFrame = {
  designId: `${ID}00`,
  productType: 'SOCCER_KIT',
  fabric: 'mesh',
  sleeve: 'short',
  kits: ['home', 'away', 'goalkeeper'],
}
const sok: PlayerRow = {
  id: `${ID}01`,
  name: 'Sok',
  printName: '',
  number: '10',
  size: 'L',
  version: 'player',
  sleeve: '',
  qty: '1',
}
const rows: Rows = {
  players: [
    sok,
    { ...sok, id: '22222222-2222-4222-8222-222222222202', name: 'Dara', number: '1', version: 'goalkeeper' },
  ],
  sizes: [{ id: '33333333-3333-4333-8333-333333333303', size: 'M', sleeve: 'long', qty: '4' }],
  kits: ['home', 'away', 'goalkeeper'],
}

it('rows become lines and rows again, kit by kit', () => {
  const lines = cartLinesOf(rows, FRAME)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  const { lost, ...back } = rowsOfItem(lines, FRAME)
  expect(back).toMatchObject(rows)
  expect(lost).toEqual([])
  expect(cartLinesOf(back, FRAME)).toEqual(lines)
})

it('lines have the same ids each time, so that merged carts know them', () => {
  expect(cartLinesOf(rows, FRAME)).toEqual(cartLinesOf(rows, FRAME))
  expect(cartLinesOf({ ...rows, kits: ['home'] }, FRAME).map(({ id }) => id)).toContain(sok.id)
})

it('lines in a kit that the design lost are reported', () => {
  const lines = cartLinesOf(rows, FRAME)
  const { lost } = rowsOfItem(lines, { sleeve: 'short', kits: ['home'] })
  expect(lost.length).toBe(lines.filter(({ kit }) => kit === 'away').length)
  expect(lost.length).toBeGreaterThan(0)
})

it('a line with a printed name alone becomes that player’s row', () => {
  const lines = cartLinesOf({ players: [sok], sizes: [], kits: ['home'] }, FRAME)
  const printed = lines.map(line => ({ ...line, playerName: '', printName: 'SOK', number: null }))
  expect(rowsOfItem(printed, FRAME)).toMatchObject({ players: [{ name: 'SOK', printName: '', number: '' }], sizes: [] })
})
