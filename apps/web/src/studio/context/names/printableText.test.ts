import { createTextLayer, layer as layerSchema, LIMITS } from '@kitwright/design'
import { describe, expect, test } from 'vitest'
import { truncateGraphemes, printable } from './printableText.ts'

const zone = { id: 'z', piece: 'back', centre: { x: 0, y: 0 }, width: 300, height: 100 }

describe('what is typed or pasted', () => {
  test.each([
    ['lines of Windows and old Macs', 'A\r\nB\rC', 'A\nB\nC'],
    ['a paragraph sign', 'A\u2029B', 'A\nB'],
    ['tabs and bells', 'A\t\u0007B', 'A B'],
    ['half an emoji', 'A\ud83d', 'A'],
    ['Khmer and a whole emoji', 'ស្ត្រី 👨‍👩‍👧', 'ស្ត្រី 👨‍👩‍👧'],
  ])('%s', (_, typed, kept) => {
    expect(printable(typed)).toBe(kept)
    expect(layerSchema.safeParse(createTextLayer('a', 'text', kept, zone)).success).toBe(true)
  })
})

describe('a text of 10,000 characters', () => {
  const family = '👨‍👩‍👧'
  test.each([
    ['Latin', 'A'.repeat(10_000), 'A'.repeat(120)],
    ['Khmer: the last letter stays whole', `A${'ស្ត្រី'.repeat(1700)}`, `A${'ស្ត្រី'.repeat(19)}`],
    ['emoji of several signs', family.repeat(1250), family.repeat(15)],
    ['one that fits', family, family],
  ])('is printed as far as it fits: %s', (_, typed, kept) => {
    expect(truncateGraphemes(typed, LIMITS.textCharacters)).toBe(kept)
    expect(layerSchema.safeParse(createTextLayer('a', 'text', kept, zone)).success).toBe(true)
  })
})
