import { describe, expect, it } from 'vitest'
import { type Blazon, DIVISION_IDS, drawCrest, type Letter, blazonOf, SHAPE_IDS, startBlazon } from './index.ts'
import { stepsOf } from './svgPath.ts'
import { SHAPES } from './shapes.ts'

/** Each letter is a square of one em, so that its position can be measured. */
const letter: Letter = ({ text }) => ({
  runs: Array.from(text).map((_, i) => ({ d: 'M0 0L100 0L100 -100L0 -100Z', start: i, advance: 1 })),
  unitsPerEm: 100,
  width: text.length,
  middle: 0.5,
  half: 0.6,
})
const INK = '#0a0b0c'
const blazon = (more: Partial<Blazon> = {}): Blazon => ({ ...startBlazon(), ...more })
const words = (text: string) => ({ ...startBlazon().top, text, colour: INK })

/** Returns the corners of the letters. */
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

  it('accepts no foreign picture as its own, nor a changed blazon', () => {
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

  it('keeps capitals off both ring lines; Khmer marks nearly reach them', () => {
    const sizeOf = (half: number): number => {
      const set: Letter = text => ({ ...letter(text)!, half })
      const made = blazon({ shape: 'roundel', top: words('AB'), bottom: words('CD') })
      const letters = lettersOf(drawCrest(made, set))
      for (const { x, y, size } of letters) {
        const from = Math.hypot(x - 50, y - 50)
        // The field's own line reaches up to 1.6 beyond its radius of 33, and the rim begins at 48.
        expect(from - size / 2).toBeGreaterThan(33 + 1.6 + 0.4)
        expect(Math.hypot(from + size / 2, size / 2)).toBeLessThan(48 - 0.4)
      }
      return letters[0]!.size
    }
    const [capitals, khmer] = [sizeOf(0.5), sizeOf(1)]
    expect(khmer / capitals).toBeCloseTo(0.96 / 2 / 0.72, 2)
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

/** Returns a crest's paths in stacking order: colour, line and bounding box. */
function pathsOf(svg: string) {
  return [...svg.replace(/<defs>.*<\/defs>/, '').matchAll(/<path fill="([^"]*)"(.*?) d="([^"]*)"/g)].map(
    ([, fill = '', more = '', d = '']) => {
      const numbers = stepsOf(d).flatMap(step => step.numbers)
      const [xs, ys] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
      const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
      const line = Number(/stroke-width="([\d.]+)"/.exec(more)?.[1] ?? 0)
      const stroke = /stroke="([^"]+)"/.exec(more)?.[1]
      return { fill, line, stroke, x: (left + right) / 2, y: (top + foot) / 2, wide: right - left, high: foot - top }
    },
  )
}
const [RED, BLUE, GOLD, GREEN, PINK] = ['#ff0000', '#0000ff', '#ffcc00', '#00ff00', '#ff00ff'] as const
const rims = (inner: number, outer: number): Blazon['rims'] => [
  { colour: RED, width: inner },
  { colour: BLUE, width: outer },
]
const star = { id: 'star', colour: GOLD, detail: null, size: 100, down: 0 }
const drawn = (more: Partial<Blazon>) => pathsOf(drawCrest(blazon({ symbol: star, ...more }), letter))
const inColour = (more: Partial<Blazon>, colour: string) => drawn(more).filter(({ fill }) => fill === colour)
const viewOf = (more: Partial<Blazon>) =>
  / width="(\d+)" height="(\d+)" viewBox="([^"]+)"/
    .exec(drawCrest(blazon(more), letter))!
    .slice(1)
    .flatMap(part => part.split(' ').map(Number)) as [number, number, number, number, number, number]

describe('lines around a field', () => {
  it('lie over each other, the widest below, and vanish without width', () => {
    const lines = (inner: number, outer: number) =>
      drawn({ rims: rims(inner, outer) }).flatMap(({ fill, line }) => (line > 0 ? [[fill, line]] : []))
    expect(lines(2, 3)).toEqual([
      [BLUE, 10],
      [RED, 4],
    ])
    expect(lines(2, 0)).toEqual([[RED, 4]])
    expect(lines(0, 3)).toEqual([[BLUE, 6]])
    expect(lines(0, 0)).toEqual([])
  })
  it('take an ornament with them, which is there without them too', () => {
    const flames = (inner: number, outer: number) => inColour({ shape: 'flames', rims: rims(inner, outer) }, RED)
    expect(flames(0, 0)).toHaveLength(1)
    expect(flames(2, 0)[0]!.wide).toBeCloseTo(flames(0, 0)[0]!.wide)
    expect(inColour({ shape: 'heater', rims: rims(0, 0) }, RED)).toEqual([])
  })
  it('fit in the picture, which is ten pixels per hundredth part', () => {
    const [width, height, x, y, wide, high] = viewOf({ rims: rims(2, 3) })
    expect([x, y, wide, high, width, height]).toEqual([-6, -6, 112, 128, 1120, 1280])
    expect(viewOf({ rims: rims(2, 3), bottom: words('B') })[2]).toBeLessThan(x)
    // Words around a roundel need no ribbon.
    expect(viewOf({ shape: 'roundel', rims: rims(2, 3), bottom: words('B') })[2]).toBe(x)
  })
})

