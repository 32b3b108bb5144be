import { createDesign } from '@kitwright/design'
import { getGarment, modelsOf, sewnGarments } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { sewingOrder } from './sewingOrder.ts'

const orderOf = (id: string, hems: readonly string[] = []) =>
  sewingOrder(modelsOf(getGarment(id), createDesign(id).options), hems)

test.each(sewnGarments())('every piece of every cut of %s has a step in which it is sewn', id => {
  const garment = getGarment(id)
  for (const { options } of garment.variants) {
    const models = modelsOf(garment, options)
    const told = new Set(sewingOrder(models, []).flatMap(({ pieces }) => pieces))
    expect(models.flatMap(({ pieces }) => pieces.map(piece => piece.id)).filter(piece => !told.has(piece))).toEqual([])
  }
})

test('a kit is sewn from the shoulders down, the shorts after the jersey, labels and the check last', () => {
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

test('a hoodie has a band at its hem, a sleeveless shirt bindings and sides of its own', () => {
  expect(orderOf('hoodie').map(({ id }) => id)).toEqual(
    expect.arrayContaining(['pocket', 'raglan', 'hood', 'cuff', 'band']),
  )
  expect(orderOf('sleeveless').map(({ id }) => id)).toEqual(expect.arrayContaining(['binding', 'sideOnly']))
})
