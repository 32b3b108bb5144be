import { describe, expect, it } from 'vitest'
import { parseRoster } from './parseRoster.ts'
import { duplicateNumbers, parseShirtNumber } from './players.ts'

const facts = (text: string) =>
  parseRoster(text).players.map(({ name, number, size, version }) => [name, number, size, version])

describe('parseRoster', () => {
  it('reads a table with a header, columns in any order', () => {
    expect(facts('Size\tName\tNo\tVersion\n2XL\tSOK DARA\t7\tGK\nm\tCHAN\t10\t')).toEqual([
      ['SOK DARA', 7, 'XXL', 'goalkeeper'],
      ['CHAN', 10, 'M', 'player'],
    ])
  })
  it('reads a Khmer table with Khmer digits', () => {
    expect(facts('ឈ្មោះ\tលេខ\tទំហំ\nសុខ ដារ៉ា\t១០\tL')).toEqual([['សុខ ដារ៉ា', 10, 'L', 'player']])
  })
  it('reads lines without a header by what each cell looks like', () => {
    expect(facts('7, SOK, XL\nDARA;L;9;អ្នកចាំទី\n11 VUTHY S')).toEqual([
      ['SOK', 7, 'XL', 'player'],
      ['DARA', 9, 'L', 'goalkeeper'],
      ['VUTHY', 11, 'S', 'player'],
    ])
  })
  it('keeps good rows and tells what is wrong with the others, by line', () => {
    const { players, errors } = parseRoster('name,number,size\nSOK,7,M\n,8,L\nDARA,100,L\n\nCHAN,1.5,L\nLY,3,HUGE')
    expect(players.map(player => player.name)).toEqual(['SOK'])
    expect(errors).toEqual([
      { row: 3, problem: 'nameRequired', value: '' },
      { row: 4, problem: 'numberInvalid', value: '100' },
      { row: 6, problem: 'numberInvalid', value: '1.5' },
      { row: 7, problem: 'sizeUnknown', value: 'HUGE' },
    ])
  })
  it('learns the columns of a table without a header from most of its rows', () => {
    const { players, errors } = parseRoster('SOK\t7\tL\tplayer\nDARA\t9\tXL\nLONG\t1\tM\tgoalkeeper\nRithy\tseven\t9XL')
    expect(players.map(player => player.name)).toEqual(['SOK', 'DARA', 'LONG'])
    expect(errors).toEqual([
      { row: 4, problem: 'numberInvalid', value: 'seven' },
      { row: 4, problem: 'sizeUnknown', value: '9XL' },
    ])
  })
  it('stops at the room that is left', () => {
    const { players, errors } = parseRoster('A 1\nB 2\nC 3', { room: 2 })
    expect(players).toHaveLength(2)
    expect(errors).toEqual([{ row: 3, problem: 'tooMany', value: '' }])
  })
  it('finds nothing in an empty text', () => {
    expect(parseRoster(' \n\n')).toMatchObject({ players: [], errors: [], ignored: [] })
  })
  it('reads shirt names and sleeves that a header names, and tells which are none', () => {
    const { players, errors } = parseRoster(
      'Name,Name on shirt,Sleeve\n"Sok, Dara",DARA,long\nLONG,,ខ្លី\nLy,,wide\nChan,' + 'x'.repeat(41),
    )
    expect(players.map(({ name, printName, sleeve }) => [name, printName, sleeve])).toEqual([
      ['Sok, Dara', 'DARA', 'long'],
      ['LONG', '', 'short'],
    ])
    expect(errors.map(({ row, problem }) => [row, problem])).toEqual([
      [4, 'sleeveUnknown'],
      [5, 'printNameTooLong'],
    ])
  })
  it('strips control characters and zero-width spaces', () => {
    expect(facts('A\u0007B\u200b\t5\tM')).toEqual([['A B', 5, 'M', 'player']])
  })
})

describe('shirt numbers', () => {
  it.each([
    ['', null],
    ['០៧', 7],
    ['#10', 10],
    ['0', 0],
    ['99', 99],
    ['100', undefined],
    ['-1', undefined],
    ['x', undefined],
  ])('%j is %j', (text, number) => expect(parseShirtNumber(text)).toBe(number))
  it('finds those worn twice', () => {
    expect([
      ...duplicateNumbers([{ number: 7 }, { number: null }, { number: 7 }, { number: 8 }, { number: null }]),
    ]).toEqual([7])
  })
})
