import { expect, test } from 'vitest'
import { findByCode } from './findByCode.ts'

const royal = { code: 'TX-204', name: 'Royal', hex: '#1e3a8a' }
const navy = { code: 'TX-205', name: 'Navy', hex: '#172554' }
const red = { code: 'PANTONE 186 C', name: '', hex: '#c8102e' }
const uncoated = { code: 'PANTONE 186 U', name: '', hex: '#d0434f' }
const card = [royal, navy, red, uncoated]

test.each([
  ['TX-204', royal],
  ['  tx 204 ', royal],
  ['TX204', royal],
  ['TX-204 Royal', royal],
  ['royal', royal],
  ['Pantone® 186 C', red],
  ['186c', red],
  ['PMS 186 U', uncoated],
  ['Pantone+ 186 coated', red],
  ['Pantone: 186 Uncoated', uncoated],
  ['186 C (Pantone)', red],
  ['P186C', red],
  ['PAN 186 C', red],
  ['Royal TX-204', royal],
])('a card finds %s', (typed, colour) => {
  expect(findByCode(card, typed)).toBe(colour)
})

test.each(['TX-20', 'TX-206', '186', 'PANTONE', 'Royal blue', '', ' - ', '#1e3a8a'])(
  'a card does not find “%s”',
  typed => {
    expect(findByCode(card, typed)).toBeNull()
  },
)

test.each(['Pantone Reflex Blue', 'reflex blue c', 'PMS cool grey 11', '18-1664', 'Cool Gray 11 Coated'])(
  'a card finds “%s” where only one Pantone has that number',
  typed => {
    const codes = ['PANTONE Reflex Blue C', 'PANTONE Cool Gray 11 C', 'PANTONE 18-1664 TCX', 'REFLEX-C']
    const [first, ...rest] = codes.map(code => ({ code, name: '', hex: '#000000' }))
    expect(findByCode([first!, ...rest], typed)).not.toBeNull()
    expect(findByCode([first!, ...rest], 'Reflex')).toBeNull()
  },
)

test('a card finds nothing for an ambiguous code, unless one matches exactly', () => {
  const alike = [
    { code: 'A-12', name: 'Sky', hex: '#7dd3fc' },
    { code: 'A1-2', name: 'Sky', hex: '#38bdf8' },
  ]
  expect(findByCode(alike, 'A12')).toBeNull()
  expect(findByCode(alike, 'sky')).toBeNull()
  expect(findByCode(alike, 'a1-2')).toBe(alike[1])
})
