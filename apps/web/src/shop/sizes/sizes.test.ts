import { defaultChart, listGarments } from '@kitwright/garment'
import { addGarment, BIB } from '@kitwright/garment/testing'
import { boxContains, distance } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { flatGarment } from './flatGarment.ts'
import { formatLength } from './lengthUnit.ts'

describe.each(listGarments())('$id laid flat', garment => {
  const { measures, rows } = defaultChart(garment.productType)
  const drawings = flatGarment(garment, measures)
  const arrows = drawings.flatMap(d => d.arrows)

  it('shows every measure of its chart once, but the second sleeve', () => {
    const shown = arrows.map(a => a.measure)
    expect(new Set(shown).size).toBe(shown.length)
    const isSecond = (m: string): boolean => m === 'longSleeve' && measures.includes('sleeve')
    expect(shown.toSorted()).toEqual(measures.filter(m => !isSecond(m)).toSorted())
  })

  it('is drawn to scale: the arrows are as long as size M', () => {
    for (const { measure, from, to } of arrows) {
      // The drawing spreads legs and bends long sleeves, so straight arrows are less exact there.
      const off = measure === 'shortsLength' || measure === 'raglanSleeve' ? 0.15 : 0.01
      expect(Math.abs(distance(from, to) / rows.M![measure]! - 1), measure).toBeLessThan(off)
    }
  })

  it('keeps shapes and arrows on the sheet', () => {
    for (const { box, shapes, arrows } of drawings)
      for (const p of [...shapes.flatMap(s => s.points), ...arrows.flatMap(a => [a.from, a.to])])
        expect(boxContains(box, p)).toBe(true)
  })
})

it('a ninth garment is laid flat with the measures of its chart', () => {
  const takeAway = addGarment(BIB)
  const { measures } = defaultChart(BIB.garment.productType)
  const arrows = flatGarment(BIB.garment, measures).flatMap(drawing => drawing.arrows)
  takeAway()
  expect(arrows.map(({ measure }) => measure)).toEqual(measures)
})

describe('lengths', () => {
  it('are read in centimetres or inches', () => {
    expect(formatLength(475, 'cm')).toBe('47.5')
    expect(formatLength(500, 'cm')).toBe('50')
    expect(formatLength(508, 'in')).toBe('20')
    expect(formatLength(475, 'in')).toBe('18.7')
  })
})
