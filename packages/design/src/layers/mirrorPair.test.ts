import { getGarment, zoneOf } from '@kitwright/garment'
import { describe, expect, test } from 'vitest'
import { createDesign, createTextLayer, mirroredText, type TextLayer } from '../index.ts'

const garment = getGarment('soccer')
const { options } = createDesign('soccer')
const worn = { garment, options }
const onSleeve: TextLayer = {
  ...createTextLayer('a', 'text', 'KHMER PRIDE', zoneOf(garment, options, 'sleeveLeft')!),
  xMm: 30,
  yMm: 90,
  rotationDeg: 25,
  align: 'left',
}

describe('a text’s partner on the other sleeve', () => {
  test('lies as in a mirror and says the same', () => {
    expect(mirroredText(onSleeve, worn, 'b')).toEqual({
      ...onSleeve,
      id: 'b',
      piece: 'sleeveR',
      xMm: -30,
      rotationDeg: -25,
      align: 'right',
    })
  })
  test('mirrors by the piece where its middle is not at zero', () => {
    const onShorts = { ...onSleeve, piece: 'shortsFrontL', xMm: 170 }
    const { piece, xMm } = mirroredText(onShorts, worn, 'b')!
    const box = garment.models.flatMap(model => model.pieces).find(({ id }) => id === 'shortsFrontR')!.box
    expect(piece).toBe('shortsFrontR')
    expect(xMm).toBeCloseTo(box[0], 0)
  })
  test('has the first one for its own partner', () => {
    expect(mirroredText(mirroredText(onSleeve, worn, 'b')!, worn, 'a')).toEqual(onSleeve)
  })
  test('is not there for the front, which is one piece', () => {
    expect(mirroredText({ ...onSleeve, piece: 'front' }, worn, 'b')).toBeNull()
  })
})
