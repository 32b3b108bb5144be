import { createDesign, createPatternUse, type DesignDocument, type Fill } from '@kitwright/design'
import { describe, expect, test } from 'vitest'
import { coloursOf, familyOf } from './templateColours.ts'

const solid = (colour: string): Fill => ({ kind: 'solid', colour })
const wearing = (parts: Readonly<Record<string, Fill>>, opacity = 0): DesignDocument => ({
  ...createDesign('hoodie'),
  parts: Object.fromEntries(
    Object.entries(parts).map(([part, fill]) => [
      part,
      { fill, pattern: opacity > 0 ? { ...createPatternUse('dots', '#b91c1c'), opacity } : null, span: 'piece' },
    ]),
  ),
})

test.each([
  ['#ffffff', 'white'],
  ['#f0f0f0', 'white'],
  ['#e0e0e0', 'white'],
  ['#d4d4d4', 'grey'],
  ['#9ca3af', 'grey'],
  ['#404040', 'grey'],
  ['#303030', 'black'],
  ['#0f172a', 'black'],
  ['#001428', 'black'],
  ['#000050', 'blue'],
  ['#b91c1c', 'red'],
  ['#e11d48', 'red'],
  ['#ff0022', 'red'],
  ['#ea580c', 'orange'],
  ['#facc15', 'yellow'],
  ['#84cc16', 'green'],
  ['#15803d', 'green'],
  ['#0d9488', 'teal'],
  ['#0ea5e9', 'blue'],
  ['#1d4ed8', 'blue'],
  ['#7c3aed', 'purple'],
  ['#a5f3fc', 'teal'],
  ['#d8b4fe', 'purple'],
  ['#db2777', 'pink'],
  ['#78350f', 'brown'],
  ['#713f12', 'brown'],
  ['#7f1d1d', 'red'],
  ['#14532d', 'green'],
])('the colour %s counts as %s', (hex, family) => expect(familyOf(hex)).toBe(family))

describe('a template is found by', () => {
  test('the colours of body, sleeves, shorts and hood in order, nothing smaller', () => {
    const parts = { base: solid('#15803d'), hood: solid('#1d4ed8'), cuffs: solid('#facc15'), sleeves: solid('#b91c1c') }
    expect(coloursOf(wearing(parts))).toEqual(['red', 'green', 'blue'])
  })
  test('both ends of a gradient', () => {
    const stops = [
      { colour: '#b91c1c', at: 0 },
      { colour: '#ffffff', at: 100 },
    ] as const
    const fill: Fill = { kind: 'gradient', shape: 'linear', angleDeg: 0, stops: [...stops] }
    expect(coloursOf(wearing({ base: fill })).toSorted()).toEqual(['red', 'white'])
  })
  test('its pattern’s colour where that is half seen, and not where it is faint', () => {
    expect(coloursOf(wearing({ base: solid('#ffffff') }, 0.5))).toContain('red')
    expect(coloursOf(wearing({ base: solid('#ffffff') }, 0.4))).toEqual(['white'])
  })
})
