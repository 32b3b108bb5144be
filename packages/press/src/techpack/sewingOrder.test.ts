import { createDesign } from '@kitwright/design'
import { getGarment, modelsOf, sewnGarments } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { sewingOrder } from './sewingOrder.ts'

const orderOf = (id: string, hems: readonly string[] = []) =>
  sewingOrder(modelsOf(getGarment(id), createDesign(id).options), hems)

test.each(sewnGarments())('every piece of every cut of %s has its sewing step', id => {
  const garment = getGarment(id)
  for (const { options } of garment.variants) {
    const models = modelsOf(garment, options)
    const told = new Set(sewingOrder(models, []).flatMap(({ pieces }) => pieces))
    expect(models.flatMap(({ pieces }) => pieces.map(piece => piece.id)).filter(piece => !told.has(piece))).toEqual([])
  }
})

test('a kit is sewn from the shoulders, shorts next, labels last', () => {
  expect(orderOf('soccer', ['front', 'back']).map(({ id }) => id)).toEqual([
    'shoulder',
    'collar',
    'sleeve',
    'side',
    'outseam',
    'crotch',
    'inseam',
    'waistband',
    'hem',
    'trims',
    'label',
    'check',
  ])
})

test('a hoodie has a hem band, a sleeveless shirt own bindings', () => {
  expect(orderOf('hoodie').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pocket', 'raglan', 'hood', 'cuff', 'band']),
  )
  expect(orderOf('sleeveless').map(({ id }) => id)).toEqual(expect.arrayContaining(['binding', 'sideOnly']))
})
