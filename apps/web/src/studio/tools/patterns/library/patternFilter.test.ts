import { PATTERN_FAMILIES, searchPatterns } from '@kitwright/library'
import { loadNames } from '@kitwright/words'
import { expect, it } from 'vitest'
import { widened } from './patternFilter.ts'

const [patterns, families] = await Promise.all([loadNames('patterns'), loadNames('patternFamilies')])
const names = { patterns, families }
const [first, second] = PATTERN_FAMILIES
const [other] = searchPatterns(names, { family: second }).items
const called = names.patterns[other!.id as keyof typeof patterns]

it('a word missing in the chosen kind of patterns is searched in all', () => {
  const wanted = { text: called.kh, family: first!, page: 1 }
  expect(searchPatterns(names, wanted).total).toBe(0)
  expect(widened(names, wanted)).toEqual({ ...wanted, family: null })
  expect(searchPatterns(names, widened(names, wanted)).items).toContain(other)
})

it('a word present in the chosen kind of patterns is searched there', () => {
  for (const wanted of [
    { text: '', family: first!, page: 2 },
    { text: called.en, family: second!, page: 1 },
    { text: 'qqq', family: null, page: 1 },
  ])
    expect(widened(names, wanted)).toBe(wanted)
})
