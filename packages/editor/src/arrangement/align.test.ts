import { applyCommand, createDesign, createTextLayer, zoneForRole } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { alignOffset, distributeOffsets, type Alignment } from './align.ts'
import { orderCommand, placeInOrder, stepOrder } from './stackingOrder.ts'

const box: Box = [10, 20, 30, 60]
const frame: Box = [0, 0, 100, 200]

describe('aligning', () => {
  it.each<[Alignment, number, number]>([
    ['left', -10, 0],
    ['centre', 30, 0],
    ['right', 70, 0],
    ['top', 0, -20],
    ['middle', 0, 60],
    ['bottom', 0, 140],
  ])('to %s moves by %d, %d', (to, x, y) => expect(alignOffset(box, frame, to)).toEqual({ x, y }))
})

describe('distributing', () => {
  const boxes: Box[] = [
    [90, 0, 100, 10],
    [0, 0, 20, 10],
    [25, 0, 55, 10],
  ]
  it('spaces neighbours equally in any order, with the outermost fixed', () => {
    expect(distributeOffsets(boxes, 'x')).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 15 - 5 + 5, y: 0 },
    ])
  })
  it('moves nothing when there are fewer than three', () => {
    expect(distributeOffsets(boxes.slice(0, 2), 'y')).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ])
  })
})

describe('ordering', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  it('moves several at once and keeps their own order', () => {
    expect(stepOrder(ids, ['a', 'c'], 'forward')).toEqual(['b', 'a', 'd', 'c', 'e'])
    expect(stepOrder(ids, ['d', 'e'], 'forward')).toEqual(ids)
    expect(stepOrder(ids, ['b', 'c'], 'backward')).toEqual(['b', 'c', 'a', 'd', 'e'])
    expect(stepOrder(ids, ['d', 'b'], 'front')).toEqual(['a', 'c', 'e', 'b', 'd'])
    expect(stepOrder(ids, ['e', 'c'], 'back')).toEqual(['c', 'e', 'a', 'b', 'd'])
  })
  it('moves layers to any place in the order', () => {
    expect(placeInOrder(ids, ['e'], 1)).toEqual(['a', 'e', 'b', 'c', 'd'])
    expect(placeInOrder(ids, ['a', 'b'], 3)).toEqual(['c', 'd', 'e', 'a', 'b'])
  })
  it('is one command that undoes as one, and none where nothing changes', () => {
    const soccer = getGarment('soccer')
    const start = createDesign('soccer')
    const zone = zoneForRole(soccer, start.options, 'text')
    const document = { ...start, layers: ids.map(id => createTextLayer(id, 'text', id, zone)) }
    const wanted = ['d', 'a', 'e', 'c', 'b']
    const { document: after, inverse } = applyCommand(document, orderCommand(ids, wanted)!)
    expect(after.layers.map(({ id }) => id)).toEqual(wanted)
    expect(applyCommand(after, inverse).document).toEqual(document)
    expect(orderCommand(ids, ids)).toBeNull()
  })
})
