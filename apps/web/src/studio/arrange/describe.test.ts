import { createPatternUse } from '@kitwright/design'
import { loadTexts } from '@kitwright/words'
import { expect, it } from 'vitest'
import { getGarment } from '@kitwright/garment'
import { defaultDesign } from '../open/defaultDesign.ts'
import { colourKey } from './colourNames.ts'
import { describeDesign } from './describe.ts'
import type { SayArrange } from './words.ts'

it('tells of the garment, its parts and what lies on it, the top layer first', async () => {
  const texts = await loadTexts('en', 'arrange')
  const say: SayArrange = (key, values = {}) =>
    texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name) => String(values[name]))
  const kit = defaultDesign('soccer', '#10b981', { team: 'ANGKOR', name: 'SOK', number: '10' })
  const [team, number, plate] = kit.layers
  const design = {
    ...kit,
    parts: {
      ...kit.parts,
      base: {
        fill: { kind: 'solid' as const, colour: '#10b981' },
        pattern: createPatternUse('kbach', '#ffffff'),
        isContinuous: false,
      },
    },
    layers: [team!, number!, { ...plate!, isHidden: true }],
  }
  const sentences = describeDesign(design, getGarment('soccer'), {
    say,
    product: 'Soccer jersey',
    partName: part => part,
    layerName: layer => (layer.kind === 'text' ? layer.text : layer.role),
    patternName: id => id,
    sizeOf: () => ({ widthMm: 200, heightMm: 83.2 }),
  })
  expect(sentences[0]).toBe('Soccer jersey, short sleeves, crew neck.')
  expect(sentences).toContain('base: emerald, with the pattern kbach in white.')
  expect(sentences.slice(-3)).toEqual([
    '10, white, 83 mm high, front.',
    'ANGKOR, white, 83 mm high, front.',
    'Hidden layers: 1.',
  ])
})

it.each([
  ['#ffffff', 'colour_white'],
  ['#0b1020', 'colour_black'],
  ['#b91c1c', 'colour_red'],
  ['#1e3a8a', 'colour_navy'],
  ['#facc15', 'colour_yellow'],
  ['#10b98180', 'colour_emerald'],
])('calls %s %s', (hex, key) => expect(colourKey(hex)).toBe(key))
