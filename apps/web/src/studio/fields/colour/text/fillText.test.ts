import { fill as fillSchema, type Fill } from '@kitwright/design'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest'
import { formatFill, parseFill, wholeDegrees } from './fillText.ts'

let warned: MockInstance<typeof console.warn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => warned.mockRestore())

const linear = (angleDeg: number, from: [string, number], to: [string, number]): Fill => ({
  kind: 'gradient',
  shape: 'linear',
  angleDeg,
  stops: [
    { colour: from[0], at: from[1] },
    { colour: to[0], at: to[1] },
  ],
})

describe('a fill as text', () => {
  it.each<[string, Fill]>([
    ['#10b981', { kind: 'solid', colour: '#10b981' }],
    [
      'linear-gradient(90deg, rgba(255, 255, 255, 1) 0%, rgba(0, 0, 0, 1) 100%)',
      linear(90, ['#ffffff', 0], ['#000000', 100]),
    ],
    [
      'radial-gradient(circle, rgba(255, 0, 0, 0.5) 10%, rgba(0, 0, 255, 1) 80%)',
      { ...linear(180, ['#ff000080', 10], ['#0000ff', 80]), shape: 'radial' } as Fill,
    ],
  ])('is read and written: %s', (text, fill) => {
    expect(parseFill(text)).toEqual(fill)
    expect(formatFill(fill, 'hex')).toBe(text)
  })

  it.each<[string, Fill]>([
    ['linear-gradient(red, blue)', linear(180, ['#ff0000', 0], ['#0000ff', 100])],
    ['linear-gradient(to right, #f00, #00f)', linear(90, ['#ff0000', 0], ['#0000ff', 100])],
    ['linear-gradient(to left top, #f00, #00f)', linear(315, ['#ff0000', 0], ['#0000ff', 100])],
    ['linear-gradient(-90deg, #f00 5.6%, #00f 140%)', linear(270, ['#ff0000', 6], ['#0000ff', 100])],
    ['linear-gradient(0.25turn, #f00, #00f)', linear(90, ['#ff0000', 0], ['#0000ff', 100])],
    ['LINEAR-GRADIENT(720deg, #F00 80%, #00F 20%);', linear(0, ['#ff0000', 80], ['#0000ff', 20])],
    ['linear-gradient(90deg, red 0% 10%, lime, blue 60% 90%)', linear(90, ['#ff0000', 10], ['#0000ff', 90])],
    [
      'radial-gradient(ellipse at top, red, blue)',
      { ...linear(180, ['#ff0000', 0], ['#0000ff', 100]), shape: 'radial' } as Fill,
    ],
    ['radial-gradient(red, blue)', { ...linear(180, ['#ff0000', 0], ['#0000ff', 100]), shape: 'radial' } as Fill],
  ])('is read as others write it: %s', (text, fill) => expect(parseFill(text)).toEqual(fill))

  it.each([
    '',
    'linear-gradient()',
    'linear-gradient(90deg)',
    'linear-gradient(90deg, red)',
    'linear-gradient(90deg, red, bluish)',
    'linear-gradient(to nowhere, red, blue)',
    'linear-gradient(90deg, red, blue',
    'conic-gradient(red, blue)',
  ])('that is none is logged and ignored: %j', text => {
    expect(parseFill(text)).toBeNull()
    expect(warned).toHaveBeenCalledWith('colour parse error', text)
  })

  it('survives the round trip', () => {
    const alpha = fc.integer({ min: 0, max: 100 }).map(n => (n === 100 ? '' : toTwo(n * 2.55)))
    const toTwo = (n: number): string => Math.round(n).toString(16).padStart(2, '0')
    const colour = fc
      .tuple(fc.integer({ min: 0, max: 0xffffff }), alpha)
      .map(([n, a]) => `#${n.toString(16).padStart(6, '0')}${a}`)
    const at = fc.integer({ min: 0, max: 100 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), colour, at, colour, at, (deg, from, a, to, b) => {
        const fill = linear(deg, [from, a], [to, b])
        const back = parseFill(formatFill(fill, 'rgb'))
        expect(fillSchema.safeParse(back).success).toBe(true)
        expect(formatFill(back!, 'rgb')).toBe(formatFill(fill, 'rgb'))
      }),
    )
  })
  it('is always one that a design takes', () => {
    expect.hasAssertions()
    const word = fc.constantFrom(
      'linear-gradient(',
      'radial-gradient(',
      'circle',
      '45deg',
      '-1turn',
      ',',
      ' ',
      '50%',
      '-7%',
      'red',
      '#12',
      'rgb(1,2,3)',
      ')',
      'to left',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), words => {
        const fill = parseFill(words.join(' '))
        expect(fill === null || fillSchema.safeParse(fill).success).toBe(true)
      }),
    )
  })
})

describe('an angle', () => {
  it('is brought into one turn of whole degrees', () => {
    expect([-90, 360, 359.6, 725, 0.4, -0.2].map(wholeDegrees)).toEqual([270, 0, 0, 5, 0, 0])
  })
})
