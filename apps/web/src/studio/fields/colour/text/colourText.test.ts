import { parseHex, toHex } from '@kitwright/measure'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLOUR_FORMATS, formatColour, parseColour } from './colourText.ts'

const ORANGE = { r: 255, g: 128, b: 0, a: 1 }
const HALF = { ...ORANGE, a: 0x80 / 255 }

describe('a colour as text', () => {
  it.each([
    ['hex', '#ff8000', '#ff800080'],
    ['rgb', 'rgb(255, 128, 0)', 'rgba(255, 128, 0, 0.5)'],
    ['prgb', 'rgb(100%, 50%, 0%)', 'rgba(100%, 50%, 0%, 0.5)'],
    ['hsl', 'hsl(30, 100%, 50%)', 'hsla(30, 100%, 50%, 0.5)'],
    ['hsv', 'hsv(30, 100%, 100%)', 'hsva(30, 100%, 100%, 0.5)'],
  ] as const)('is written as %s', (format, solid, half) => {
    expect([formatColour(ORANGE, format), formatColour(HALF, format)]).toEqual([solid, half])
  })
  it('is written by its name where it has one', () => {
    const named = (hex: string): string => formatColour(parseHex(hex)!, 'name')
    expect(['#ff0000', '#808080', '#00ffff', '#ff8000', '#ff000080', '#00000000'].map(named)).toEqual([
      'red',
      'gray',
      'aqua',
      '#ff8000',
      '#ff000080',
      'transparent',
    ])
  })
  it('of a grey has no hue to stumble over', () => {
    expect(formatColour(parseHex('#808080')!, 'hsl')).toBe('hsl(0, 0%, 50%)')
    expect(formatColour(parseHex('#808080')!, 'hsv')).toBe('hsv(0, 0%, 50%)')
  })

  it.each([
    ['F80', '#ff8800'],
    ['#f808', '#ff880088'],
    ['ff8000', '#ff8000'],
    [' RGB(255, 128, 0) ', '#ff8000'],
    ['rgb(255 128 0 / 50%)', '#ff800080'],
    ['rgba(255,128,0,.5)', '#ff800080'],
    ['rgb(100%, 50%, 0%)', '#ff8000'],
    ['rgb(300, -20, 0)', '#ff0000'],
    ['hsl(30, 100%, 50%)', '#ff8000'],
    ['hsva(30, 100%, 100%, 0.5)', '#ff800080'],
    ['RebeccaPurple', '#663399'],
    ['transparent', '#00000000'],
  ])('reads %j as %s', (text, hex) => expect(toHex(parseColour(text)!)).toBe(hex))

  it.each(['', '#', '#12', '12345', 'reddish', 'rgb(1, 2)', 'hsv(1, 2, 3)', 'url(x)', 'ពណ៌'])('does not read %j', text =>
    expect(parseColour(text)).toBeNull(),
  )

  it('comes back from every form to within a step', () => {
    const colours = fc.integer({ min: 0, max: 0xffffff }).map(n => parseHex(n.toString(16).padStart(6, '0'))!)
    fc.assert(
      fc.property(colours, fc.constantFrom(...COLOUR_FORMATS), (colour, format) => {
        const back = parseColour(formatColour(colour, format))!
        // Whole percents and degrees are coarser than 8 bits.
        const step = format === 'hex' || format === 'rgb' || format === 'name' ? 0 : 5
        for (const key of ['r', 'g', 'b'] as const) expect(Math.abs(back[key] - colour[key])).toBeLessThanOrEqual(step)
      }),
    )
  })
  it('takes nothing for a colour that stops in the middle', () => {
    expect(parseColour('/0A')).toBeNull()
  })

  it('never breaks, whatever is pasted', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(fc.string(), text => {
        const colour = parseColour(text)
        expect(colour ? toHex(colour) : '#000000').toMatch(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/)
      }),
    )
  })
})
