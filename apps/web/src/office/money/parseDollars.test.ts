import { describe, expect, it } from 'vitest'
import { parseDollars, typedDollars } from './parseDollars.ts'

describe('typed dollars', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['0.07', 7],
    [' $1,234.50 ', 123_450],
    ['19.99', 1999],
    ['-3.20', -320],
    ['១២.៥០', 1250],
    ['៣០', 3000],
    ['0', 0],
  ])('%s are %d cents', (text, cents) => {
    expect(parseDollars(text)).toBe(cents)
  })

  it.each(['', ' ', '12,50', '1.234', '1,23', '12.', '.5', 'abc', '1e3', '--2', '12345678', '៛5'])(
    '“%s” are nothing',
    text => {
      expect(parseDollars(text)).toBeNull()
    },
  )

  it('come back as they were', () => {
    for (const cents of [1, 99, 100, 1999, 123_450, -320]) expect(parseDollars(typedDollars(cents))).toBe(cents)
  })
})
