import { expect, it } from 'vitest'
import { cellsOf } from './shotGrid.ts'

const BOTH = ['front', 'back']

it('two garments stand side by side, stacked in a tall story', () => {
  expect(cellsOf({ angles: BOTH, widthPx: 1081, heightPx: 1080 })).toEqual([
    { x: 0, y: 0, widthPx: 541, heightPx: 1080 },
    { x: 541, y: 0, widthPx: 540, heightPx: 1080 },
  ])
  expect(cellsOf({ angles: BOTH, widthPx: 1080, heightPx: 1920, marginPx: 250 })).toEqual([
    { x: 0, y: 250, widthPx: 1080, heightPx: 710 },
    { x: 0, y: 960, widthPx: 1080, heightPx: 710 },
  ])
})
