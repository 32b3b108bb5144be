import { describe, expect, it } from 'vitest'
import { faviconOf, faviconShade } from './favicon.ts'

describe('the shade of the icon', () => {
  it('is 900 from six in the morning to six in the evening, else 100', () => {
    expect([0, 5, 6, 12, 17, 18, 23].map(faviconShade)).toEqual([100, 100, 900, 900, 900, 100, 100])
  })
})

describe('the icon', () => {
  const svgOf = (name: string, hour: number): string => decodeURIComponent(faviconOf(name, '#0f766e', hour))

  it('shows the whole first letter of the name, whatever it is', () => {
    expect(svgOf('angkor kits', 9)).toContain('>A</text>')
    expect(svgOf('ក្រុម', 9)).toContain('>ក្រុ</text>')
    expect(svgOf('<b>', 9)).toContain('>&#60;</text>')
  })
  it('changes its ground between day and night', () => {
    const groundOf = (hour: number): string => /fill="(#[0-9a-f]{6})"\/>/.exec(svgOf('K', hour))![1]!
    expect(groundOf(9)).not.toBe(groundOf(21))
  })
})
