import { expect, test } from 'vitest'
import { listFailures } from './failures.ts'

test('a failure is listed with its path and the first line of its error', () => {
  const failure = { title: '/home/shop/a.test.ts › adds', reason: '\u001B[31mError: 3 ≠ 4\u001B[39m\n    at a.test.ts' }
  expect(listFailures([failure, { title: 'format', reason: '' }], '/home/shop')).toBe(
    '✗ a.test.ts › adds\n    Error: 3 ≠ 4\n✗ format',
  )
})

test('a long list of failures ends with the number of the others', () => {
  const failures = Array.from({ length: 45 }, (_, index) => ({ title: `test ${index}`, reason: 'no' }))
  const lines = listFailures(failures, '/').split('\n')
  expect(lines).toHaveLength(81)
  expect(lines.at(-1)).toBe('… and 5 more')
})

test('no failure is listed as nothing', () => expect(listFailures([], '/')).toBe(''))
