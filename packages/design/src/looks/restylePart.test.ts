import { expect, test } from 'vitest'
import { createDesign, createTextLayer } from '../creation/createDesign.ts'
import { isTwoPieceKit, restrictRestyle } from './restylePart.ts'
import { getGarment } from '@kitwright/garment'
import { addGarment, BIB } from '@kitwright/garment/testing'
import { zoneForRole } from '../layers/zones.ts'

const soccer = getGarment('soccer')
const plain = createDesign('soccer')
const solid = (colour: string) => ({ fill: { kind: 'solid' as const, colour }, pattern: null, span: 'piece' as const })
const text = (id: string, role: 'frontText' | 'shortsNumber') =>
  createTextLayer(id, role, id, zoneForRole(soccer, plain.options, role))
const kit = (colour: string, name: string) => ({
  ...plain,
  parts: Object.fromEntries(soccer.parts.map(part => [part, solid(colour)])),
  layers: [text(`${name} shirt`, 'frontText'), text(`${name} shorts`, 'shortsNumber')],
})
const [before, after] = [kit('#111111', 'old'), kit('#eeeeee', 'new')]

test('a soccer kit is a set, a hoodie and trunks are not', () => {
  expect([
    isTwoPieceKit(plain),
    isTwoPieceKit(createDesign('hoodie')),
    isTwoPieceKit(createDesign('boxingtrunk')),
  ]).toEqual([true, false, false])
})

test('a ninth garment is a set by its parts, whatever its models are called', () => {
  const [bib] = BIB.garment.models
  const own = bib!.pieces.map(({ id }) => ({ part: 'shorts', piece: id, frame: [0, 0, 1, 1] as const }))
  const pair = { ...bib!, id: 'lower', areas: own }
  const variants = BIB.garment.variants.map(variant => ({ ...variant, models: [...variant.models, 'lower'] }))
  const takeAway = addGarment({ ...BIB, garment: { ...BIB.garment, models: [...BIB.garment.models, pair], variants } })
  const isTwo = isTwoPieceKit(createDesign('bib'))
  takeAway()
  expect(isTwo).toBe(true)
})

test('a look may be worn as a set', () => expect(restrictRestyle('set', before, after)).toBe(after))

test('on the shirt alone the shorts stay as they were', () => {
  const { parts, layers } = restrictRestyle('shirt', before, after)
  expect([parts.base, parts.shorts]).toEqual([solid('#eeeeee'), solid('#111111')])
  expect(layers.map(({ id }) => id)).toEqual(['old shorts', 'new shirt'])
})

test('on the shorts alone the shirt stays as it was', () => {
  const { parts, layers } = restrictRestyle('shorts', before, after)
  expect([parts.base, parts.shorts]).toEqual([solid('#111111'), solid('#eeeeee')])
  expect(layers.map(({ id }) => id)).toEqual(['old shirt', 'new shorts'])
})
