import { describe, expect, it } from 'vitest'
import { parseQty } from './parseQty.ts'
import { linesOf, parseShirtNumber, playerOf, rowOf, type LineFrame, type PlayerRow } from './checkoutRows.ts'

const FRAME: LineFrame = {
  designId: '11111111-1111-4111-8111-111111111111',
  productType: 'SOCCER_KIT',
  fabric: 'mesh',
  sleeve: 'short',
  kits: ['home'],
}
const sok: PlayerRow = {
  id: 'a',
  name: ' Sok ',
  printName: '',
  number: '១០',
  size: 'XXL',
  version: 'goalkeeper',
  sleeve: 'long',
  qty: '២',
}

describe('the lines of a checkout', () => {
  it('carry each player with Khmer digits read', () => {
    expect(linesOf({ players: [sok], sizes: [] }, FRAME)).toEqual([
      {
        designId: FRAME.designId,
        productType: 'SOCCER_KIT',
        fabric: 'mesh',
        size: 'XXL',
        sleeve: 'long',
        qty: 2,
        playerName: 'Sok',
        printName: '',
        number: 10,
        version: 'goalkeeper',
      },
    ])
  })

  it('leave out sleeves that the garment does not come in', () => {
    const frame = { ...FRAME, productType: 'HOODIE', sleeve: 'long' } as const
    const [line] = linesOf({ players: [], sizes: [{ id: 'b', size: 'M', sleeve: 'short', qty: '12' }] }, frame)
    expect(line?.sleeve).toBe('long')
  })

  it('carry plain sizes with the sleeve of the design', () => {
    const [line] = linesOf({ players: [], sizes: [{ id: 'b', size: 'M', sleeve: '', qty: '12' }] }, FRAME)
    expect(line).toMatchObject({ size: 'M', sleeve: 'short', qty: 12 })
    expect(line).not.toHaveProperty('playerName')
  })

  it('leave out rows without a good quantity', () => {
    const bad = ['', '0', '-1', '1.5', '10001', 'ten'].map(qty => ({ ...sok, qty }))
    expect(linesOf({ players: bad, sizes: [] }, FRAME)).toEqual([])
  })
})

describe('numbers as typed', () => {
  it('are whole, in range, in either script', () => {
    expect(['1', ' 10000 ', '៧'].map(parseQty)).toEqual([1, 10_000, 7])
    expect(['0', '99', '០៧', '100', '1.5', ''].map(parseShirtNumber)).toEqual([0, 99, 7, null, null, null])
  })
})

describe('a row', () => {
  it('holds all of its player', () => {
    const player = playerOf(sok)
    expect(playerOf(rowOf(player))).toEqual(player)
  })
})
