import { expect, it } from 'vitest'
import { kitsOf, usualKits, type OrderedKit } from './checkoutKits.ts'
import { linesOf, type LineFrame, type PlayerRow, type Rows } from './checkoutRows.ts'

const ALL: OrderedKit[] = ['home', 'away', 'goalkeeper', 'referee', 'training']
const frame = (kits: readonly OrderedKit[]): LineFrame => ({
  designId: '11111111-1111-4111-8111-111111111111',
  productType: 'SOCCER_KIT',
  fabric: 'mesh',
  sleeve: 'short',
  kits,
})
const row = (name: string, change: Partial<PlayerRow> = {}): PlayerRow => ({
  id: name,
  name,
  printName: '',
  number: '7',
  size: 'M',
  version: 'player',
  sleeve: '',
  qty: '1',
  ...change,
})
const squad: Rows = {
  players: [row('Sok'), row('Vichea', { version: 'goalkeeper', qty: '2' })],
  sizes: [{ id: 's', size: 'L', sleeve: '', qty: '3' }],
}
/** Returns the order lines as `Sok player`, or `away Sok player`, each with its quantity. */
const said = (rows: Rows, kits: readonly OrderedKit[]) =>
  linesOf(rows, frame(kits)).map(({ kit, playerName = 'plain', version, qty }) =>
    [kit, playerName, version, qty].filter(part => part !== undefined).join(' '),
  )

it('a squad is ordered in home, goalkeepers in their kit, by default', () => {
  expect(usualKits(kitsOf({ kits: [{ role: 'away', colours: {}, parts: {} }] }))).toEqual(['home'])
  expect(said(squad, ['home'])).toEqual(['Sok player 1', 'Vichea goalkeeper 2', 'plain 3'])
  expect(said(squad, ['home', 'away', 'goalkeeper'])).toEqual(['Sok player 1', 'plain 3', 'Vichea goalkeeper 2'])
})

it('the squad joins each chosen kit, goalkeepers theirs, and nobody as referee', () => {
  expect(said({ ...squad, kits: ['training', 'away', 'home', 'goalkeeper', 'referee'] }, ALL)).toEqual([
    'Sok player 1',
    'plain 3',
    'away Sok player 1',
    'away plain 3',
    'Vichea goalkeeper 2',
    'training Sok player 1',
    'training Vichea goalkeeper 2',
    'training plain 3',
  ])
})

it('goalkeepers of a design without a kit of their own wear what all wear', () => {
  const kits = ['home', 'away'] as const
  expect(said({ ...squad, sizes: [], kits }, kits)).toEqual([
    'Sok player 1',
    'Vichea goalkeeper 2',
    'away Sok player 1',
    'away Vichea goalkeeper 2',
  ])
})

it('quantities count for their kit, in any digits; invalid ones are left out', () => {
  const players = [
    row('Sok', { qtys: { away: '៣', goalkeeper: '1' } }),
    row('Dara', { qtys: { home: '0', away: ' ' } }),
    row('Rithy', { qtys: { home: 'two' } }),
    row('Vichea', { version: 'goalkeeper', qtys: { home: '1' } }),
  ]
  expect(said({ players, sizes: [], kits: ['home', 'away', 'goalkeeper'] }, ALL)).toEqual([
    'Sok player 1',
    'Vichea player 1',
    'away Sok player 3',
    'away Dara player 1',
    'away Rithy player 1',
    'Sok goalkeeper 1',
    'Vichea goalkeeper 1',
  ])
})

it('plain pieces come in one kit, and a removed kit is not ordered', () => {
  expect(said({ ...squad, kits: ['referee'] }, ALL)).toEqual(['referee Sok player 1', 'referee plain 3'])
  expect(said({ ...squad, kits: ['goalkeeper'] }, ALL)).toEqual(['Vichea goalkeeper 2', 'plain goalkeeper 3'])
  expect(said({ ...squad, kits: ['third'] }, ALL)).toEqual([])
})
