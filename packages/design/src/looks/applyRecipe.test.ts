import { getGarment } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { createDesign, applyRecipe, type LookRecipe, tonesOf } from '../index.ts'

const tones = tonesOf(['#b91c1c', '#1e3a8a', '#facc15'])
const recipe = (change: Partial<LookRecipe>): LookRecipe => ({ id: 'r', body: 'main', trims: 'second', ...change })
const dressed = (change: Partial<LookRecipe>, garment = 'soccer', of = tones) =>
  applyRecipe(createDesign(garment), recipe(change), of).parts
const colourOf = (parts: ReturnType<typeof dressed>, part: string) => {
  const { fill } = parts[part]!
  return fill.kind === 'solid' ? fill.colour : fill.stops.map(({ colour }) => colour)
}
const PATTERN = { id: 'hoops', tone: 'second', opacity: 0.7 } as const

describe('a look', () => {
  it('colours each group of parts by its tone, others as the body', () => {
    const parts = dressed({ sleeves: 'accent' })
    expect(['base', 'sleeves', 'collar', 'cuff', 'shorts', 'sidePanel'].map(part => colourOf(parts, part))).toEqual([
      tones.main,
      tones.accent,
      tones.second,
      tones.second,
      tones.main,
      tones.main,
    ])
  })

  it('takes trunks, which are worn alone, for the body', () => {
    expect(getGarment('boxingtrunk').parts).not.toContain('base')
    expect(colourOf(dressed({ shorts: 'accent' }, 'boxingtrunk'), 'shorts')).toBe(tones.main)
    expect(colourOf(dressed({ shorts: 'accent' }), 'shorts')).toBe(tones.accent)
  })

  it('fades from top to bottom, over the seams of the body', () => {
    const parts = dressed({ fade: { to: 'deep', on: 'body' } })
    expect(parts.base).toMatchObject({ fill: { kind: 'gradient', shape: 'linear', angleDeg: 180 }, span: 'part' })
    expect(colourOf(parts, 'base')).toEqual([tones.main, tones.deep])
    const { fill } = parts.base!
    const [from, to] = fill.kind === 'gradient' ? fill.stops.map(({ at }) => at) : []
    expect(from).toBeLessThan(50)
    expect(to).toBe(100)
    expect(parts.sleeves).toMatchObject({ fill: { kind: 'solid' }, span: 'piece' })
    expect(dressed({ fade: { to: 'deep', on: 'sleeves' } })).toMatchObject({
      base: { fill: { kind: 'solid' }, span: 'piece' },
      sleeves: { fill: { kind: 'gradient' }, span: 'piece' },
    })
  })

  it.each([
    ['body', ['base']],
    ['sleeves', ['sleeves']],
    ['all', ['base', 'sleeves']],
  ] as const)('wears a pattern on %s there, and nowhere else', (on, where) => {
    const parts = dressed({ pattern: { ...PATTERN, on } })
    const patterned = ['base', 'sleeves', 'collar', 'shorts'].filter(part => parts[part]!.pattern !== null)
    expect(patterned).toEqual(where)
    const pattern = { id: 'hoops', colour: tones.second, opacity: 0.7, scale: 1, rotationDeg: 0 }
    expect(parts[where[0]]!.pattern).toMatchObject(pattern)
    expect(parts.base!.span).toBe(patterned.includes('base') ? 'part' : 'piece')
  })

  it('gives a pattern another tone where it would be its ground’s own', () => {
    const onBody = { ...PATTERN, tone: 'main', on: 'body' } as const
    expect(dressed({ pattern: onBody }).base!.pattern!.colour).toBe(tones.second)
    expect(dressed({ body: 'second', pattern: { ...onBody, tone: 'second' } }).base!.pattern!.colour).toBe(tones.light)
  })
})
