import { describe, expect, it } from 'vitest'
import { subdivideSides, frameContains, frameOf, pushOutward } from './frame.ts'
import { mmPerPx, planeAt, planeToScreen, screenToPlane } from './plane.ts'
import { isGrip } from './types.ts'

/** A piece viewed from the side and rotated: half as wide, slanted, at (400, 200). */
const slanted = ({ x, y }: { x: number; y: number }) => ({ x: 400 + 0.5 * x, y: 200 + 0.3 * x + 0.9 * y })

describe('the plane of the cloth', () => {
  it('takes the screen back to mm, beyond the cloth too', () => {
    const plane = planeAt(slanted, { x: 20, y: 30 })!
    const far = { x: 300, y: -500 }
    const at = planeToScreen(plane, far)
    expect(at).toEqual({ x: expect.closeTo(560, 6), y: expect.closeTo(-127, 6) })
    expect(screenToPlane(plane, at)).toEqual({ x: expect.closeTo(300, 6), y: expect.closeTo(-500, 6) })
  })
  it('looks to one side where the cloth ends on the other', () => {
    const atEdge = (at: { x: number; y: number }) => (at.x > 20 ? null : slanted(at))
    expect(planeAt(atEdge, { x: 20, y: 30 })).toMatchObject({ xx: expect.closeTo(0.5, 6), yy: expect.closeTo(0.9, 6) })
  })
  it('says how much cloth a pixel covers, however it is turned and slanted', () => {
    const half = planeAt(({ x, y }) => ({ x: 2 * y, y: -2 * x }), { x: 0, y: 0 })!
    expect(mmPerPx(half)).toBeCloseTo(0.5, 6)
    expect(mmPerPx(planeAt(slanted, { x: 0, y: 0 })!)).toBeCloseTo(1 / Math.sqrt(0.45), 6)
    const sheared = planeAt(({ x, y }) => ({ x: x + 3 * y, y: x + 4 * y }), { x: 5, y: 5 })!
    expect(mmPerPx(sheared)).toBeCloseTo(1, 6)
    expect(screenToPlane(sheared, planeToScreen(sheared, { x: 7, y: -9 }))).toEqual({
      x: expect.closeTo(7, 6),
      y: expect.closeTo(-9, 6),
    })
  })
  it('is absent at a strip’s end too narrow for cloth on either side', () => {
    expect(planeAt(({ x, y }) => (x === 0 ? { x, y } : null), { x: 0, y: 0 })).toBeNull()
  })
  it('is absent off screen and where cloth is seen edge-on', () => {
    expect(planeAt(({ x, y }) => ({ x: x + y, y: 2 * x + 2 * y }), { x: 0, y: 0 })).toBeNull()
    expect(planeAt(() => null, { x: 0, y: 0 })).toBeNull()
    expect(planeAt(({ y }) => ({ x: 10, y }), { x: 0, y: 0 })).toBeNull()
  })
})

describe('the frame of a layer', () => {
  const layer = { xMm: 100, yMm: 50, rotationDeg: 90 }
  const extent = { widthMm: 60, heightMm: 20 }
  it('turns with the layer', () => {
    const { corners, topMiddle } = frameOf(layer, extent)
    expect(corners[0]).toEqual({ x: expect.closeTo(110, 6), y: expect.closeTo(20, 6) })
    expect(topMiddle).toEqual({ x: expect.closeTo(110, 6), y: expect.closeTo(50, 6) })
  })
  it('has a middle at each side, and stands off by a margin all around', () => {
    const upright = { xMm: 100, yMm: 50, rotationDeg: 0 }
    const { corners, topMiddle, sideMiddles } = frameOf(upright, extent, 5)
    expect(corners.map(({ x, y }) => [x, y])).toEqual([
      [65, 35],
      [135, 35],
      [135, 65],
      [65, 65],
    ])
    expect(topMiddle).toEqual({ x: 100, y: 35 })
    expect(sideMiddles).toEqual([
      { x: 65, y: 50 },
      { x: 135, y: 50 },
    ])
  })
  it('holds the points inside its turned box only', () => {
    expect(frameContains(layer, extent, { x: 108, y: 78 })).toBe(true)
    expect(frameContains(layer, extent, { x: 125, y: 50 })).toBe(false)
  })
  it('is walked along all of its sides, corner by corner', () => {
    expect(
      subdivideSides(
        [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
          { x: 4, y: 4 },
        ],
        2,
      ),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 4, y: 0 },
      { x: 4, y: 2 },
      { x: 4, y: 4 },
      { x: 2, y: 2 },
    ])
  })
})

describe('the handles', () => {
  it('stand off layers, farther off small ones so their middle is free', () => {
    expect(pushOutward({ x: 100, y: 100 }, { x: 190, y: 220 }, 6)).toEqual({
      x: expect.closeTo(193.6, 4),
      y: expect.closeTo(224.8, 4),
    })
    expect(pushOutward({ x: 100, y: 100 }, { x: 106, y: 108 }, 6)).toEqual({
      x: expect.closeTo(125.2, 4),
      y: expect.closeTo(133.6, 4),
    })
    expect(pushOutward({ x: 100, y: 100 }, { x: 100, y: 100 }, 6)).toEqual({ x: 100, y: 58 })
  })
  it('at a point go straight up, otherwise the way they point', () => {
    expect(pushOutward({ x: 0, y: 0 }, { x: 0.5, y: 0 }, 6)).toEqual({ x: expect.closeTo(42, 4), y: 0 })
  })
  it('are known by the names of their grips alone', () => {
    const names = ['move', 'scale', 'width', 'rotate', 'height', '', undefined]
    expect(names.filter(isGrip)).toEqual(['move', 'scale', 'width', 'rotate'])
  })
})
