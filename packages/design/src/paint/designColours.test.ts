import { getGarment, loadGarment } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { createDesign, createTextLayer, designColours, type DesignDocument, zoneForRole } from '../index.ts'

await loadGarment('soccer')
const plain = createDesign('soccer')

describe('the colours of a design', () => {
  it('come with the most used first, each once', () => {
    const zone = zoneForRole(getGarment('soccer'), plain.options, 'frontText')
    const text = {
      ...createTextLayer('a', 'frontText', 'A', zone),
      fill: { kind: 'solid' as const, colour: '#ff0000' },
      outline: { colour: '#ff0000', widthMm: 2 },
      shadow: { colour: '#00ff00', xMm: 1, yMm: 1 },
    }
    const document: DesignDocument = {
      ...plain,
      parts: {
        base: {
          fill: {
            kind: 'gradient',
            shape: 'linear',
            angleDeg: 0,
            stops: [
              { colour: '#ff0000', at: 0 },
              { colour: '#0000ff80', at: 100 },
            ],
          },
          pattern: null,
          span: 'piece',
        },
      },
      layers: [text],
      fabric: { colour: '#00ff00' },
    }
    expect(designColours(document)).toEqual(['#ff0000', '#00ff00', '#0000ff80'])
  })
})
