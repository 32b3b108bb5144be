import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRecentColours, parseRecentColours, putFirst } from './recentColours.ts'

describe('the recent colours', () => {
  it('are kept as rgb texts and come back as they were', () => {
    expect(formatRecentColours(['#ff8000', '#0000ff80'])).toBe('["rgb(255, 128, 0)","rgba(0, 0, 255, 0.502)"]')
    const byte = fc.integer({ min: 0, max: 255 }).map(n => n.toString(16).padStart(2, '0'))
    const colour = fc
      .tuple(
        byte,
        byte,
        byte,
        fc.option(
          byte.filter(a => a !== 'ff'),
          { nil: '' },
        ),
      )
      .map(parts => `#${parts.join('')}`)
    fc.assert(
      fc.property(fc.uniqueArray(colour, { maxLength: 8 }), list => {
        expect(parseRecentColours(formatRecentColours(list))).toEqual(list)
      }),
    )
  })
  it('are eight at most, newest first, none twice', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8', '9', 'a'), { minLength: 1, maxLength: 40 }),
        letters => {
          const used = letters.map(letter => `#${letter.repeat(6)}`)
          const recent = used.reduce<readonly string[]>(putFirst, [])
          expect(recent[0]).toBe(used.at(-1))
          expect(recent).toEqual([...new Set(used.toReversed())].slice(0, 8))
        },
      ),
    )
  })
  it.each([null, '', 'no', '{}', '"rgb(1, 2, 3)"', '[1, null, "red", "rgb(300, 0, 0)", "rgb(1,2,3)"]'])(
    'are none where %j is kept',
    stored => expect(parseRecentColours(stored)).toEqual([]),
  )
  it('of another program may be too many or twice', () => {
    const stored = JSON.stringify([...Array(20).keys()].flatMap(n => [`rgb(${n}, 0, 0)`, `rgb(${n}, 0, 0)`]))
    expect(parseRecentColours(stored)).toHaveLength(8)
  })
})
