import {
  createDesign,
  createImageLayer,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  patternsOn,
  zoneForRole,
} from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { asTemplate } from './templateDocument.ts'

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

test('names of the customer become samples, numbers ten, and free text stays', () => {
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

test('a sample fits the width of its layer, else of its zone', () => {
  const { width } = zoneForRole(garment, empty.options, 'backText')
  const widths = [text('frontText', 'A', { maxWidthMm: 90 }), text('backText', 'A', { maxWidthMm: null })]
  const told = layersOf(widths).map(layer => layer.kind === 'text' && layer.maxWidthMm)
  expect(told).toEqual([90, width])
})

test('a pattern of a customer’s name becomes the sample’s, a customer’s picture is removed', () => {
  const laid = { heightMm: 40, gapXMm: 5, gapYMm: 5, rows: 'brick' } as const
  const secret = {
    kind: 'text',
    text: 'SECRET',
    font: 'teko',
    weight: 600,
    isItalic: false,
    widthMm: 60,
    ...laid,
  } as const
  const crest = { kind: 'picture', asset, inks: 2, widthMm: 40, ...laid } as const
  const use = createPatternUse('own', '#ffffff')
  const base = {
    ...empty.parts['base']!,
    pattern: { ...use, motif: crest },
    over: [{ ...use, motif: secret }, createPatternUse('dots', '#000000')],
  }
  const kits = [{ role: 'away' as const, colours: {}, parts: { base } }]
  const kept = JSON.parse(
    asTemplate({ ...empty, parts: { ...empty.parts, base }, kits }, 'Angkor Kits').json,
  ) as DesignDocument
  expect(JSON.stringify(kept)).not.toMatch(/SECRET|"picture"/)
  const said = patternsOn(kept.parts['base']!)
  expect(said.map(({ motif, id }) => (motif?.kind === 'text' ? motif.text : id))).toEqual(['ANGKOR KITS', 'dots'])
  expect(patternsOn(kept.kits[0]!.parts['base']!)).toEqual(said)
})

test('what is kept says of which product it is, and in which colours', () => {
  const parts = { base: { fill: { kind: 'solid' as const, colour: '#b91c1c' }, pattern: null, span: 'piece' as const } }
  expect(asTemplate({ ...empty, parts }, 'Angkor')).toMatchObject({
    productType: 'SOCCER_KIT',
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    colours: expect.arrayContaining(['red']),
  })
})