it.each(DIVISION_IDS)('a field parted %s shows its second colour, and a plain one does not', division => {
  const painted = inColour({ division, second: PINK }, PINK)
  expect(painted.filter(({ wide, high }) => wide > 5 && high > 5)).toHaveLength(division === 'plain' ? 0 : 1)
})

describe('a band', () => {
  const chief = (more: Partial<Blazon>) =>
    drawCrest(blazon({ top: words('AB'), band: PINK, ...more }), letter).includes('id="under"')
  it('lies along the top under words, unlike the field, never on a plate', () => {
    expect(chief({})).toBe(true)
    expect([chief({ top: words(' ') }), chief({ field: PINK }), chief({ shape: 'plate' })]).toEqual([
      false,
      false,
      false,
    ])
  })
  it('rings only a roundel with words above or below', () => {
    const ring = (more: Partial<Blazon>) => inColour({ shape: 'roundel', band: PINK, ...more }, PINK).length
    expect(ring({})).toBe(0)
    expect([ring({ top: words('A') }), ring({ bottom: words('A') })]).toEqual([1, 1])
    expect(inColour({ shape: 'oval', band: PINK, top: words('A') }, PINK)).toHaveLength(1)
  })
  it('carries a dot on either side where a ring says something above and below', () => {
    const dots = (more: Partial<Blazon>) =>
      inColour({ shape: 'roundel', top: { ...words('A'), colour: PINK }, ...more }, PINK).filter(
        ({ wide }) => wide > 50,
      )
    expect(dots({})).toEqual([])
    const [both] = dots({ bottom: words('B') })
    expect(both).toMatchObject({ x: 50, y: 50 })
  })
  it('hangs as a ribbon edged in another colour, as wide as its words', () => {
    const front = (text: string, band: string = PINK) =>
      inColour({ rims: rims(2, 2), band, bottom: words(text) }, band).findLast(({ stroke }) => stroke)!
    expect(front('B').stroke).toBe(RED)
    expect(front('B', RED).stroke).toBe(BLUE)
    expect(front('A longer name').wide).toBeGreaterThan(front('B').wide + 5)
    expect(front('A').y).toBeCloseTo(SHAPES.heater.ribbon, -1)
  })
})

describe('the symbol', () => {
  const at = (more: Partial<Blazon> = {}) => inColour(more, GOLD)[0]!
  it('has its set size, in the middle or lower as set', () => {
    const usual = at()
    expect(usual.x).toBeCloseTo(50, 0)
    expect(at({ symbol: { ...star, size: 50 } }).wide).toBeCloseTo(usual.wide / 2, 0)
    expect(at({ symbol: { ...star, down: 7 } }).y).toBeCloseTo(usual.y + 7, 1)
    expect(inColour({ symbol: { ...star, id: null } }, GOLD)).toEqual([])
    expect(inColour({ symbol: { ...star, id: 'no-such' } }, GOLD)).toEqual([])
  })
  it('makes room for words above and below it, and for a year under it', () => {
    const usual = at()
    const [under, over, between] = [
      at({ top: words('A') }),
      at({ bottom: words('B') }),
      at({ year: words('1998'), yearAt: 'below' }),
    ]
    expect([under.wide < usual.wide, under.y > usual.y]).toEqual([true, true])
    expect([over.wide < usual.wide, over.y < usual.y]).toEqual([true, true])
    expect([between.wide < usual.wide, between.y < usual.y]).toEqual([true, true])
    const ring = (more: Partial<Blazon>) => at({ shape: 'roundel', top: words('A'), ...more })
    const [alone, sides, below] = [ring({}), ring({ year: words('98') }), ring({ year: words('98'), yearAt: 'below' })]
    expect([alone.wide > below.wide, below.wide > sides.wide, below.y < alone.y]).toEqual([true, true, true])
    expect(sides.y).toBeCloseTo(alone.y, 0)
  })
  it('has details in their own colour, else in that of the field', () => {
    const tiger = { ...star, id: 'tiger' }
    const colours = (more: Partial<Blazon>) => new Set(drawn(more).map(({ fill, stroke }) => stroke ?? fill))
    expect(colours({ symbol: { ...tiger, detail: GREEN } })).toContain(GREEN)
    expect(colours({ symbol: tiger, field: PINK })).not.toContain(GREEN)
  })
  it('above a shape stands as high as set, and enlarges the picture', () => {
    const above = (more: object) => ({ above: { ...star, colour: PINK, ...more } })
    const [usual, high, low] = [0, -9, 9].map(down => inColour(above({ down }), PINK)[0]!)
    expect(usual!.y).toBeLessThan(0)
    expect(high!.y).toBeCloseTo(usual!.y - 9, 1)
    expect(low!.y).toBeCloseTo(usual!.y + 9, 1)
    const top = (down: number) => viewOf(above({ down }))[3]
    expect([top(0) - top(-9), top(9)]).toEqual([9, top(0)])
    expect(inColour(above({ size: 50 }), PINK)[0]!.wide).toBeCloseTo(usual!.wide / 2, 0)
    expect(inColour(above({ id: 'no-such' }), PINK)).toEqual([])
  })
})

