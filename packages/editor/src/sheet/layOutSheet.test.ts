import { createDesign } from '@kitwright/design'
import { defaultChart, findPiece, getGarment, sewnGarments } from '@kitwright/garment'
import { garmentOnSize, loadGrades } from '@kitwright/garment/grades'
import { boxCentre, boxHeight, boxWidth } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { onPiece, onSheet, placeOnSheet, sheetOf } from './layOutSheet.ts'

const sheetOptions = { sleeve: 'long', collar: 'v' }
const sheet = sheetOf(getGarment('soccer'), sheetOptions)

describe('the flat sheet', () => {
  it('lays every piece without overlap, ribs last', () => {
    const boxes = sheet.pieces.map(
      ({ piece, at }) => [at.x, at.y, at.x + piece.box[2] - piece.box[0], at.y + piece.box[3] - piece.box[1]] as const,
    )
    for (const [i, a] of boxes.entries()) {
      for (const b of boxes.slice(i + 1)) {
        expect(a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1]).toBe(true)
      }
      expect(a[2]).toBeLessThanOrEqual(sheet.width)
      expect(a[3]).toBeLessThanOrEqual(sheet.height)
    }
    const ribs = sheet.pieces.map(({ piece }) => piece.isRib ?? false)
    expect(ribs.indexOf(true)).toBe(ribs.filter(isRib => !isRib).length)
  })
  it('finds the piece under a point and the very same mm', () => {
    const front = sheet.pieces.find(({ piece }) => piece.id === 'front')!
    const middle = boxCentre(front.piece.box)
    expect(placeOnSheet(sheet, onSheet(front, middle))).toEqual({ piece: 'front', at: middle })
    expect(onPiece(front, onSheet(front, { x: 12.5, y: 300 }))).toEqual({ x: 12.5, y: 300 })
  })
  it('finds nothing between the pieces', () => {
    expect(placeOnSheet(sheet, { x: 1, y: 1 })).toBeNull()
  })
  it('finds nothing in the corner of a piece’s box that the cut leaves out', () => {
    const front = sheet.pieces.find(({ piece }) => piece.id === 'front')!
    expect(placeOnSheet(sheet, onSheet(front, { x: front.piece.box[0] + 1, y: front.piece.box[1] + 1 }))).toBeNull()
  })
  it.each(sewnGarments())('of %s is rows with equal gaps, broken only when full', id => {
    const { pieces, width, height } = sheetOf(getGarment(id), createDesign(id).options)
    const { x: gap, y: above } = pieces[0]!.at
    const right = ({ at, piece }: (typeof pieces)[number]): number => at.x + boxWidth(piece.box)
    const rows = [...new Set(pieces.map(({ at }) => at.y))].map(y => pieces.filter(({ at }) => at.y === y))
    let y = above
    for (const [i, row] of rows.entries()) {
      expect(row[0]!.at).toEqual({ x: gap, y: expect.closeTo(y, 6) })
      for (const [j, laid] of row.slice(1).entries()) expect(laid.at.x).toBeCloseTo(right(row[j]!) + gap, 6)
      y += Math.max(...row.map(({ piece }) => boxHeight(piece.box))) + above
      const next = rows[i + 1]?.[0]
      if (next) expect(right(row.at(-1)!) + gap + boxWidth(next.piece.box)).toBeGreaterThan(width - gap)
    }
    expect(width).toBeCloseTo(Math.max(...pieces.map(right)) + gap, 6)
    expect(height).toBeCloseTo(y - above + gap, 6)
    expect(pieces[1]!.at.y).toBe(pieces[0]!.at.y)
  })
  it.each([
    ['on a phone', 390, undefined],
    ['beside the garment', 350, 0.5],
    ['in a window', 740, 1.1],
  ])('has room for names above its rows %s', (_, widthPx, aspect) => {
    const { pieces, width } = sheetOf(getGarment('soccer'), sheetOptions, { aspect })
    // Letters of 12 CSS px, 6 px above their piece, less their descent.
    expect((pieces[0]!.at.y * widthPx) / width).toBeGreaterThan(15)
  })
})

describe('the flat sheet with another size beside', () => {
  const options = { sleeve: 'short', collar: 'crew' }
  const base = getGarment('soccer')
  it('has room for both, laid on each other at their origin', async () => {
    const chart = defaultChart('SOCCER_KIT')
    const large = garmentOnSize({ garment: base, grades: await loadGrades('soccer'), options, size: 'XXXL', chart })
    const { pieces, width } = sheetOf(base, options, { beside: large })
    const [front, back] = ['front', 'back'].map(id => pieces.find(({ piece }) => piece.id === id)!)
    const other = findPiece(large, options, 'front')!.piece
    expect(onSheet(front!, { x: other.box[0], y: 0 }).x).toBeGreaterThan(0)
    expect(onSheet(front!, { x: other.box[2], y: 0 }).x).toBeLessThan(onSheet(back!, { x: other.box[0], y: 0 }).x)
    expect(width).toBeGreaterThan(sheetOf(base, options).width)
  })
})

describe('the flat sheet in a window', () => {
  it.each([0.5, 1, 2])('is as large as rows of pieces can be in one of aspect %d', aspect => {
    const { options } = createDesign('soccer')
    const usual = sheetOf(getGarment('soccer'), options)
    const fitted = sheetOf(getGarment('soccer'), options, { aspect })
    const scaleOf = ({ width, height }: typeof usual): number => Math.min(aspect / width, 1 / height)
    expect(scaleOf(fitted)).toBeGreaterThanOrEqual(scaleOf(usual))
    expect(fitted.pieces.map(({ piece }) => piece.id)).toEqual(usual.pieces.map(({ piece }) => piece.id))
  })
})
