import { fill } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { colourOf, cssOf, toGradient, toSolid, typedAngle, withColour, withStop } from './fills.ts'

describe('fills', () => {
  it.each([
    ['90°', 90],
    ['-90', 270],
    ['360', 0],
    ['725', 5],
    ['359.7', 0],
    ['៩០°', 90],
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
  it('makes the default gradient of plain white', () => {
    const gradient = toGradient({ kind: 'solid', colour: '#ffffff' })
    expect(cssOf(gradient)).toBe('linear-gradient(90deg, #ffffff 0%, #000000 100%)')
  })
  it('keeps a see-through colour see-through', () => {
    expect(toGradient({ kind: 'solid', colour: '#ff000080' }).stops[1].colour).toMatch(/80$/)
  })
  it('colours the stop that is edited', () => {
    const gradient = toGradient({ kind: 'solid', colour: '#10b981' })
    expect(colourOf(withColour(gradient, 1, '#123456'), 1)).toBe('#123456')
    expect(withColour({ kind: 'solid', colour: '#10b981' }, 1, '#123456')).toEqual({ kind: 'solid', colour: '#123456' })
  })
})
