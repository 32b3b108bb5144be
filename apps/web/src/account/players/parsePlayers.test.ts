import { describe, expect, it } from 'vitest'
import { parsePlayers } from './parsePlayers.ts'

const read = (text: string) => {
  const { players, errors } = parsePlayers(text)
  return { players: players.map(({ name, number, size }) => [name, number, size]), errors }
}

describe('a pasted list of players', () => {
  it('is read from a spreadsheet, with commas or semicolons, with or without a heading', () => {
    const expected = [
      ['Sok Dara', 7, 'M'],
      ['Vanna', 10, 'XXL'],
    ]
    expect(read('Name\tNumber\tSize\nSok Dara\t7\tM\nVanna\t10\t2XL').players).toEqual(expected)
    expect(read('Sok Dara, 7, m\r\nVanna, 10, XXL\r\n').players).toEqual(expected)
    expect(read('"Sok Dara";7;M\n\n"Vanna";10;2XL').players).toEqual(expected)
  })

  it('may be in Khmer, digits too', () => {
    expect(read('ឈ្មោះ\tលេខ\tទំហំ\nសុខ តារា\t៩៩\tL').players).toEqual([['សុខ តារា', 99, 'L']])
  })

  it('needs only the name', () => {
    expect(read('Sok').players).toEqual([['Sok', null, 'M']])
  })

  it('names each bad line and keeps the good ones', () => {
    const { players, errors } = read('Sok,7,M\n,8,M\nDara,100,M\nVanna,x,M\nBopha,9,huge')
    expect(players).toEqual([['Sok', 7, 'M']])
    expect(errors).toEqual([
      { row: 2, kind: 'name', value: '' },
      { row: 3, kind: 'number', value: '100' },
      { row: 4, kind: 'number', value: 'x' },
      { row: 5, kind: 'size', value: 'huge' },
    ])
  })
})
