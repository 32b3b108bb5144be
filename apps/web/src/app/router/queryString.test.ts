import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './queryString.ts'

describe('a query string', () => {
  it.each(['', '?status=REVIEWING&q=home%20kit', '?q=1%2B1', '?q=%E1%9E%9F&page=2'])('stays as it is: %s', text => {
    expect(stringifySearch(parseSearch(text))).toBe(text)
  })

  it('leaves out what has no value', () => {
    expect(stringifySearch({ q: undefined, page: 2, sort: null })).toBe('?page=2')
  })
})
