import { createTextLayer, type TextStyle } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { shapeKey } from './layerPictures.ts'

const zone = { id: 'z', piece: 'back', centre: { x: 0, y: 0 }, width: 300, height: 100 }
const layer = createTextLayer('a', 'text', 'ANGKOR', zone)

const OTHER: TextStyle = {
  font: 'graduate',
  weight: 300,
  isItalic: true,
  fill: {
    kind: 'gradient',
    shape: 'linear',
    angleDeg: 0,
    stops: [
      { colour: '#123456', at: 0 },
      { colour: '#ffffff', at: 1 },
    ],
  },
  outline: { colour: '#123456', widthMm: 2 },
  outerOutline: { colour: '#123456', widthMm: 2 },
  shadow: { colour: '#123456', xMm: 1, yMm: 2 },
  curve: { kind: 'arc', degrees: 20 },
  letterSpacingEm: 0.1,
  lineHeight: 1.5,
  align: 'left',
  isUpperCase: true,
  skewDeg: 10,
}

describe('what a text’s picture is known by', () => {
  it.each(Object.entries(OTHER))('a text with another %s is another picture', (field, value) => {
    expect(shapeKey({ ...layer, [field]: value })).not.toBe(shapeKey(layer))
  })
  it('a text with other words is another picture', () => {
    expect(shapeKey({ ...layer, text: 'ANGKO' })).not.toBe(shapeKey(layer))
  })
  it('is the same picture in any colours, another by opacity', () => {
    const outlined = {
      ...layer,
      outline: { colour: '#ffffff', widthMm: 2 },
      shadow: { colour: '#000000', xMm: 1, yMm: 2 },
    }
    const fill = { kind: 'solid', colour: '#c2410c' } as const
    const other = {
      ...outlined,
      fill,
      outline: { colour: '#0f172a', widthMm: 2 },
      shadow: { ...outlined.shadow, colour: '#aabbcc' },
    }
    expect(shapeKey(other)).toBe(shapeKey(outlined))
    expect(shapeKey({ ...outlined, fill: { ...fill, colour: '#c2410c80' } })).not.toBe(shapeKey(outlined))
  })
  it('place, turn, opacity and name leave it alone', () => {
    const elsewhere = { id: 'b', piece: 'front', xMm: 9, yMm: 9, rotationDeg: 9, opacity: 0.5, name: 'Crest' }
    expect(shapeKey({ ...layer, ...elsewhere, isLocked: true })).toBe(shapeKey(layer))
  })
})
