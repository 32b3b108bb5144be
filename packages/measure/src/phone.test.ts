import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePhone } from './phone.ts'

test.each([
  ['012 345 678', '+85512345678'],
  ['012345678', '+85512345678'],
  ['12 345 678', '+85512345678'],
  ['097-123-4567', '+855971234567'],
  ['(097) 123.4567', '+855971234567'],
  ['+855 12 345 678', '+85512345678'],
  ['+855 012 345 678', '+85512345678'],
  ['855 12 345 678', '+85512345678'],
  ['00855 12 345 678', '+85512345678'],
  ['០១២ ៣៤៥ ៦៧៨', '+85512345678'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['0033 1 42 68 53 00', '+33142685300'],
  ['\u202a+855 12 345 678\u202c', '+85512345678'],
  ['\u2068012\u00a0345\u2011678\u2069\u200e', '+85512345678'],
  ['\ufeff012\u2060345–678', '+85512345678'],
  ['＋８５５ １２ ３４５ ６７８', '+85512345678'],
  ['tel:+855-12-345-678', '+85512345678'],
])('the telephone number %s is %s', (text, number) => {
  expect(parsePhone(text)).toBe(number)
})

test.each([
  '',
  ' ',
  'call me',
  '12',
  '+',
  '+0123456789',
  '+855',
  '+855 1',
  '0',
  '1234567890123456',
  '+1234567890123456',
  '012x345678',
  '++85512345678',
])('%j is no telephone number', text => {
  expect(parsePhone(text)).toBeNull()
})

test('what comes out is E.164, and comes out of itself again', () => {
  const digits = fc.stringMatching(/^\+?[0-9 ]{1,20}$/)
  fc.assert(
    fc.property(digits, text => {
      const number = parsePhone(text)
      if (number === null) return
      expect(number).toMatch(/^\+[1-9]\d{7,14}$/)
      expect(parsePhone(number)).toBe(number)
    }),
  )
})
