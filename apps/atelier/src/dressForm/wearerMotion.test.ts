import { describe, expect, it } from 'vitest'
import { makeDressForm } from './dressForm.ts'
import { wearerAt, type WearerMotion } from './wearerMotion.ts'

const motion: WearerMotion = { left: 20, right: 26, lift: 5, forward: 0, twist: 10, lean: 0.05 }
const at = (t: number) => wearerAt(t, { from: 44, elbow: 0.2, motion })

describe('a wearer who moves', () => {
  it('begins with both arms alike and ends with each as the recipe says', () => {
    expect(at(0).left.degrees).toBe(44)
    expect(at(0).right.degrees).toBe(44)
    expect(at(1).left.degrees).toBe(20)
    expect(at(1).right.degrees).toBe(26)
  })

  it('moves in a rhythm of its own, and stands as others do', () => {
    const own = (t: number) => wearerAt(t, { from: 44, elbow: 0.2, motion: { ...motion, rhythm: 5 } })
    expect(own(0.05).twist).not.toBeCloseTo(at(0.05).twist!, 2)
    expect(own(0.1).left.degrees).not.toBeCloseTo(at(0.1).left.degrees, 1)
    expect(own(1)).toEqual(at(1))
  })

  it('turns and leans at first, and stands straight at last', () => {
    expect(Math.abs(at(0.05).twist!)).toBeGreaterThan(0.05)
    expect(Math.abs(at(0.05).lean!)).toBeGreaterThan(0.02)
    expect(at(0.6).twist).toBeCloseTo(0)
    expect(at(0.6).lean).toBeCloseTo(0)
  })
})

describe('the legs of a dress form', () => {
  const form = makeDressForm({ hasLegs: true })
  const beforeKnee = (side: 1 | -1): number => form.distance(side * 0.13, -1.15, 0.1)

  it('stand alike until they stride, one ahead and one behind', () => {
    form.fillLegs(1)
    expect(beforeKnee(1)).toBeCloseTo(beforeKnee(-1))
    form.fillLegs(1, 0.1)
    expect(beforeKnee(1)).toBeLessThan(0)
    expect(beforeKnee(-1)).toBeGreaterThan(0.05)
  })
})

describe('the dress form', () => {
  const form = makeDressForm({})
  /** Distance to a point beside the left upper arm, or to its mirror image. */
  const besideArm = (side: 1 | -1): number => form.distance(side * 0.34, -0.3, -0.008)

  it('holds each arm as it is told', () => {
    form.pose({ left: { degrees: 20, elbow: 0 }, right: { degrees: 44, elbow: 0 } })
    expect(besideArm(1)).toBeGreaterThan(0)
    expect(besideArm(-1)).toBeLessThan(0)
  })

  it('carries its arms along when it leans and turns', () => {
    const arm = { degrees: 44, elbow: 0 }
    const shape = { left: arm, right: arm }
    form.pose(shape)
    const beside = form.distance(0.4, -0.25, 0)
    const [sin, cos] = [Math.sin(0.3), Math.cos(0.3)]
    form.pose({ ...shape, twist: 0.3 })
    expect(form.distance(0.4 * cos, -0.25, -0.4 * sin)).toBeCloseTo(beside, 6)
    form.pose({ ...shape, lean: 0.05 })
    // At this height the trunk leans by nine tenths of the way.
    expect(form.distance(0.447, -0.25, 0)).toBeCloseTo(beside, 2)
  })
})
