import { PATTERN_FAMILIES, searchPatterns } from '@kitwright/library'
import { expect, it } from 'vitest'
import { widened } from './patternFilter.ts'

const [first, second] = PATTERN_FAMILIES.map(({ id }) => id)
const [other] = searchPatterns({ family: second }).items

it('a word that the chosen kind of patterns has not is looked for in all kinds', () => {
  const wanted = { text: other!.name.kh!, family: first!, page: 1 }
  expect(searchPatterns(wanted).total).toBe(0)
  expect(widened(wanted)).toEqual({ ...wanted, family: null })
  expect(searchPatterns(widened(wanted)).items).toContain(other)
})

it('a word that the chosen kind of patterns has is looked for in that kind', () => {
  for (const wanted of [
    { text: '', family: first!, page: 2 },
    { text: other!.name.en, family: second!, page: 1 },
    { text: 'qqq', family: null, page: 1 },
  ])
    expect(widened(wanted)).toBe(wanted)
})
