import { loadNames } from '@kitwright/words'
import { expect, it } from 'vitest'
import { foundSymbols } from './searchSymbols.ts'

const names = await loadNames('symbols')
const idsOf = (text: string) => foundSymbols(names, text, 'beasts').map(({ id }) => id)

it.each([
  ['tig', 'tiger'],
  ['ខ្លា', 'tiger'],
  ['LION', 'lion'],
  ['angkor temple', 'angkor-wat'],
  ['នាគ', 'naga'],
])('who looks for %s in the crest maker finds it first', (text, id) => expect(idsOf(text)[0]).toBe(id))

it('the crest maker shows families without a search, and nothing for unknown words', () => {
  expect(idsOf(' ')).toContain('kouprey')
  expect(idsOf(' ')).not.toContain('football')
  expect(idsOf('spaceship')).toEqual([])
})
