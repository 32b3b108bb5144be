import { codeOf, placesText } from '@kitwright/press'
import { describe, expect, test } from 'vitest'
import { groupAlike } from './alike.ts'
import { garmentsOf } from './orderGarments.ts'
import { findLabel } from '../labels/findLabel.ts'
import { eachGarment } from '../rendering/printFiles/packPlan.ts'
import { document, line, orderOf, plansOf } from '../testing/order.ts'

const nobody = { player_name: '', print_name: '', number: null }
const groupsOf = (...lines: Parameters<typeof orderOf>): string[] =>
  groupAlike(garmentsOf(orderOf(...lines))).map(group => placesText(group))

describe('garments that are printed alike', () => {
  test('are one file, whichever lines of the order they are in', () => {
    expect(groupsOf(line({ ...nobody, qty: 3 }), line({ ...nobody, size: 'L' }), line({ ...nobody, qty: 2 }))).toEqual([
      '1.1-3, 3.1-2',
      '2.1',
    ])
    expect(groupsOf(line({ qty: 2 }))).toEqual(['1.1-2'])
  })
  test.each([
    ['size', { size: 'L' }],
    ['name', { print_name: 'VANNA' }],
    ['number', { number: 8 }],
    ['cloth', { fabric: 'mesh' }],
    ['sleeves', { sleeve: 'long' }],
    ['revision', { revision: 2 }],
    ['version', { version: 'goalkeeper' }],
    ['player, where the same is printed', { player_name: 'Sok Darany', print_name: '' }],
  ] as const)('are not those of another %s', (_, change) => {
    const kits = [{ role: 'goalkeeper' as const, colours: { main: '#000000' }, parts: {} }]
    const dressed = {
      ...document,
      clubColours: [{ tone: 'main' as const, name: null, colour: '#1e3a8a' }],
      kits,
    }
    expect(groupsOf(line({ document: dressed }), line({ document: dressed, ...change }))).toEqual(['1.1', '2.1'])
  })
  test('share one counted plan, and papers list each', async () => {
    const order = orderOf(line({ ...nobody, qty: 2 }), line({ ...nobody, size: 'L' }), line({ ...nobody }))
    const plans = await plansOf(order)
    expect(plans.map(({ facts: { label } }) => label)).toMatchObject([
      {
        line: 1,
        garment: 1,
        alike: [
          { line: 1, garment: 1 },
          { line: 1, garment: 2 },
          { line: 3, garment: 1 },
        ],
      },
      { line: 2, garment: 1 },
    ])
    expect(plans[1]!.facts.label).not.toHaveProperty('alike')
    const each = eachGarment(plans.map(plan => ({ plan })))
    expect(each.map(({ plan: { garment, hash } }) => [garment.line, garment.garment, hash])).toEqual([
      [1, 1, plans[0]!.hash],
      [1, 2, plans[0]!.hash],
      [2, 1, plans[1]!.hash],
      [3, 1, plans[0]!.hash],
    ])
  })
  test('share one label, and remakes have their own', async () => {
    const order = orderOf(line({ ...nobody, qty: 3 }))
    const [plan] = await plansOf(order)
    const piece = 'back'
    const signOf = (of: Omit<Parameters<typeof codeOf>[0], 'piece'>) => codeOf({ ...of, piece }).split('/')[1]!
    const shared = findLabel(order, signOf(plan!.facts.label))!
    expect(shared).toMatchObject({ piece, alike: { length: 3 }, signs: { length: 3 } })
    const own = (garment: number) => signOf({ order: order.number, line: 1, garment })
    expect(shared.signs).toEqual([own(1), own(2), own(3)])
    expect(findLabel(order, own(2))).toMatchObject({
      garment: { garment: 2 },
      piece,
      signs: [own(2)],
      alike: { length: 1 },
    })
    const remake = { place: 1, items: [1, 2].map(garment => ({ line: 1, garment, pieces: [piece] })) }
    const remade = await plansOf(order, remake)
    expect(remade.map(({ facts }) => signOf(facts.label))).toEqual([own(1), own(2)])
  })
})
