import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance } from './distance.ts'

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['lotus', 'lotus', 0],
  ['lots', 'lotus', 1],
  ['lotuss', 'lotus', 1],
  ['locus', 'lotus', 1],
  ['lotsu', 'lotus', 1],
  ['oltsu', 'lotus', 2],
  ['kitten', 'sitting', 3],
  // A swapped letter is not changed again.
  ['ca', 'abc', 3],
])('from “%s” to “%s” it is %i', (from, to, wanted) => {
  expect(distance(from, to)).toBe(wanted)
  expect(distance(to, from)).toBe(wanted)
})

// Within a word the distance may grow by more: the swap of “ac” and “ca” is lost when a letter comes between.
test('an added or removed end letter changes the distance by one', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (from, to) => {
      const away = distance(from, to)
      expect(away).toBeLessThanOrEqual(Math.max(from.length, to.length))
      expect(away).toBeGreaterThanOrEqual(Math.abs(from.length - to.length))
      for (const changed of [`${from}b`, `b${from}`, from.slice(1), from.slice(0, -1)])
        expect(Math.abs(distance(changed, to) - away)).toBeLessThanOrEqual(1)
    }),
  )
})
