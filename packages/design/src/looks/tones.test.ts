import { contrast, DEFAULT_BRAND, luminance } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { rgba, tonesOf } from './tones.ts'

const far = (a: string, b: string): number => contrast(rgba(a), rgba(b))

describe('the tones of a team', () => {
  it('are its colours in order: main, second, accent', () => {
    expect(tonesOf(['#b91c1c', '#1e3a8a', '#facc15'])).toMatchObject({
      main: '#b91c1c',
      second: '#1e3a8a',
      accent: '#facc15',
    })
  })

  it('are made from the first where alone, the second deeper', () => {
    const { main, second, accent, light } = tonesOf(['#0ea5e9'])
    expect([main, accent, light]).toEqual(['#0ea5e9', '#ffffff', '#ffffff'])
    expect(luminance(rgba(second))).toBeLessThan(luminance(rgba(main)))
    expect(far(second, main)).toBeGreaterThan(1.25)
  })

  it('have a lighter second where the first is nearly black', () => {
    const { second, main } = tonesOf(['#050505'])
    expect(luminance(rgba(second))).toBeGreaterThan(luminance(rgba(main)))
    expect(far(second, main)).toBeGreaterThan(1.25)
  })

  it('merge a colour too like the first, and ignore invalid ones', () => {
    const [red, hardlyOther] = ['#b91c1c', '#bb1f1f']
    expect(tonesOf([red, hardlyOther])).toEqual(tonesOf([red]))
    expect(tonesOf(['red', red])).toEqual(tonesOf([red]))
    expect(tonesOf([])).toEqual(tonesOf([DEFAULT_BRAND]))
  })

  it('have no accent of their own where the third is the second again', () => {
    expect(tonesOf(['#b91c1c', '#1e3a8a', '#1f3b8b']).accent).toBe('#ffffff')
  })

  it('are light by what is nearly white of its own, else by white', () => {
    expect(tonesOf(['#b91c1c', '#fef9c3']).light).toBe('#fef9c3')
    expect(tonesOf(['#b91c1c', '#facc15']).light).toBe('#ffffff')
  })

  it('use its nearly black as deep, else ink with its darkest', () => {
    expect(tonesOf(['#b91c1c', '#0b1026']).deep).toBe('#0b1026')
    const { deep } = tonesOf(['#15803d', '#facc15'])
    expect(deep).not.toBe('#15803d')
    const { r, g, b } = rgba(deep)
    expect(luminance({ r, g, b, a: 1 })).toBeLessThan(0.04)
    expect(g).toBeGreaterThan(r + 10)
  })

  it('are told from each other, deep and light, whatever the colours', () => {
    for (const colours of [[], ['#ffffff'], ['#000000'], ['#808080', '#7f7f7f'], ['#ff0000', '#00ff00', '#0000ff']])
      expect(far(tonesOf(colours).deep, tonesOf(colours).light)).toBeGreaterThan(10)
  })
})
