import { loadNames } from '@kitwright/words'
import { expect, it } from 'vitest'
import { findSymbol, SYMBOL_FAMILIES, SYMBOLS, symbolSvg } from './index.ts'
import { stepsOf } from './svgPath.ts'

const names = await loadNames('symbols')

it('more than 150 symbols exist, each once, named in both languages', () => {
  expect(SYMBOLS.length).toBeGreaterThan(150)
  for (const told of [
    SYMBOLS.map(({ id }) => id),
    SYMBOLS.map(({ id }) => names[id].en),
    SYMBOLS.map(({ id }) => names[id].kh),
    SYMBOLS.map(symbol => symbolSvg(symbol)),
  ])
    expect(told.filter((each, i) => !each || told.indexOf(each) !== i)).toEqual([])
  expect(SYMBOLS.map(({ id }) => id).toSorted()).toEqual(Object.keys(names).toSorted())
  expect(new Set(SYMBOLS.map(({ family }) => family))).toEqual(new Set(SYMBOL_FAMILIES))
})

it.each([
  'tiger',
  'lion',
  'naga',
  'elephant-head',
  'eagle',
  'kouprey',
  'football',
  'laurel',
  'star',
  'long-boat',
  'angkor-wat',
])('a club finds %s among the symbols', id => expect(findSymbol(id)).toBeDefined())

it('no symbol leaves its square, and each fills most of it in one direction', () => {
  const odd = SYMBOLS.filter(({ shapes }) => {
    const numbers = shapes.filter(({ isMark }) => !isMark).flatMap(({ d }) => stepsOf(d).flatMap(step => step.numbers))
    const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    return Math.min(left, top) < -4 || Math.max(right, bottom) > 104 || Math.max(right - left, bottom - top) < 64
  })
  expect(odd.map(({ id }) => id)).toEqual([])
})
