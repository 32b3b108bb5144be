import { patternsOn } from '@kitwright/design'
import { getGarment, mainPartOf, sewnGarments } from '@kitwright/garment'
import { contrast, parseHex } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { productDesign } from './productDesign.ts'

const COLOURS = ['#0f172a', '#dc2626', '#1d4ed8', '#f59e0b', '#f8fafc', '#10b981']

describe.each(sewnGarments())('the %s that the shop shows', id => {
  const garment = getGarment(id)

  test.each(COLOURS)('is %s, with a pattern that stands out from it', colour => {
    const { parts } = productDesign(garment, colour)
    const body = parts[mainPartOf(garment.parts)]!
    expect(body.fill).toEqual({ kind: 'solid', colour })
    const inks = Object.values(parts)
      .flatMap(style => (style ? patternsOn(style) : []))
      .map(({ colour }) => colour)
    expect(Math.max(...inks.map(ink => contrast(parseHex(ink)!, parseHex(colour)!)))).toBeGreaterThan(1.6)
  })
})

test('the number of a soccer kit can be read in every colour', () => {
  for (const colour of COLOURS) {
    const [front] = productDesign(getGarment('soccer'), colour).layers
    if (front?.kind !== 'text' || front.fill.kind !== 'solid') throw new Error('no number in one colour')
    expect(contrast(parseHex(front.fill.colour)!, parseHex(colour)!)).toBeGreaterThan(3)
  }
})
