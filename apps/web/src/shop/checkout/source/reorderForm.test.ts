import type { Order, OrderLine } from '@kitwright/contract'
import { expect, it } from 'vitest'
import { reorderForm } from './reorderForm.ts'
import { otherLinesOf } from '../form/otherDesigns.ts'

const line = (change: Partial<OrderLine>): OrderLine => ({
  id: 'line',
  designId: 'home',
  designName: 'Home',
  revision: 1,
  unprinted: [],
  pictureUrl: '',
  productType: 'SOCCER_KIT',
  fabric: 'mesh',
  size: 'M',
  sleeve: 'short',
  version: 'player',
  kit: null,
  playerName: '',
  printName: '',
  number: null,
  qty: 1,
  baseCents: 0,
  unitCents: 0,
  surcharges: [],
  discounts: [],
  discountCents: 0,
  totalCents: 0,
  ...change,
})

it('a repeated order has the lines of all designs and the address, no note', () => {
  const order = {
    lines: [
      line({ playerName: 'Sok Dara', printName: 'DARA', number: 0, size: 'XXXL', qty: 2, version: 'goalkeeper' }),
      line({ qty: 8, sleeve: 'long' }),
      line({ designId: 'away', designName: 'Away', playerName: 'Somebody else', qty: 3 }),
      line({ fabric: 'interlock', qty: 4 }),
    ],
    address: 'House 12',
    landmark: 'by the market',
    phone: '+85512345678',
    note: 'for Sunday',
  } as unknown as Order
  const { players, sizes, others, ...rest } = reorderForm(order, { designId: 'home', sleeve: 'short', kits: ['home'] })
  expect(others.map(({ name, lines }) => [name, lines[0]?.fabric, lines[0]?.playerName])).toEqual([
    ['Away', 'mesh', 'Somebody else'],
    ['Home', 'interlock', ''],
  ])
  expect(otherLinesOf(others)).toMatchObject([
    { designId: 'away', qty: 3 },
    { designId: 'home', qty: 4 },
  ])
  expect(players).toEqual([
    expect.objectContaining({
      name: 'Sok Dara',
      printName: 'DARA',
      number: '0',
      size: 'XXXL',
      qty: '2',
      sleeve: '',
    }),
  ])
  expect(sizes).toEqual([expect.objectContaining({ size: 'M', sleeve: 'long', qty: '8' })])
  expect(rest).toEqual({
    kits: ['home'],
    fabric: 'mesh',
    address: 'House 12',
    landmark: 'by the market',
    phone: '+85512345678',
    note: '',
    isUnprintedAccepted: false,
    isUnprintedRefused: false,
  })
})

it('one player’s lines in several kits are one row; removed kits are omitted', () => {
  const sok = { playerName: 'Sok Dara', printName: 'DARA', number: 7 }
  const keeper = { playerName: 'Vichea', number: 1 }
  const order = {
    lines: [
      line({ ...sok, qty: 2 }),
      line({ ...keeper, size: 'L' }),
      line({ qty: 3 }),
      line({ ...sok, kit: 'away', qty: 2 }),
      line({ ...sok, kit: 'third', qty: 5 }),
      line({ kit: 'away', qty: 1 }),
      line({ ...keeper, size: 'L', version: 'goalkeeper', qty: 2 }),
    ],
  } as unknown as Order
  const own = { designId: 'home', sleeve: 'short', kits: ['home', 'away', 'goalkeeper'] } as const
  const { players, sizes, kits, others } = reorderForm(order, own)
  expect([kits, others]).toEqual([['home', 'away', 'goalkeeper'], []])
  expect(players).toMatchObject([
    { name: 'Sok Dara', version: 'player', qty: '2' },
    { name: 'Vichea', version: 'goalkeeper', qty: '1', qtys: { home: '1', goalkeeper: '2' } },
  ])
  expect(players[0]).not.toHaveProperty('qtys')
  expect(sizes).toMatchObject([{ qty: '3', qtys: { away: '1' } }])
})
