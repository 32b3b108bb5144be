import type { Point } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { guideShapes, pathOf } from './guideShapes.ts'
import type { Gap, Guides } from './types.ts'

const LINE = { kind: 'zone', from: { x: 10, y: 20 }, to: { x: 110, y: 220 } } as const
const gap = (mm: number, byMm?: number): Gap => ({
  from: { x: 0, y: 0 },
  to: { x: mm, y: 0 },
  mm,
  ...(byMm && { byMm }),
})
const marks = (lines: Guides['lines'], gaps: Guides['gaps']): Guides => ({ piece: 'front', lines, gaps })
/** Displayed at half the size, curved. */
const seen = ({ x, y }: Point): Point => ({ x: x / 2, y: y / 2 + Math.sin(x / 50) })

describe('the marks of a drag', () => {
  it('bend with the cloth, through points at even steps', () => {
    const [shape, ...others] = guideShapes(marks([LINE], []), seen).lines
    expect(others).toEqual([])
    expect(shape!.kind).toBe('zone')
    expect(shape!.points[0]).toEqual(seen(LINE.from))
    expect(shape!.points.at(-1)).toEqual(seen(LINE.to))
    expect(shape!.points[5]).toEqual(seen({ x: 60, y: 120 }))
    const steps = shape!.points.slice(1).map(({ x }, i) => x - shape!.points[i]!.x)
    expect(steps.length).toBeGreaterThan(5)
    for (const step of steps) expect(step).toBeCloseTo(50 / steps.length, 6)
  })
  it('end where the cloth turns away', () => {
    const onlyLeft = (at: Point): Point | null => (at.x < 55 ? seen(at) : null)
    const { lines, labels } = guideShapes(
      marks([LINE], [{ ...gap(40), from: { x: 60, y: 0 }, to: { x: 100, y: 0 } }]),
      onlyLeft,
    )
    expect(lines[0]!.points.at(-1)).toEqual(seen({ x: 50, y: 100 }))
    expect([lines[1]!.points, labels]).toEqual([[], []])
  })
  it('of a distance show tenths below 100 mm, whole numbers above', () => {
    const { lines, labels } = guideShapes(marks([LINE], [gap(40), gap(99.96), gap(100), gap(123.6), gap(12.34)]), seen)
    expect(lines.map(({ kind }) => kind)).toEqual(['zone', 'gap', 'gap', 'gap', 'gap', 'gap'])
    expect(labels[0]).toEqual({ at: seen({ x: 20, y: 0 }), text: '40 mm' })
    expect(labels.map(({ text }) => text)).toEqual(['40 mm', '100 mm', '100 mm', '124 mm', '12.3 mm'])
  })
  it('of a size say its width and its height', () => {
    expect(guideShapes(marks([], [gap(40, 120.7)]), seen).labels[0]!.text).toBe('40 × 121 mm')
    expect(guideShapes(marks([], [gap(100.4, 66.66)]), seen).labels[0]!.text).toBe('100 × 66.7 mm')
  })
  it('are none where nothing was met', () => {
    expect(guideShapes(null, seen)).toEqual({ lines: [], labels: [] })
  })
  it('are written as a browser draws a line', () => {
    expect(
      pathOf([
        { x: 1, y: 2 },
        { x: 3.5, y: -4 },
      ]),
    ).toBe('1,2 3.5,-4')
  })
})
