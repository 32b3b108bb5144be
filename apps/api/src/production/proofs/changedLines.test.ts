import { expect, test } from 'vitest'
import { changedLines } from './changedLines.ts'
import type { CardFacts } from './drawing/content.ts'

const CARD: CardFacts = {
  lineId: 'a',
  design: 'Home',
  revision: 1,
  productType: 'TSHIRT',
  fabric: 'interlock',
  size: 'M',
  sleeve: 'short',
  version: 'player',
  playerName: 'Sok Dara',
  printed: 'DARA',
  number: 10,
  qty: 1,
  chart: 1,
}

test('nothing has changed where all is the same', () => {
  expect(changedLines([CARD], [{ ...CARD }])).toEqual([])
  // Cards from before lines named a kit have none.
  expect(changedLines([CARD], [{ ...CARD, kit: null }])).toEqual([])
})

test('each printed change is told with its old and new value', () => {
  const after: CardFacts = {
    ...CARD,
    design: 'Away',
    revision: 2,
    fabric: 'mesh',
    size: 'L',
    sleeve: 'long',
    version: 'goalkeeper',
    kit: 'away',
    printed: '',
    number: 0,
    qty: 3,
    chart: 2,
  }
  const [changed] = changedLines([CARD], [after])
  expect(changed).toMatchObject({ lineId: 'a', kind: 'changed' })
  expect(changed?.changes.map(({ what, before, after: now }) => [what, before, now])).toEqual([
    ['name', 'DARA', ''],
    ['number', '10', '0'],
    ['size', 'M', 'L'],
    ['sleeve', 'short', 'long'],
    ['version', 'player', 'goalkeeper'],
    ['kit', '', 'away'],
    ['design', 'Home', 'Away'],
    ['revision', '1', '2'],
    ['fabric', 'interlock', 'mesh'],
    ['qty', '1', '3'],
    ['chart', '1', '2'],
  ])
})

test('lines that came stand in their place, those that went at the end', () => {
  const [b, c] = [
    { ...CARD, lineId: 'b' },
    { ...CARD, lineId: 'c', number: 7 },
  ]
  const told = changedLines([CARD, { ...c, number: 8 }], [b, c])
  expect(told.map(({ lineId, kind }) => [lineId, kind])).toEqual([
    ['b', 'added'],
    ['c', 'changed'],
    ['a', 'removed'],
  ])
})
