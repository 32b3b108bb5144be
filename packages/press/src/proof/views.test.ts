import { createTextLayer } from '@kitwright/design'
import { boxAround, boxWidth } from '@kitwright/measure'
import { expect, test } from 'vitest'
import { makeSheets } from '../makeSheets.ts'
import { input, kit } from '../testing/kit.ts'
import { proofViews, type ProofView } from './views.ts'

const views = proofViews(makeSheets(input('M')))
const piecesOf = (view: ProofView | undefined) => view?.sheets.map(({ sheet }) => sheet.piece)

test('a garment is shown front and back, as to a viewer', () => {
  expect(views.map(({ side }) => side)).toEqual(['front', 'back'])
  expect(piecesOf(views[0])).toEqual(['front', 'shortsFrontR', 'shortsFrontL'])
  expect(piecesOf(views[1])).toEqual(['back', 'shortsBackL', 'shortsBackR'])
})

test('pieces lie within their picture and beside each other, shorts under the jersey', () => {
  for (const { widthMm, heightMm, sheets } of views) {
    const boxes = sheets.map(({ sheet, at }) =>
      boxAround(sheet.lines.sew.map(({ x, y }) => ({ x: x + at.x, y: y + at.y }))),
    )
    for (const [x0, y0, x1, y1] of boxes) {
      expect(Math.min(x0, y0)).toBeGreaterThan(0)
      expect(x1).toBeLessThan(widthMm)
      expect(y1).toBeLessThan(heightMm)
    }
    const [jersey, one, other] = boxes as [(typeof boxes)[0], (typeof boxes)[0], (typeof boxes)[0]]
    expect(one[1]).toBeGreaterThan(jersey[3])
    expect(other[0]).toBeGreaterThan(one[2])
    expect((jersey[0] + jersey[2]) / 2).toBeCloseTo(widthMm / 2)
    expect(boxWidth(one)).toBeCloseTo(boxWidth(other))
  }
})

test('front and back are as large as each other, however each is shown', () => {
  const [front, back] = views as [ProofView, ProofView]
  expect([front.widthMm, front.heightMm]).toEqual([back.widthMm, back.heightMm])
})

test('a sleeve with letters on it is shown beside them', () => {
  const plain = kit()
  const zone = { id: 'left', piece: 'sleeveL', centre: { x: 0, y: 120 }, width: 80, height: 30 }
  const text = createTextLayer('sponsor', 'text', 'SPONSOR', zone)
  const shown = proofViews(makeSheets(input('M', { document: { ...plain, layers: [...plain.layers, text] } })))
  expect(piecesOf(shown[2])).toEqual(['sleeveL'])
})
