import { expect, it } from 'vitest'
import { checkIfMatch, etagOf } from './ifMatch.ts'

const isLetPass = (header: string | undefined): boolean => {
  try {
    checkIfMatch(header, 7)
    return true
  } catch {
    return false
  }
}

it.each([[etagOf(7)], ['"6", "7"'], ['*'], [' "7" ']])('If-Match lets a change pass with %s', header =>
  expect(isLetPass(header)).toBe(true),
)

it.each([['W/"7"'], ['"7-gzip"'], ['"7;gzip"'], ['W/"7-br"'], ['"7-zstd"']])(
  'If-Match knows its tag again in what a compressing proxy makes of it: %s',
  header => expect(isLetPass(header)).toBe(true),
)

it.each([[undefined], [''], ['"6"'], ['W/"77"'], ['7'], ['"7-gzip-2"'], ['"-gzip"']])(
  'If-Match refuses a change with %s',
  header => expect(isLetPass(header)).toBe(false),
)
