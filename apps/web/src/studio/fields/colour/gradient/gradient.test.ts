import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { angleAfterKey, angleAt, keptAngle } from './angle.ts'
import { percentAfterKey, percentAt } from './stops.ts'

describe('a stop on its bar', () => {
  it('follows the middle of its thumb', () => {
    expect([0, 10, 120, 121, 230, 500, -9].map(x => percentAt(x, 240, 20))).toEqual([0, 0, 50, 50, 100, 100, 0])
  })
  it('is always a whole percent', () => {
    const px = fc.double({ min: -1000, max: 2000, noNaN: true })
    fc.assert(
      fc.property(px, fc.integer({ min: 0, max: 400 }), (x, track) => {
        const at = percentAt(x, track, 20)
        expect(Number.isInteger(at) && at >= 0 && at <= 100).toBe(true)
      }),
    )
  })
  it('is moved by keys and stays on the bar', () => {
    const after = (at: number, key: string, isFar = false) => percentAfterKey(at, key, isFar)
    expect([after(50, 'ArrowRight'), after(50, 'ArrowDown'), after(50, 'ArrowUp', true)]).toEqual([51, 49, 60])
    expect([after(3, 'PageDown'), after(95, 'PageUp', true), after(9, 'Home'), after(9, 'End')]).toEqual([
      0, 100, 0, 100,
    ])
    expect(after(50, 'a')).toBeNull()
  })
})

describe('the dial', () => {
  it('points up at 0 and turns clockwise, whole degrees rounded down', () => {
    const points = [
      { x: 0, y: -5 },
      { x: 5, y: 0 },
      { x: 0, y: 5 },
      { x: -5, y: 0 },
      { x: 1, y: -100 },
      { x: -0.001, y: -5 },
    ]
    expect(points.map(angleAt)).toEqual([0, 90, 180, 270, 0, 359])
    expect(angleAt({ x: 0, y: 0 })).toBeNull()
  })
  it('makes 360 of 0 and keeps the old angle for anything beyond', () => {
    expect([360, 361, -1, Number.NaN, 42].map(value => keptAngle(value, 7))).toEqual([0, 7, 7, 7, 42])
  })
  it('is turned by keys, round and round', () => {
    const after = (angle: number, key: string, isFar = false) => angleAfterKey(angle, key, isFar)
    expect([after(0, 'ArrowLeft'), after(359, 'ArrowRight'), after(350, 'ArrowUp', true)]).toEqual([359, 0, 5])
    expect([after(10, 'PageDown'), after(90, 'Home'), after(90, 'Enter')]).toEqual([355, 0, null])
  })
})
