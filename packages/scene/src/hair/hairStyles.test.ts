import { describe, expect, it } from 'vitest'
import { HAIR_STYLES, ribbons, ropes } from './index.ts'

const MOST_TRIANGLES = 25_000
const styles = Object.entries(HAIR_STYLES).flatMap(([name, grow]) =>
  (['woman', 'man'] as const).map(cut => ({ name, cut, hair: grow(cut) })),
)

describe.each(styles)('$name of a $cut', ({ hair }) => {
  it('is light enough to draw', () => {
    const meshes = [ribbons(hair.strands, p => p), ropes(hair.ropes ?? [], p => p)]
    expect(meshes.reduce((sum, { triangles }) => sum + triangles.length / 3, 0)).toBeLessThanOrEqual(MOST_TRIANGLES)
  })

  it('leaves the eyes free', () => {
    const isBeforeEyes = ([x, y, z]: readonly number[]): boolean => Math.abs(x!) < 5 && y! > 1.4 && y! < 3.8 && z! > 3
    expect(hair.strands.filter(({ points }) => points.some(isBeforeEyes))).toEqual([])
  })
})

it('hair grows the same every time', () => {
  expect(HAIR_STYLES.crop!('man')).toEqual(HAIR_STYLES.crop!('man'))
})
