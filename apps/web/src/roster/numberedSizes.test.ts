import type { Size } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { parseRoster } from './parseRoster.ts'

const RUN: readonly Size[] = ['4', '6', '8', '10', '12', '14']
const children = (text: string) => parseRoster(text, { run: RUN })
const told = (text: string) => children(text).players.map(({ name, number, size }) => [name, number, size])
const problems = (text: string) => children(text).errors.map(({ problem, value }) => [problem, value])

describe('a list for a product in sizes 4 to 14', () => {
  it.each([
    ['Name,Number,Size\nDara,7,10', 'a column of sizes'],
    ['Name,Size,Number\nDara,10,7', 'a column of sizes before the numbers'],
    ['ឈ្មោះ,លេខអាវ,ទំហំ\nDara,៧,១០', 'Khmer headings and digits'],
    ['Name,Number,Kids size\nDara,7,10', 'a column of children’s sizes'],
    ['Dara 7 size 10', 'a word before it'],
    ['Dara #7, size: 10', 'a label with a colon'],
    ['Dara 7 age 10', 'an age'],
    ['Dara 7 អាយុ ១០', 'an age in Khmer'],
    ['Dara លេខ ៧ ទំហំ ១០', 'a Khmer label'],
    ['Dara 7 (10 years)', 'years in brackets'],
    ['Dara 7 10y', 'years by a letter'],
  ])('%j gives shirt number 7 and size 10: %s', text => {
    expect(told(text)).toEqual([['Dara', 7, '10']])
    expect(problems(text)).toEqual([])
  })

  it.each([
    ['Dara 7 10', [['numberTwice', '7, 10']]],
    ['10 Dara 8', [['numberTwice', '10, 8']]],
    [
      'Dara\t7\t10\nVuthy\t9\t12\nSok\t10\t8',
      [
        ['numberTwice', '7, 10'],
        ['numberTwice', '9, 12'],
        ['numberTwice', '10, 8'],
      ],
    ],
    ['Dara 7 size M', [['sizeUnknown', 'M']]],
    ['Dara 7 size 9', [['sizeUnknown', '9']]],
    ['Dara 7 8-10', [['sizeUnknown', '8-10']]],
    ['Name,Number,Size\nDara,7,16', [['sizeUnknown', '16']]],
  ])('%j is asked about', (text, asked) => {
    expect(told(text)).toEqual([])
    expect(problems(text)).toEqual(asked)
  })

  it('a bare figure stays a shirt number; the missing size is assumed', () => {
    const { players, sizeless } = children('Dara 10\nVuthy 8')
    expect(players.map(({ number, size }) => [number, size])).toEqual([
      [10, '8'],
      [8, '8'],
    ])
    expect(sizeless.size).toBe(2)
  })

  it('a column of ages is not used, and named', () => {
    const { players, sizeless, ignored } = children('Name,No,Age\nDara,7,10\nVuthy,9,12')
    expect(players.map(({ number }) => number)).toEqual([7, 9])
    expect([sizeless.size, ignored]).toEqual([2, [{ row: 1, value: 'Age', reason: 'column' }]])
  })
})

describe('a list for a product in sizes XS to 6XL', () => {
  it.each(['Dara 7 size 10', 'Dara #7, size: 10', 'Name,Number,Size\nDara,7,10'])(
    '%j is asked about its size',
    text => {
      expect(parseRoster(text).errors.map(({ problem, value }) => [problem, value])).toEqual([['sizeUnknown', '10']])
    },
  )

  it('an age is a remark', () => {
    const { players, sizeless } = parseRoster('Dara 7 L age 10')
    expect(players.map(({ number, size }) => [number, size])).toEqual([[7, 'L']])
    expect(sizeless.size).toBe(0)
  })
})

it('a shop of both runs reads sizes of both', () => {
  const run: readonly Size[] = [...RUN, 'S', 'M', 'L']
  const { players } = parseRoster('Name,Number,Size\nDara,7,10\nVuthy,9,L', { run })
  expect(players.map(({ size }) => size)).toEqual(['10', 'L'])
})
