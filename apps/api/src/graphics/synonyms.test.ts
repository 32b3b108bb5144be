import { expect, test } from 'vitest'
import { inEnglish, readQuery } from './synonyms.ts'

const termsOf = (text: string) => readQuery(text).map(({ terms }) => terms.join(' '))
const saidOf = (text: string) => readQuery(text).map(({ said }) => said)

test('each word brings its singular and the names of drawings that show it', () => {
  expect(termsOf('Balls')).toEqual(['balls ball soccer football basketball volleyball baseball'])
  expect(termsOf('cat')).toEqual(['cat'])
  // No plural: too short.
  expect(termsOf('gas bus')).toEqual(['gas', 'bus'])
  expect(termsOf('gyms')).toEqual(['gyms gym barbell dumbbell'])
  expect(termsOf('king/queen_of-hearts')).toEqual([
    'king crown chess-king',
    'queen crown chess-king',
    'of',
    'hearts heart',
  ])
  expect(saidOf(' “Lion”? (TIGER), '.replaceAll(/[“”]/g, '"'))).toEqual(['lion', 'tiger'])
  expect(readQuery(' .,!? ')).toEqual([])
})

test('Khmer words are found within longer ones, the longest first, without overlap', () => {
  expect(termsOf('ខ្លាឃ្មុំ')).toEqual(['bear'])
  expect(termsOf('ក្បាលតោនិងខ្លា')).toEqual(expect.arrayContaining(['lion', 'tiger']))
  expect(saidOf('តោ')).toEqual([null])
  expect(readQuery('ឪឡឹក')).toEqual([])
  // The names of our own drawings count before the table's.
  expect(termsOf('គោព្រៃ')).toEqual(['kouprey'])
})

test('a source without Khmer is asked in English by main meaning, or not', () => {
  expect(inEnglish('  Lion head ')).toBe('Lion head')
  expect(inEnglish('តោ')).toBe('lion')
  expect(inEnglish('តោ flag')).toBe('lion flag')
  expect(inEnglish('ឪឡឹក')).toBeNull()
  expect(inEnglish('')).toBe('')
})
