import { expect, test } from 'vitest'
import { errorText, parseAcceptLanguage, preferredLanguage } from './language.ts'

test.each<[string | undefined, 'en' | 'kh' | null]>([
  [undefined, null],
  ['', null],
  ['fr', null],
  ['km', 'kh'],
  ['kh', 'kh'],
  ['km-KH,en;q=0.9', 'kh'],
  ['en-GB, km;q=0.8', 'en'],
  ['en;q=0.5,km;q=0.8', 'kh'],
  ['fr,en;q=0.1', 'en'],
  ['en;q=0, km;q=0.1', 'kh'],
  ['en;q=0', null],
  ['en;level=1;q=0.3, KM;q=0.2', 'en'],
  // The first language wins if both have the same weight.
  ['km,en', 'kh'],
  // A header longer than any browser sends is not read to its end.
  [`${'x'.repeat(199)},km`, null],
])('%s asks for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
  expect(parseAcceptLanguage(header)).toBe(language ?? 'en')
})

test('an error’s text tells the wait it names, and unknown errors have a text', () => {
  expect(errorText('sign-in-paused', 'en', 30)).toMatch(/ in 30 seconds\.$/)
  expect(errorText('made-up', 'kh')).toBe(errorText('internal', 'kh'))
  expect(errorText('not-found', 'en')).not.toBe(errorText('not-found', 'kh'))
})
