import { describe, expect, it } from 'vitest'
import { faviconShade } from './favicon.ts'

describe('the shade of the icon', () => {
  it('is 900 from six in the morning to before six in the evening, else 100', () => {
    expect([0, 5, 6, 12, 17, 18, 23].map(faviconShade)).toEqual([100, 100, 900, 900, 900, 100, 100])
  })
})
