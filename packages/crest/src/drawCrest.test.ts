import { describe, expect, it } from 'vitest'
import { type Blazon, DIVISION_IDS, drawCrest, type Letter, blazonOf, SHAPE_IDS, startBlazon } from './index.ts'
import { stepsOf } from './path.ts'

/** Each letter a square of one em, so that one can tell where it was laid. */
const letter: Letter = ({ text }) => ({
  runs: Array.from(text).map((_, i) => ({ d: 'M0 0L100 0L100 -100L0 -100Z', start: i, advance: 1 })),
  unitsPerEm: 100,
  width: text.length,
  middle: 0.5,
  half: 0.5,
})
const INK = '#0a0b0c'
const blazon = (more: Partial<Blazon> = {}): Blazon => ({ ...startBlazon(), ...more })
const words = (text: string) => ({ ...startBlazon().top, text, colour: INK })

/** The letters' corners. */
function lettersOf(svg: string) {
  const d = [...svg.matchAll(/<path fill="#0a0b0c" d="([^"]*)"/g)].map(([, path = '']) => path).join('')
  return (d.match(/M[^M]*/g) ?? []).map(part => {
    const numbers = stepsOf(part).flatMap(step => step.numbers)
    const [x = 0, y = 0, x2 = 0, y2 = 0] = numbers
    const middle = [0, 2, 4, 6].map(i => [numbers[i]!, numbers[i + 1]!] as const)
    return {
      x: middle.reduce((sum, [px]) => sum + px, 0) / 4,
      y: middle.reduce((sum, [, py]) => sum + py, 0) / 4,
      degrees: Math.round((Math.atan2(y2 - y, x2 - x) * 180) / Math.PI),
      size: Math.hypot(x2 - x, y2 - y),
    }
  })
}

describe('a crest', () => {
  it('carries its blazon, whatever its words are, so that it can be changed again', () => {
    const made = blazon({ top: words('<b> & "ខ្លា"'), yearAt: 'below' })
    expect(blazonOf(drawCrest(made, letter))).toEqual(made)
  })

  it('takes no other picture for one of its own, nor a blazon that was tampered with', () => {
    expect(blazonOf('<svg><desc>A lion</desc></svg>')).toBeNull()
    const svg = drawCrest(blazon(), letter)
    expect(blazonOf(svg.replace('"heater"', '"no-such-shape"'))).toBeNull()
    expect(blazonOf(svg.replace('"crest":1', '"crest":2'))).toBeNull()
  })

  it('draws every shape and division with paths alone', () => {
    for (const shape of SHAPE_IDS) {
      for (const division of DIVISION_IDS) {
        const svg = drawCrest(
          blazon({ shape, division, top: words('A'), bottom: words('B'), year: words('1998') }),
          letter,
        )
        expect(svg, shape).not.toMatch(/<text|NaN|undefined|Infinity/)
        expect(lettersOf(svg).length, shape).toBeGreaterThanOrEqual(6)
      }
    }
  })

  it('has no ribbon and no band without words for them', () => {
    const count = (made: Blazon) => drawCrest(made, letter).split('<path').length
    expect(count(blazon({ bottom: words('B') }))).toBeGreaterThan(count(blazon()))
    expect(count(blazon({ top: words('B') }))).toBeGreaterThan(count(blazon()))
  })

  it('sets words straight in the band of a shield, as large as they fit', () => {
    const short = lettersOf(drawCrest(blazon({ top: words('AB') }), letter))
    const long = lettersOf(drawCrest(blazon({ top: words('A club with a very long name') }), letter))
    expect(new Set(long.map(({ degrees }) => degrees))).toEqual(new Set([0]))
    expect(long[0]!.size).toBeLessThan(short[0]!.size)
    expect(Math.max(...long.map(({ x }) => x)) - Math.min(...long.map(({ x }) => x))).toBeLessThan(78)
  })

  it('sets words around a roundel, upright above and below', () => {
    const svg = drawCrest(blazon({ shape: 'roundel', top: words('ABCDE'), bottom: words('FGHIJ') }), letter)
    const [above, below] = [lettersOf(svg).slice(0, 5), lettersOf(svg).slice(5, 10)]
    expect(above.map(({ degrees }) => degrees)).toEqual(above.map(({ degrees }) => degrees).toSorted((a, b) => a - b))
    expect(below.map(({ degrees }) => degrees)).toEqual(below.map(({ degrees }) => degrees).toSorted((a, b) => b - a))
    expect(above[2]).toMatchObject({ degrees: 0, x: expect.closeTo(50, 1) })
    expect(below[2]).toMatchObject({ degrees: 0, x: expect.closeTo(50, 1) })
    expect(above[2]!.y).toBeLessThan(20)
    expect(below[2]!.y).toBeGreaterThan(80)
    for (const { x, y } of [...above, ...below]) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(40.5, 0)
  })

  it('puts the founding year to both sides of the symbol, or under it', () => {
    const [a, b, c, d] = lettersOf(drawCrest(blazon({ year: words('1998') }), letter))
    expect([a!.x < 35, b!.x < 35, c!.x > 65, d!.x > 65]).toEqual([true, true, true, true])
    const below = lettersOf(drawCrest(blazon({ year: words('1998'), yearAt: 'below' }), letter))
    expect(below.every(({ y }) => y > 80)).toBe(true)
  })

  it('draws what stands over it within its picture', () => {
    const made = blazon({ above: { ...blazon().above, id: 'crown' } })
    const top = (svg: string) => Number(/viewBox="\S+ (\S+)/.exec(svg)![1])
    expect(top(drawCrest(made, letter))).toBeLessThan(top(drawCrest(blazon(), letter)) - 20)
  })

  it('is whole before its letters have come', () =>
    expect(drawCrest(blazon({ top: words('A'), bottom: words('B') }), () => null)).toContain('</svg>'))
})
