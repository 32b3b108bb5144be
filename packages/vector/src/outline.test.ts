import { describe, expect, it } from 'vitest'
import { makeElement } from './element.ts'
import { outlineOf } from './outline.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

describe('how much there is to draw', () => {
  it.each([
    ['M0 0h10v5H0z', box(0, 0, 10, 5), 25, 4],
    ['m5 5l10 0 0 10', box(5, 5, 15, 15), 20, 3],
    ['M5 5 15 5V9', box(5, 5, 15, 9), 14, 3],
    ['M1 1h2v3zm1 0h2', box(1, 1, 4, 4), 2 + 3 + Math.hypot(1, 3) + 2, 5],
    ['M1 1L4 1M9 9 9 7z l1 0', box(1, 1, 10, 9), 3 + Math.hypot(5, 8) + 2 + Math.hypot(1, 2), 5],
    ['M0 0C1 2 3 4 5 6', box(0, 0, 5, 6), Math.hypot(1, 2) + 2 * Math.hypot(2, 2), 4],
    ['M9 9q1 2 3 4t1 1', box(9, 9, 13, 14), Math.hypot(1, 2) + Math.hypot(2, 2) + Math.hypot(1, 1), 4],
    ['M0 0A5 5 0 0 1 10 0', box(0, 0, 10, 0), 10, 2],
    ['M0 0a5 5 0 1110 0', box(0, -5, 10, 5), Math.hypot(0, 5) + Math.hypot(10, 10) + 5, 4],
    ['M2 3a5 7 0 1 0 4 0', box(-3, -4, 11, 10), Math.hypot(5, 7) + Math.hypot(14, 14) + Math.hypot(5, 7), 4],
    ['M0 0x9L3 4', box(0, 0, 3, 4), 5, 2],
  ])('of the path %s', (d, wanted, length, commands) => {
    expect(outlineOf(makeElement('path', [['d', d]]), [100, 100])).toEqual({
      box: wanted,
      length: expect.closeTo(length, 9),
      commands,
    })
  })

  it.each<[string, Record<string, string>, ReturnType<typeof box>, number]>([
    ['rect', { x: '1', y: '2', width: '10%', height: '10%' }, box(1, 2, 21, 12), 60],
    ['image', { width: '3', height: '4' }, box(0, 0, 3, 4), 14],
    ['circle', { cx: '50%', cy: '50%', r: '5' }, box(95, 45, 105, 55), 40],
    ['ellipse', { cx: '5', cy: '6', rx: '2%', ry: '3%' }, box(1, 3, 9, 9), 28],
    ['line', { x1: '1', y1: '50%', x2: '4', y2: '54' }, box(1, 50, 4, 54), 5],
    ['polyline', { points: '1,1 4,1 4,5 9' }, box(1, 1, 4, 5), 7],
    ['polygon', { points: '1 1 4 1' }, box(1, 1, 4, 1), 3],
  ])('of a %s', (name, attributes, wanted, length) => {
    const outline = outlineOf(makeElement(name, Object.entries(attributes)), [200, 100])
    expect(outline).toMatchObject({ box: wanted, length: expect.closeTo(length, 9) })
  })

  it('of what is no shape is not told', () => expect(outlineOf(makeElement('g', []), [1, 1])).toBeUndefined())
})
