import { describe, expect, it } from 'vitest'
import { alongSides, frameContains, frameOf, standOff } from './frame.ts'
import { planeAt, planeToScreen, screenToPlane } from './plane.ts'

/** A piece seen from the side and turned: half as wide, slanted, at (400, 200). */
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
  it('is none where the point is not on screen or the cloth is seen edge-on', () => {
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
  it('holds the points inside its turned box only', () => {
    expect(frameContains(layer, extent, { x: 108, y: 78 })).toBe(true)
    expect(frameContains(layer, extent, { x: 125, y: 50 })).toBe(false)
  })
  it('is walked all around', () => {
    expect(
      alongSides(
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
  it('stand off a large layer a little, and far enough off a small one that its middle can be grabbed', () => {
    expect(standOff({ x: 100, y: 100 }, { x: 190, y: 220 }, 6)).toEqual({
      x: expect.closeTo(193.6, 4),
      y: expect.closeTo(224.8, 4),
    })
    expect(standOff({ x: 100, y: 100 }, { x: 106, y: 108 }, 6)).toEqual({
      x: expect.closeTo(125.2, 4),
      y: expect.closeTo(133.6, 4),
    })
    expect(standOff({ x: 100, y: 100 }, { x: 100, y: 100 }, 6)).toEqual({ x: 100, y: 58 })
  })
})
