import { describe, expect, it } from 'vitest'
import { formatCents } from './money.ts'

describe('money', () => {
  it('is US dollars the American way', () => {
    expect([0, -0, 5, 1840, 123_456_700, -250].map(formatCents)).toEqual([
      '$0.00',
      '$0.00',
      '$0.05',
      '$18.40',
      '$1,234,567.00',
      '-$2.50',
    ])
  })
})
