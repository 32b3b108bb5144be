import { createPatternUse } from '@kitwright/design'
import { loadTexts } from '@kitwright/words'
import { expect, it } from 'vitest'
import { getGarment } from '@kitwright/garment'
import { defaultDesign } from '@kitwright/editor'
import { createTextStore } from '../../../texts/index.ts'
import { colourKey } from '../../context/index.ts'
import { describeDesign } from './describe.ts'

it('a design’s description names garment, parts and layers, the top one first', async () => {
  const texts = createTextStore()
  texts.add('en', 'arrange', await loadTexts('en', 'arrange'))
  const kit = defaultDesign('soccer', '#10b981', { team: 'ANGKOR', name: 'SOK', number: '10' })
  const [team, number, plate] = kit.layers
  const design = {
    ...kit,
    parts: {
      ...kit.parts,
      base: {
        fill: { kind: 'solid' as const, colour: '#10b981' },
        pattern: createPatternUse('kbach', '#ffffff'),
        span: 'piece' as const,
      },
    },
    piping: [{ edges: [{ piece: 'front', edge: 'sideL' }], widthMm: 6, colour: '#facc15' }],
    layers: [team!, number!, { ...plate!, isHidden: true }],
  }
  const sentences = describeDesign(design, getGarment('soccer'), {
    t: texts.textsIn('en'),
    product: 'Soccer jersey',
    partName: part => part,
    layerName: layer => (layer.kind === 'text' ? layer.text : layer.role),
    patternName: ({ id }) => id,
    sizeOf: () => ({ widthMm: 200, heightMm: 83.2 }),
  })
  expect(sentences[0]).toBe('Soccer jersey, short sleeves, crew neck.')
  expect(sentences).toContain('base: emerald, with the pattern kbach in white.')
  expect(sentences).toContain('Piping of 6 mm along front: yellow.')
  expect(sentences.slice(-3)).toEqual([
    '10, white, 83 mm high, front.',
    'ANGKOR, white, 83 mm high, front.',
    'Hidden layers: 1.',
  ])
})

it.each([
  ['#ffffff', 'arrange:colour_white'],
  ['#0b1020', 'arrange:colour_black'],
  ['#b91c1c', 'arrange:colour_red'],
  ['#1e3a8a', 'arrange:colour_navy'],
  ['#facc15', 'arrange:colour_yellow'],
  ['#10b98180', 'arrange:colour_emerald'],
])('a description calls %s %s', (hex, key) => expect(colourKey(hex)).toBe(key))
