import { describe, expect, it } from 'vitest'
import { digestOf } from './jsonDigest.ts'

describe('digestOf', () => {
  it('is the same whatever the order of keys, at any depth', () => {
    expect(digestOf(['Kit', { a: 1, b: [{ c: 2, d: null }] }])).toBe(
      digestOf(['Kit', { b: [{ d: null, c: 2 }], a: 1 }]),
    )
  })
  it('is another after any change', () => {
    const digests = [{ a: 1 }, { a: 2 }, { a: '1' }, { b: 1 }, [1, 2], [2, 1], 'ខ្មែរ', 'ខ្មែ'].map(digestOf)
    expect(new Set(digests).size).toBe(digests.length)
  })
})
