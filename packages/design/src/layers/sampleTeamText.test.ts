import { describe, expect, test } from 'vitest'
import { sampleTeam, sizeToFit } from './sampleTeamText.ts'

describe('what a sample says for a team', () => {
  test('is the shop’s name in capitals, without white space around it', () => {
    expect(sampleTeam('  Angkor sports ')).toBe('ANGKOR SPORTS')
    expect(sampleTeam('អង្គរ')).toBe('អង្គរ')
  })
  test('is no longer than forty letters, of which none is cut in two', () => {
    expect(sampleTeam('a'.repeat(50))).toBe('A'.repeat(40))
    // One letter with a sign below and a vowel above it.
    const letter = 'ស្រី'
    expect(sampleTeam(letter.repeat(50))).toBe(letter.repeat(40))
  })
})

describe('how wide a letter is taken to be, beside its height', () => {
  const WIDTH = 10_000
  /** Returns a letter's width, from many in a row, since a size is in whole millimetres. */
  const widthOf = (letter: string): number => WIDTH / (sizeToFit(letter.repeat(10), 1e6, WIDTH) * 10)
  const inOrder = (...letters: string[]): void => {
    const widths = letters.map(widthOf)
    expect(widths, letters.join(' < ')).toEqual(widths.toSorted((a, b) => a - b))
    expect(new Set(widths).size, letters.join(' < ')).toBe(letters.length)
  }
  test('ranges from an I to an M, none as wide as high', () => {
    inOrder('I', 'A', 'M')
    expect(widthOf('M')).toBeLessThan(1)
    expect(['!', ' ', '1'].map(widthOf)).toEqual([widthOf('I'), widthOf('I'), widthOf('I')])
    expect(['é', 'g', '7'].map(widthOf)).toEqual([widthOf('A'), widthOf('A'), widthOf('A')])
  })
  test('ranges from narrow Khmer letters to the widest, about square', () => {
    inOrder('រ', 'ក', 'ល', 'ឈ')
    expect(widthOf('ល')).toBeLessThan(1)
    expect(widthOf('ឈ')).toBeLessThan(1.5)
  })
  test('adds nothing for marks above or below, a little for those beside', () => {
    const alone = widthOf('ក')
    expect(['កុ', 'កិ', 'ក្ក'].map(widthOf)).toEqual([alone, alone, alone])
    expect(widthOf('ក្រ')).toBeGreaterThan(alone)
    expect(widthOf('ក្រ')).toBeLessThan(widthOf('ករ'))
  })
  test('is its height in a script that nobody measured', () => expect(widthOf('漢')).toBe(1))
})
