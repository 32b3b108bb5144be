import { getGarment } from '@kitwright/garment'
import { boxCentre } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { onPiece, onSheet, placeOnSheet, sheetOf } from './sheet.ts'

const sheet = sheetOf(getGarment('soccer'), { sleeve: 'long', collar: 'v' })

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
})
