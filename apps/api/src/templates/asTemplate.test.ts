import { createDesign, createImageLayer, createTextLayer, type DesignDocument, zoneForRole } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { asTemplate } from './asTemplate.ts'

const garment = getGarment('soccer')
const empty = createDesign('soccer')
const asset = { source: 'file', id: 'f', widthPx: 10, heightPx: 10 } as const
const image = (role: 'logo' | 'sponsor' | 'image') =>
  createImageLayer(role, role, asset, zoneForRole(garment, empty.options, role))
const text = (role: Parameters<typeof createTextLayer>[1], said: string, more: object = {}) => ({
  ...createTextLayer(role, role, said, zoneForRole(garment, empty.options, role)),
  ...more,
})
const layersOf = (layers: DesignDocument['layers'], shop = 'Angkor Kits') =>
  (JSON.parse(asTemplate({ ...empty, layers }, shop).json) as DesignDocument).layers

test('a template keeps artwork and drops crests and sponsors', () => {
  expect(layersOf([image('logo'), image('sponsor'), image('image')]).map(({ id }) => id)).toEqual(['image'])
})

test('names of the customer become samples, numbers ten, and a free text stays as it is', () => {
  const layers = [
    text('playerName', 'DARA'),
    text('frontText', 'SECRET FC'),
    text('backText', 'SECRET FC'),
    text('frontNumber', '7'),
    text('shortsNumber', '7'),
    text('text', 'Since 1998'),
  ]
  expect(layersOf(layers).map(layer => layer.kind === 'text' && layer.text)).toEqual([
    'NAME',
    'ANGKOR KITS',
    'ANGKOR KITS',
    '10',
    '10',
    'Since 1998',
  ])
})

test('a sample fits as wide as its layer says, else as wide as its zone', () => {
  const { width } = zoneForRole(garment, empty.options, 'backText')
  const widths = [text('frontText', 'A', { maxWidthMm: 90 }), text('backText', 'A', { maxWidthMm: null })]
  const told = layersOf(widths).map(layer => layer.kind === 'text' && layer.maxWidthMm)
  expect(told).toEqual([90, width])
})

test('what is kept says of which product it is, and in which colours', () => {
  const parts = { base: { fill: { kind: 'solid' as const, colour: '#b91c1c' }, pattern: null, span: 'piece' as const } }
  expect(asTemplate({ ...empty, parts }, 'Angkor')).toMatchObject({
    productType: 'SOCCER_KIT',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    colours: expect.arrayContaining(['red']),
  })
})
