import { fill } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { cssOf, toGradient, toSolid, typedAngle, withStop } from './fills.ts'

describe('fills', () => {
  it.each([
    ['90°', 90],
    ['-90', 270],
    ['360', 0],
    ['725', 5],
    ['359.7', 0],
    ['x', null],
    ['', null],
  ])('reads the angle %j as %j', (text, angle) => expect(typedAngle(text)).toBe(angle))
  it('turns a colour into a valid gradient and back', () => {
    const gradient = toGradient({ kind: 'solid', colour: '#10b981' })
    expect(fill.safeParse(gradient).success).toBe(true)
    expect(toSolid(gradient)).toEqual({ kind: 'solid', colour: '#10b981' })
  })
  it('changes one stop and leaves the other', () => {
    const gradient = withStop(toGradient({ kind: 'solid', colour: '#10b981' }), 1, { colour: '#000000', at: 80 })
    expect(cssOf(gradient)).toBe('linear-gradient(180deg, #10b981 0%, #000000 80%)')
  })
})
