import { contrast, parseHex } from '@kitwright/measure'
import { expect, it } from 'vitest'
import { clubGround } from './shotBackground.ts'

const GREEN = '#0e9d6e'
const between = (a: string, b: string): number => contrast(parseHex(a)!, parseHex(b)!)

it('a club’s background is its main colour, dark behind light garments', () => {
  expect(clubGround([GREEN, '#0b3b32']).field).toBe(GREEN)
  expect(clubGround(['#ffffff', GREEN, '#0b3b32']).field).toBe('#0b3b32')
  for (const club of [[GREEN, '#0b3b32', '#ffffff'], ['#ffffff', '#b91c1c'], ['#fde047'], ['#0f172a'], []]) {
    const { field, glow, stripes } = clubGround(club)
    expect(between(glow, club[0] ?? '#1e293b')).toBeGreaterThan(2)
    for (const stripe of stripes) expect(between(stripe, field)).toBeGreaterThan(1.3)
    expect(stripes.length).toBeGreaterThan(0)
  }
})