describe('a year', () => {
  const letters = (more: Partial<Blazon>) => lettersOf(drawCrest(blazon({ symbol: star, ...more }), letter))
  it('stands in two halves on a line; one letter stands under the symbol', () => {
    const [a, b, c] = letters({ year: words('199') })
    expect([a!.x < 50, b!.x < 50, c!.x > 50]).toEqual([true, true, true])
    expect(new Set([a, b, c].map(each => each!.y.toFixed(1))).size).toBe(1)
    const [one] = letters({ year: words(' 9 ') })
    expect(one!.x).toBeCloseTo(50, 1)
    expect(one!.y).toBeGreaterThan(80)
  })
  it('stands nearer where no symbol is between its halves, and within a ring', () => {
    const left = (more: Partial<Blazon>) => letters({ year: words('1998'), ...more })[0]!.x
    expect(left({ symbol: { ...star, id: null } })).toBeGreaterThan(left({}) + 5)
    expect(left({ symbol: { ...star, size: 60 } })).toBeGreaterThan(left({}) + 3)
    const [a, b] = letters({ shape: 'roundel', top: words('A'), year: words('98') }).slice(1)
    expect([a!.x > 17 && a!.x < 40, b!.x > 60 && b!.x < 83]).toEqual([true, true])
    expect(a!.size).toBeLessThan(letters({ year: words('98') })[0]!.size)
    const below = { year: words('98'), yearAt: 'below' as const }
    const [, inRing] = letters({ shape: 'roundel', top: words('A'), ...below })
    expect(inRing!.y).toBeLessThan(50 + 33)
    expect(inRing!.size).toBeLessThan(letters(below)[0]!.size)
  })
})

it('letters fill what is told of their room, in whichever direction it ends first', () => {
  const size = (text: string, percent = 100) =>
    lettersOf(drawCrest(blazon({ top: { ...words(text), size: percent } }), letter))[0]!.size
  expect(size('AB', 50)).toBeCloseTo(size('AB') / 2, 1)
  expect(size('AB')).toBeCloseTo(size('ABC'), 2)
  const { end, line } = SHAPES.heater.chief
  const reach = 0.6 * size('AB')
  expect([reach < end - line, reach > (end - line) / 2]).toEqual([true, true])
  expect(size('A'.repeat(40))).toBeCloseTo(SHAPES.heater.chief.width / 40, 1)
  const empty: Letter = () => ({ runs: [], unitsPerEm: 100, width: 0, middle: 0, half: 0.5 })
  expect(drawCrest(blazon({ top: words('A'), bottom: words('B') }), empty)).not.toMatch(/NaN|Infinity/)
})

it.each(Object.entries(SHAPES))(
  'on a %s words, symbol and ribbon have their places one below the other',
  (_, shape) => {
    const { chief, symbol, ribbon, height, ring } = shape
    expect([chief.line > 0, chief.line < chief.end, symbol.y < ribbon, ribbon < height]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(symbol.y - symbol.size / 2).toBeGreaterThan(0)
    expect(symbol.y + symbol.size / 2).toBeLessThan(height)
    expect(symbol.y).toBeGreaterThanOrEqual(chief.line)
    if (ring) expect(ring.inner).toBeLessThan(ring.outer)
  },
)
