import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittedSize } from '../pixels/fitSize.ts'
import { HANDLES, middleBox, moveBox, moveHandle, WHOLE } from './cropBox.ts'

const share = fc.double({ min: -2, max: 2, noNaN: true })
const by = fc.record({ x: share, y: share })
const ratio = fc.double({ min: 0.2, max: 5, noNaN: true })

describe('a crop', () => {
  it('follows its handles and stops at the picture’s sides', () => {
    expect(moveHandle(WHOLE, 'topleft', { x: 0.25, y: 0.5 }, null)).toEqual({
      left: 0.25,
      top: 0.5,
      right: 1,
      bottom: 1,
    })
    expect(moveHandle(WHOLE, 'right', { x: -0.5, y: 9 }, null)).toEqual({ left: 0, top: 0, right: 0.5, bottom: 1 })
    expect(moveHandle(WHOLE, 'bottom', { x: 0, y: 3 }, null)).toEqual(WHOLE)
  })

  it('stays inside the picture with something in it, whatever is done to it', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...HANDLES), by)), fc.option(ratio), (moves, locked) => {
        let box = middleBox(locked)
        for (const [handle, distance] of moves) box = moveBox(moveHandle(box, handle, distance, locked), distance)
        expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-1e-9)
        expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(1 + 1e-9)
        expect(box.right).toBeGreaterThan(box.left)
        expect(box.bottom).toBeGreaterThan(box.top)
        if (locked !== null) expect((box.right - box.left) / (box.bottom - box.top)).toBeCloseTo(locked, 6)
      }),
    ))

  it('keeps the opposite corner where it is', () => {
    const box = moveHandle(middleBox(0.5), 'topleft', { x: 0.1, y: 0 }, 0.5)
    expect(box).toMatchObject({ right: 0.75, bottom: 1 })
    expect((box.right - box.left) / (box.bottom - box.top)).toBeCloseTo(0.5)
  })
})

describe('an edited picture on cloth', () => {
  it('keeps the layer’s width', () =>
    expect(fittedSize({ widthMm: 80, heightMm: 60 }, { width: 400, height: 200 })).toEqual({
      widthMm: 80,
      heightMm: 40,
    }))
  it('is no longer than the layer was when it was turned', () =>
    expect(fittedSize({ widthMm: 200, heightMm: 50 }, { width: 100, height: 400 })).toEqual({
      widthMm: 50,
      heightMm: 200,
    }))
})
