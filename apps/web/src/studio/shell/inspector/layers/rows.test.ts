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
/** From the top: layer e, group g with layers d, c and b, then layer a. */
const layers = [layer('a'), layer('b', 'g'), layer('c', 'g'), layer('d', 'g'), layer('e')]
const open = listRows(layers, () => false)
const folded = listRows(layers, () => true)
const keys = (rows: typeof open) => rows.map(({ key }) => key)
const drop = (rows: typeof open, before: number, ...ids: string[]) => dropPlace(rows, { ids, before })

describe('the layer list', () => {
  it('shows a row per group and hides layers of folded groups', () => {
    expect(keys(open)).toEqual(['e', 'group-g', 'd', 'c', 'b', 'a'])
    expect(keys(folded)).toEqual(['e', 'group-g', 'a'])
  })
  it('gives each separate run of a group its own row', () => {
    expect(keys(listRows([layer('a', 'g'), layer('b'), layer('c', 'g')], () => true))).toEqual([
      'group-g',
      'b',
      'group-g-2',
    ])
  })
  it('drops a layer into or out of a group by its neighbours', () => {
    expect(drop(open, 3, 'a')).toEqual({ moving: ['a'], to: 2, group: 'g' })
    expect(drop(open, 2, 'e')).toEqual({ moving: ['e'], to: 4, group: 'g' })
    expect(drop(open, 5, 'e')).toEqual({ moving: ['e'], to: 1, group: null })
    expect(drop(open, 5, 'd')).toEqual({ moving: ['d'], to: 1, group: 'g' })
    expect(drop(open, 1, 'b')).toEqual({ moving: ['b'], to: 3, group: null })
    expect(drop(open, 6, 'b')).toEqual({ moving: ['b'], to: 0, group: null })
  })
  it('moves a group as a whole, folded or not', () => {
    expect(drop(open, 0, 'group-g')).toEqual({ moving: ['d', 'c', 'b'], to: 2, group: null })
    expect(drop(folded, 3, 'group-g')).toEqual({ moving: ['d', 'c', 'b'], to: 0, group: null })
    expect(drop(folded, 2, 'e')).toEqual({ moving: ['e'], to: 1, group: null })
  })
  it('moves a row one step, and a group past whole neighbours', () => {
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
