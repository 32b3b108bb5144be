import { describe, expect, it } from 'vitest'
import { duplicateNumbers, isShirtNumber, printedNamesOf } from './squadForm.ts'

describe('the numbers of a squad', () => {
  it('are told when two players share one, in either script', () => {
    expect(duplicateNumbers(['7', '10', '៧', '', '', '10', '9'].map(number => ({ number })))).toEqual([7, 10])
  })
  it('may be left out, else are 0 to 99', () => {
    expect(['', '0', '99', '៩'].map(isShirtNumber)).toEqual([true, true, true, true])
    expect(['100', '-1', '1.5', 'x'].map(isShirtNumber)).toEqual([false, false, false, false])
  })
})

it('printedNamesOf lists each name once and prefers the print name', () => {
  const players = [
    { name: 'Łukasz', printName: ' ŁUKASZ ' },
    { name: ' Dara ', printName: '' },
    { name: 'Dara', printName: ' ' },
    { name: '', printName: '' },
  ]
  expect(printedNamesOf(players)).toEqual(['ŁUKASZ', 'Dara'])
})
