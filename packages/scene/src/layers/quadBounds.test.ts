import { describe, expect, it } from 'vitest'
import { boxesMeet, mergeBoxes, pixelBox, quadBounds, quadContains } from './quadBounds.ts'

const quad = { centre: { x: 10, y: 20 }, widthMm: 40, heightMm: 20, rotationDeg: 0 }

describe('quadBounds', () => {
  it('is the rectangle itself when it is not turned', () => {
    expect(quadBounds(quad)).toEqual([-10, 10, 30, 30])
  })

  it('swaps width and height at a quarter turn', () => {
    const [x0, y0, x1, y1] = quadBounds({ ...quad, rotationDeg: 90 })
    expect([x1 - x0, y1 - y0]).toEqual([expect.closeTo(20), expect.closeTo(40)])
  })

  it('is wide enough for all corners at any angle', () => {
    for (const rotationDeg of [-170, -45, 12, 33, 200]) {
      const [x0, , x1] = quadBounds({ ...quad, rotationDeg })
      expect(x1 - x0).toBeGreaterThan(20)
      expect(x1 - x0).toBeLessThanOrEqual(Math.hypot(40, 20) + 1e-9)
    }
  })
})

describe('quadContains', () => {
  it('turns with the rectangle, clockwise', () => {
    const turned = { ...quad, rotationDeg: 30 }
    const alongTurned = { x: 10 + 18 * Math.cos(Math.PI / 6), y: 20 + 18 * Math.sin(Math.PI / 6) }
    expect(quadContains(turned, alongTurned)).toBe(true)
    expect(quadContains({ ...quad, rotationDeg: -60 }, alongTurned)).toBe(false)
  })
})

describe('pixelBox', () => {
  const piece = [-100, 0, 100, 400] as const
  const target = { widthPx: 400, heightPx: 800 }

  it('covers the millimetres with whole pixels and two of bleed', () => {
    expect(pixelBox([-50.2, 10, 0, 20.1], piece, target)).toEqual([97, 18, 202, 43])
  })

  it('stays inside the target', () => {
    expect(pixelBox([-900, -900, 900, 900], piece, target)).toEqual([0, 0, 400, 800])
  })

  it('is null for what lies beside the piece', () => {
    expect(pixelBox([150, 10, 180, 20], piece, target)).toBeNull()
  })
})

describe('gather', () => {
  it('joins two that only a third brings together', () => {
    expect(
      mergeBoxes([
        [0, 0, 100, 40],
        [120, 0, 220, 40],
        [90, 0, 130, 40],
      ]),
    ).toEqual([[0, 0, 220, 40]])
  })

  it('joins two boxes that overlap, as in a slow drag', () => {
    expect(
      mergeBoxes([
        [0, 0, 100, 40],
        [10, 5, 110, 45],
      ]),
    ).toEqual([[0, 0, 110, 45]])
  })

  it('leaves alone what lies between the ends of a jump', () => {
    const ends = [
      [0, 0, 100, 40],
      [300, 500, 400, 540],
    ] as const
    expect(mergeBoxes(ends)).toEqual(ends)
    expect(mergeBoxes([])).toEqual([])
  })

  it('makes one box of more than three', () => {
    const far = [0, 1, 2, 3].map(i => [i * 100, 0, i * 100 + 10, 10] as const)
    expect(mergeBoxes(far)).toEqual([[0, 0, 310, 10]])
  })
})

describe('boxesMeet', () => {
  it('does not count a common edge as meeting', () => {
    expect(boxesMeet([0, 0, 1, 1], [1, 0, 2, 1])).toBe(false)
    expect(boxesMeet([0, 0, 1.1, 1], [1, 0, 2, 1])).toBe(true)
  })
})
