import { createDesign } from '@kitwright/design'
import { defaultChart, getGarment } from '@kitwright/garment'
import { loadGrades } from '@kitwright/garment/grades'
import { boxAround, boxWidth, polygonContains } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { USUAL_SETTINGS } from '../settings.ts'
import { patternPieces } from './patternPieces.ts'

test.each(['soccer', 'hoodie'])('the grain of each %s piece runs upright, seven tenths long', async id => {
  const garment = getGarment(id)
  const { options } = createDesign(id)
  const chart = defaultChart(garment.productType)
  const input = { garment, grades: await loadGrades(id), chart, options, settings: USUAL_SETTINGS }
  for (const { piece, lines, grain } of patternPieces({ ...input, sizes: ['M'] })) {
    const [a, b] = grain
    expect(a.x, piece).toBe(b.x)
    const beyond = ((b.y - a.y) * 0.15) / 0.7
    const isOn = (y: number) => polygonContains(lines.sew, { x: a.x, y })
    const [top, foot] = [a.y - beyond, b.y + beyond]
    expect([isOn(top - 0.1), isOn(top + 0.1), isOn(foot - 0.1), isOn(foot + 0.1)], piece).toEqual([
      false,
      true,
      true,
      false,
    ])
    // Near the middle, where nothing favours another place.
    const box = boxAround(lines.sew)
    expect(Math.abs(a.x - (box[0] + box[2]) / 2), piece).toBeLessThan(0.35 * boxWidth(box))
  }
})
