import { createDesign } from '@kitwright/design'
import { getGarment, modelsOf, sewnGarments } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { sewingOrder } from './sewingOrder.ts'

const orderOf = (id: string, hems: readonly string[] = []) =>
  sewingOrder(modelsOf(getGarment(id), createDesign(id).options), hems)

test.each(sewnGarments())('every piece of %s that is sewn to another has a step in which it is', id => {
  const models = modelsOf(getGarment(id), createDesign(id).options)
  const sewn = models.flatMap(({ seams }) => seams.flatMap(({ a, b }) => [a[0], b[0]]))
  const told = new Set(orderOf(id).flatMap(({ pieces }) => pieces))
  expect(sewn.filter(piece => !told.has(piece))).toEqual([])
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
