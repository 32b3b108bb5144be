import { createTextLayer, type Layer } from '@kitwright/design'
import { defaultDesign } from '@kitwright/editor'
import { getGarment, zoneOf } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { dropPlace, listRows, stepPlace } from './rows.ts'

const { options } = defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '7' })
const zone = zoneOf(getGarment('soccer'), options, 'frontText')!
const layer = (id: string, group?: string): Layer => ({
  ...createTextLayer(id, 'text', id, zone),
  ...(group && { group: { id: group, name: null } }),
})
/** From the top: e, the group g of d, c, b, then a. */
const layers = [layer('a'), layer('b', 'g'), layer('c', 'g'), layer('d', 'g'), layer('e')]
const open = listRows(layers, () => false)
const folded = listRows(layers, () => true)
const keys = (rows: typeof open) => rows.map(({ key }) => key)
const drop = (rows: typeof open, before: number, ...ids: string[]) => dropPlace(rows, { ids, before })

describe('the rows of the list of layers', () => {
  it('have a row for a group, and its layers below it unless it is folded', () => {
    expect(keys(open)).toEqual(['e', 'group-g', 'd', 'c', 'b', 'a'])
    expect(keys(folded)).toEqual(['e', 'group-g', 'a'])
  })
  it('are told apart where a group’s layers do not follow each other', () => {
    expect(keys(listRows([layer('a', 'g'), layer('b'), layer('c', 'g')], () => true))).toEqual([
      'group-g',
      'b',
      'group-g-2',
    ])
  })
  it('let a layer into a group between its rows and below its own, and out of it above and below', () => {
    expect(drop(open, 3, 'a')).toEqual({ moving: ['a'], to: 2, group: 'g' })
    expect(drop(open, 2, 'e')).toEqual({ moving: ['e'], to: 4, group: 'g' })
    expect(drop(open, 5, 'e')).toEqual({ moving: ['e'], to: 1, group: null })
    expect(drop(open, 5, 'd')).toEqual({ moving: ['d'], to: 1, group: 'g' })
    expect(drop(open, 1, 'b')).toEqual({ moving: ['b'], to: 3, group: null })
    expect(drop(open, 6, 'b')).toEqual({ moving: ['b'], to: 0, group: null })
  })
  it('take a group along as a whole, folded or not', () => {
    expect(drop(open, 0, 'group-g')).toEqual({ moving: ['d', 'c', 'b'], to: 2, group: null })
    expect(drop(folded, 3, 'group-g')).toEqual({ moving: ['d', 'c', 'b'], to: 0, group: null })
    expect(drop(folded, 2, 'e')).toEqual({ moving: ['e'], to: 1, group: null })
  })
  it('go up and down one step, groups past what stands beside them', () => {
    expect([stepPlace(open, 'group-g', -1), stepPlace(open, 'group-g', 1), stepPlace(folded, 'group-g', 1)]).toEqual([
      0, 6, 3,
    ])
    expect([stepPlace(open, 'e', -1), stepPlace(open, 'e', 1), stepPlace(open, 'a', 1)]).toEqual([null, 2, null])
    const two = listRows([layer('a', 'g'), layer('b', 'g'), layer('c', 'h'), layer('d', 'h')], () => false)
    expect([stepPlace(two, 'group-g', -1), stepPlace(two, 'group-h', 1), stepPlace(two, 'group-g', 1)]).toEqual([
      0,
      6,
      null,
    ])
  })
})
