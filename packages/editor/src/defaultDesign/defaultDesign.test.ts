import { letterHeightMm, measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { parseDesign, sampleTeam, partStyleOf } from '@kitwright/design'
import { areasOfPiece, findPiece, getGarment, sewnGarments, zoneOf } from '@kitwright/garment'
import { addGarment, BIB } from '@kitwright/garment/testing'
import { contrast, DEFAULT_BRAND, parseHex, shadesOf } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { defaultDesign } from './defaultDesign.ts'

const TEXTS = { team: 'ANGKOR', name: 'SOK DARA', number: '10' }

describe('defaultDesign', () => {
  it.each(['#10b981', '#ffd700', '#000000', '#ffffff', 'not a colour'])(
    'is a valid design with readable letters for %s',
    colour => {
      const document = defaultDesign('soccer', colour, TEXTS)
      expect(parseDesign(document).ok).toBe(true)
      const base = document.parts.base?.fill
      const ground = base?.kind === 'gradient' ? base.stops[0].colour : base?.colour
      expect(contrast(parseHex(ground ?? '')!, parseHex('#ffffff')!)).toBeGreaterThanOrEqual(3)
    },
  )
  it.each(sewnGarments())('of %s colours every part and writes what can be read where it is', id => {
    const garment = getGarment(id)
    const document = defaultDesign(id, '#10b981', TEXTS)
    expect(parseDesign(document)).toMatchObject({ ok: true })
    expect(Object.keys(document.parts)).toEqual(garment.parts)
    expect(document.layers.length).toBeGreaterThan(0)
    for (const layer of document.layers) {
      const [ground] = areasOfPiece(garment, document.options, layer.piece)
      const { fill } = partStyleOf(document, ground!.part)
      const colour = fill.kind === 'solid' ? fill.colour : fill.stops[0].colour
      const ink = layer.kind === 'text' && layer.fill.kind === 'solid' ? layer.fill.colour : ''
      expect(contrast(parseHex(colour)!, parseHex(ink)!), layer.id).toBeGreaterThanOrEqual(2.5)
    }
  })
  it.each(['#10b981', '#ffd700', '#000000', '#ffffff', '#dc2626', '#fdba74'])(
    'is of no darker a shade of %s than white letters need',
    colour => {
      const { fill } = defaultDesign('soccer', colour, TEXTS).parts.base!
      const main = fill.kind === 'gradient' ? fill.stops[0].colour : fill.colour
      const shades = shadesOf(parseHex(colour)!)
      const steps = [shades[500], shades[600], shades[700], shades[800], shades[900]]
      const onWhite = (shade: string): number => contrast(parseHex(shade)!, parseHex('#ffffff')!)
      expect(main).toBe(steps.find(shade => onWhite(shade) >= 3))
    },
  )
  it('has the colour of a shop without colours where none is given', () => {
    expect(defaultDesign('soccer', 'not a colour', TEXTS)).toEqual(defaultDesign('soccer', DEFAULT_BRAND, TEXTS))
  })
  it.each(sewnGarments())('of %s writes in the zones that its folder names', id => {
    const { layers, options } = defaultDesign(id, '#10b981', TEXTS)
    const garment = getGarment(id)
    garment.look.samples.forEach((sample, i) => {
      if (sample.zone === undefined) return
      const { piece, centre } = zoneOf(garment, options, sample.zone)!
      expect(layers[i]).toMatchObject({ piece, xMm: centre.x })
    })
  })
  it.each(sewnGarments().filter(id => id !== 'boxingtrunk'))(
    'of %s writes on chest and shoulders, not on the belly',
    id => {
      const { layers, options } = defaultDesign(id, '#10b981', TEXTS)
      for (const layer of layers) {
        if (layer.kind !== 'text' || !['frontText', 'backText', 'playerName'].includes(layer.role)) continue
        const [, top, , bottom] = findPiece(getGarment(id), options, layer.piece)!.piece.box
        expect((layer.yMm - top) / (bottom - top), layer.role).toBeLessThan(0.48)
      }
    },
  )
  it.each(sewnGarments())('of %s has each number below the name of its side or beside the crest', id => {
    const { layers, options } = defaultDesign(id, '#10b981', TEXTS)
    const crest = zoneOf(getGarment(id), options, 'logo')
    for (const [name, number] of [
      ['frontText', 'frontNumber'],
      ['playerName', 'backNumber'],
    ] as const) {
      const [above, below] = [name, number].map(role => layers.find(layer => layer.role === role))
      if (!above || !below) continue
      const isBesideCrest = number === 'frontNumber' && crest !== undefined && below.xMm < crest.centre.x - 150
      expect(isBesideCrest || above.yMm < below.yMm - 60, name).toBe(true)
    }
  })
  it.each([
    ['capitals', 'SOK DARA'],
    ['Khmer letters', 'សុខ ដារ៉ា'],
  ])('prints a player’s name in %s of 50 to 75 mm letters', (_, name) => {
    const plate = defaultDesign('soccer', '#10b981', { ...TEXTS, name }).layers.find(({ id }) => id === 'playerName')
    expect(plate?.kind === 'text' && letterHeightMm(plate)).toBeGreaterThanOrEqual(50)
    expect(plate?.kind === 'text' && letterHeightMm(plate)).toBeLessThanOrEqual(75)
  })
  it('writes every text and number in its zone', () => {
    const { layers } = defaultDesign('soccer', '#10b981', TEXTS)
    expect(layers.map(layer => [layer.id, layer.kind === 'text' && layer.text])).toEqual([
      ['frontText', 'ANGKOR'],
      ['frontNumber', '10'],
      ['playerName', 'SOK DARA'],
      ['backNumber', '10'],
      ['shortsNumber', '10'],
    ])
  })
  it.each([
    'Mekong Tees',
    'WOW MAMMOTH WEAR',
    'ABA Bank Phnom Penh Crown Football Club',
    'អង្គរ',
    'ឈ្នះឈ្នះ ញញឹម',
    'ក្លឹបបាល់ទាត់ភ្នំពេញក្រោនអន្តរជាតិ',
    'សាលាបច្ចេកវិទ្យា និងសាកលវិទ្យាល័យ',
    '金边皇冠足球俱乐部',
  ])('sets %s smaller or in two lines, by the fonts’ measures', name => {
    const team = sampleTeam(name)
    for (const id of sewnGarments()) {
      for (const layer of defaultDesign(id, '#10b981', { ...TEXTS, team }).layers) {
        if (layer.kind !== 'text' || (layer.role !== 'frontText' && layer.role !== 'backText')) continue
        const { widthMm } = measureLayer({ ...layer, maxWidthMm: null }, nodeSurface)
        expect(layer.maxWidthMm! / widthMm, `${id} ${layer.id}`).toBeGreaterThanOrEqual(0.8)
        // A long name may take two lines, broken between words.
        expect(layer.text.replace('\n', name.includes(' ') ? ' ' : '')).toBe(name.toUpperCase())
      }
    }
  })
  it('sets Khmer names in the Khmer font', () => {
    const { layers } = defaultDesign('soccer', '#10b981', { ...TEXTS, team: 'អង្គរ' })
    expect(layers[0]).toMatchObject({ font: 'kantumruy-pro' })
  })
})

it('a fresh design of a ninth garment looks as its folder says', () => {
  const takeAway = addGarment(BIB)
  const document = defaultDesign('bib', '#10b981', TEXTS)
  takeAway()
  expect(document.parts['tape']?.fill).toMatchObject({ kind: 'solid', colour: '#ffffff' })
  expect(document.layers).toMatchObject([
    { role: 'frontText', text: 'ANGKOR', yMm: 380, sizeMm: 60 },
    { role: 'frontNumber', text: '10', yMm: 260, sizeMm: 120 },
  ])
})
