import { describe, expect, it } from 'vitest'
import { cutOutline } from './cutOutline.ts'
import { lineLength, mirrorLine, resampleLine, splitLine } from './line.ts'

const SQUARE = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 100 },
  { x: 0, y: 0 },
]

describe('cutting an outline', () => {
  it('gives each edge the stretch up to its next corner, around the list’s end', () => {
    const edges = cutOutline(SQUARE, [
      ['top', { x: 0, y: 0 }],
      ['right', { x: 100, y: 0 }],
      ['rest', { x: 100, y: 100 }],
    ])
    expect(edges.top).toEqual(SQUARE.slice(0, 3))
    expect(edges.rest.map(p => p.y)).toEqual([100, 100, 0])
  })

  it('refuses a corner that lies off the outline', () => {
    expect(() => cutOutline(SQUARE, [['top', { x: 50, y: 4 }]])).toThrow('top lies 4.0 mm off')
  })
})

describe('lines', () => {
  const bent = SQUARE.slice(0, 4)

  it('keep their length when they are mirrored, split and resampled at their corners', () => {
    const [head, tail] = splitLine(bent, 70)
    expect(lineLength(head)).toBeCloseTo(70)
    expect(lineLength(head) + lineLength(tail)).toBeCloseTo(200)
    expect(lineLength(mirrorLine(bent))).toBeCloseTo(200)
    expect(resampleLine(bent, 4)).toEqual([0, 50, 100, 150, 200].map(at => splitLine(bent, at)[1][0]))
  })
})
