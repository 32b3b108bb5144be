import { describe, expect, test } from 'vitest'
import { textLayout } from '../index.ts'
import { nodeSurface } from '../node/index.ts'
import { inkOf, pictureOf, pixelsOf, textOf } from '../testing/ink.ts'
import type { Context2d } from '../surface/types.ts'
import { halftoneOf, traceHalftone } from './halftone.ts'

const isHalftone = true as const

/** Returns the remaining share of the plain letters' ink, in bands from top to bottom. */
function inkByBand(text: string, change: Parameters<typeof textOf>[1], bands: number): number[] {
  const [plain, dotted] = [pictureOf(text, change), pictureOf(text, { ...change, isHalftone })]
  const [, top, , bottom] = inkOf(plain.canvas)
  const [all, kept] = [pixelsOf(plain.canvas), pixelsOf(dotted.canvas)]
  const sums = Array.from({ length: bands }, () => [0, 0])
  for (let i = 3; i < all.length; i += 4) {
    const row = Math.floor(i / 4 / plain.canvas.width)
    const sum = sums[Math.floor((bands * (row - top)) / (bottom - top + 1))]
    if (!sum) continue
    sum[0]! += all[i]!
    sum[1]! += kept[i]!
  }
  return sums.map(([whole, seen]) => seen! / whole!)
}

/** The lowest row with ink, in strips of 60 columns. */
function lowestByStrip(canvas: Parameters<typeof pixelsOf>[0]): number[] {
  const rows = Array.from({ length: Math.ceil(canvas.width / 60) }, () => 0)
  pixelsOf(canvas).forEach((value, i) => {
    const at = (i - 3) / 4
    if (i % 4 === 3 && value > 8) rows[Math.floor((at % canvas.width) / 60)] = Math.floor(at / canvas.width)
  })
  return rows
}

/** Returns the number of dots in all runs of a text. */
function dotsOf(text: string, change: Parameters<typeof textOf>[1] = {}): number {
  let dots = 0
  const layout = textLayout(textOf(text, change), nodeSurface)
  const real = nodeSurface.createCanvas(1, 1).getContext('2d')!
  real.font = layout.font
  const context = new Proxy(real, {
    get: (of, name: keyof Context2d) =>
      name === 'moveTo' ? () => dots++ : typeof of[name] === 'function' ? (of[name] as () => void).bind(of) : of[name],
  })
  const halftone = { ...halftoneOf(context, layout, 0), middle: layout.middle }
  for (const run of layout.runs) traceHalftone(context, run, halftone)
  return dots
}

describe('letters of halftone', () => {
  test.each([
    ['a number', '10', { font: 'graduate' }],
    ['spaced letters', 'HOME', { letterSpacingEm: 0.1 }],
    ['bent letters', 'HHH', { curve: { kind: 'arc', degrees: 20 } }],
    ['Khmer letters', 'ខ្មែរ', { font: 'kantumruy-pro' }],
  ] as const)('%s are whole above and thin out downwards', (_, text, change) => {
    const bands = inkByBand(text, change, 5)
    expect(bands[0]).toBeGreaterThan(0.98)
    expect(bands[4]).toBeLessThan(0.55)
    expect(bands[4]).toBeGreaterThan(0.03)
    expect(bands[3]).toBeLessThan(bands[2]!)
    expect(bands[4]).toBeLessThan(bands[3]!)
  })

  test.each([
    ['two Khmer words', 'សុខ ដារ៉ា'],
    ['Latin and Khmer', 'SOK ដារ៉ា'],
    ['Khmer with a subscript after Latin', 'SOK សុខ'],
  ])('%s in a font that lacks some of the letters are not cut off', (_, text) => {
    const [plain, dotted] = [pictureOf(text, { font: 'graduate' }), pictureOf(text, { font: 'graduate', isHalftone })]
    const [all, kept] = [lowestByStrip(plain.canvas), lowestByStrip(dotted.canvas)]
    const missing = all.map((lowest, i) => lowest - kept[i]!)
    expect(Math.max(...missing)).toBeLessThan(16)
  })

  test('Khmer letters without subscripts dissolve as far as Latin capitals', () => {
    const latin = inkByBand('HH', {}, 5)
    const khmer = inkByBand('កក', { font: 'kantumruy-pro' }, 5)
    expect(latin[4]).toBeLessThan(0.35)
    expect(khmer[4]).toBeLessThan(0.35)
  })

  test.each([
    ['Latin', 'HE 10', {}],
    ['Khmer', 'កម្ពុជា', { font: 'kantumruy-pro' }],
    ['spaced', 'HOME', { letterSpacingEm: 0.1 }],
  ] as const)('%s letters dissolve with their outlines, none of which are seen within them', (_, text, change) => {
    const outlined = {
      ...change,
      outline: { colour: '#ff0000', widthMm: 4 },
      fill: { kind: 'solid', colour: '#0000ff' },
    } as const
    const [whole, dotted] = [
      pixelsOf(pictureOf(text, outlined).canvas),
      pixelsOf(pictureOf(text, { ...outlined, isHalftone }).canvas),
    ]
    let [letters, within, around, kept] = [0, 0, 0, 0]
    for (let i = 0; i < whole.length; i += 4) {
      const isLetter = whole[i + 2]! > 250
      const isRed = dotted[i]! > 128 && dotted[i + 3]! > 128
      if (isLetter) letters++
      if (isLetter && isRed) within++
      if (whole[i]! > 250) around++
      if (whole[i]! > 250 && isRed) kept++
    }
    expect(within / letters).toBeLessThan(0.005)
    // The letters are whole above and dotted below.
    expect(kept / around).toBeGreaterThan(0.5)
    expect(kept / around).toBeLessThan(0.85)
  })

  test('each line dissolves by itself, not into the next one’s', () => {
    const bands = inkByBand('HHH\nHHH', { lineHeight: 0.8 }, 4)
    expect(bands[0]).toBeGreaterThan(0.9)
    expect(bands[2]).toBeGreaterThan(0.9)
    expect(Math.max(bands[1]!, bands[3]!)).toBeLessThan(0.7)
  })

  test('no ink lies beyond the plain letters', () => {
    const [plain, dotted] = [pixelsOf(pictureOf('Sok 8').canvas), pixelsOf(pictureOf('Sok 8', { isHalftone }).canvas)]
    expect(dotted.every((alpha, i) => i % 4 !== 3 || alpha <= plain[i]! + 2)).toBe(true)
  })

  test('large letters have as many dots as small ones, within a file’s limit', () => {
    expect(dotsOf('10', { sizeMm: 300 })).toBe(dotsOf('10', { sizeMm: 30 }))
    expect(dotsOf('10', { sizeMm: 300 })).toBeLessThan(1000)
    expect(dotsOf('ANGKOR WARRIORS '.repeat(6))).toBeLessThan(3600)
    expect(dotsOf('ANGKOR WARRIORS '.repeat(6), { letterSpacingEm: 0.1 })).toBeLessThan(3600)
  })
})
