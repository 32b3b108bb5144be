import type { TextLayer } from '@kitwright/design'
import { describe, expect, test } from 'vitest'
import { measureLayer, rasteriseLayer, textLayout, type SurfaceCanvas } from '../index.ts'
import { nodeSurface } from '../node/index.ts'
import { inkOf, PAINT as paint, pictureOf, textOf as layer, type InkBox } from '../testing/ink.ts'

const widthOf = (text: string, change: Partial<TextLayer> = {}): number =>
  measureLayer(layer(text, change), nodeSurface).widthMm

function inkOfText(text: string, change: Partial<TextLayer> = {}): { ink: InkBox; canvas: SurfaceCanvas } {
  const { canvas } = pictureOf(text, change)
  return { ink: inkOf(canvas), canvas }
}

describe('measuring', () => {
  test('grows with the em in proportion', () => {
    expect(widthOf('DARA', { sizeMm: 50 }) * 2).toBeCloseTo(widthOf('DARA'), 6)
  })
  test('the advance is the font file’s own: H of Teko is half an em', () => {
    expect(widthOf('H')).toBeCloseTo(50, 2)
  })
  test('zero-width spaces count for nothing', () => {
    expect(widthOf('សុខ\u200bដារ៉ា', { font: 'kantumruy-pro' })).toBe(widthOf('សុខដារ៉ា', { font: 'kantumruy-pro' }))
  })
  test('Khmer letters measure alike in every font: they come from the Khmer face', () => {
    expect(widthOf('ស្រីពេជ្រ', { font: 'teko' })).toBeCloseTo(widthOf('ស្រីពេជ្រ', { font: 'kantumruy-pro' }), 6)
  })
  test('an outline widens the box on both sides', () => {
    const plain = measureLayer(layer('AB'), nodeSurface)
    const lined = measureLayer(layer('AB', { outline: { colour: '#000000', widthMm: 3 } }), nodeSurface)
    expect(lined.widthMm - plain.widthMm).toBeCloseTo(6, 6)
    expect(lined.heightMm - plain.heightMm).toBeCloseTo(6, 6)
  })
})

describe('squeezing', () => {
  test('a wide text becomes exactly as wide as allowed, outline included', () => {
    const outline = { colour: '#000000', widthMm: 4 }
    expect(widthOf('CHANTHAVONG SOKUNTHEA', { maxWidthMm: 500, outline })).toBeCloseTo(500, 6)
  })
  test('a narrow text is left alone', () => {
    expect(textLayout(layer('OK', { maxWidthMm: 300 }), nodeSurface).squeeze).toBe(1)
  })
  test('a text without a widest width is never squeezed', () => {
    expect(widthOf('CHANTHAVONG SOKUNTHEA')).toBeGreaterThan(300)
  })
  test('a text to be squeezed, as in older designs, keeps its height', () => {
    const height = (maxWidthMm: number | null): number =>
      measureLayer(layer('LONG NAME', { maxWidthMm, fit: 'squeeze' }), nodeSurface).heightMm
    expect(height(50)).toBe(height(null))
    expect(widthOf('LONG NAME', { maxWidthMm: 50, fit: 'squeeze' })).toBeCloseTo(50, 6)
  })
  describe('as it is limited more and more', () => {
    const natural = widthOf('LONG NAME')
    const at = (share: number, text = 'LONG NAME') => {
      const { squeeze, mmPerPx, runs, box, isTooWide } = textLayout(
        layer(text, { maxWidthMm: natural * share }),
        nodeSurface,
      )
      return { squeeze, mmPerPx, lines: runs.length, isTooWide, widthMm: box.widthMm / natural }
    }
    const plain = at(2)
    test('a text becomes smaller first', () => {
      expect(at(0.7)).toMatchObject({
        squeeze: expect.closeTo(1),
        lines: 1,
        isTooWide: false,
        widthMm: expect.closeTo(0.7),
      })
      expect(at(0.7).mmPerPx).toBeCloseTo(0.7 * plain.mmPerPx)
    })
    test('a small text becomes a little narrower, never under 80 % width', () => {
      expect(at(0.5)).toMatchObject({ lines: 1, isTooWide: false, squeeze: expect.closeTo(0.5 / 0.6) })
    })
    test('a text that is narrow already goes in two lines', () => {
      expect(at(0.4)).toMatchObject({ squeeze: 1, lines: 2, isTooWide: false })
    })
    test('a text says when it is too wide even in two lines', () => {
      expect(at(0.05)).toMatchObject({ squeeze: 0.8, lines: 2, isTooWide: true })
      expect(at(0.2, 'LONGWORD')).toMatchObject({ squeeze: 0.8, lines: 1, isTooWide: true })
    })
  })
})

describe('a text’s picture', () => {
  test.each(['ខ្ញុំ', 'ស្ត្រី', 'ប៊ឺ', 'ញ្ច្រុះ', 'ន្ត្រុំ', 'ឡឿង', 'ក្ស្មុំ', 'ឡ្តុ', 'ញ្ច្ញុ', 'ក៊ុំ', 'Ågjpqy|', 'ÃÄÅÆ·¸¹º', 'ÀÉÖ(@)'])(
    'nothing of %s is cut off',
    text => {
      for (const font of ['teko', 'graduate', 'kantumruy-pro']) {
        const { ink, canvas } = inkOfText(text, { font })
        expect(ink[0]).toBeGreaterThan(0)
        expect(ink[1]).toBeGreaterThan(0)
        expect(ink[2]).toBeLessThan(canvas.width - 1)
        expect(ink[3]).toBeLessThan(canvas.height - 1)
      }
    },
  )
  test('the ink of a number is centred to half a millimetre', () => {
    for (const font of ['teko', 'graduate', 'kantumruy-pro']) {
      for (const number of ['1', '11', '4', '17', '90']) {
        const { ink, canvas } = inkOfText(number, { font, sizeMm: 300 })
        expect(Math.abs(ink[0] + ink[2] + 1 - canvas.width) / 2 / paint.pxPerMm, `${number} in ${font}`).toBeLessThan(
          0.5,
        )
        expect(Math.abs(ink[1] + ink[3] + 1 - canvas.height) / 2 / paint.pxPerMm, `${number} in ${font}`).toBeLessThan(
          2,
        )
      }
    }
  })
  test('its size is the canvas’s, so a quad of that size shows it true', () => {
    const picture = rasteriseLayer(layer('DARA'), paint)!
    expect(picture.widthMm * 2).toBeCloseTo(picture.canvas.width, 6)
    expect(picture.heightMm * 2).toBeCloseTo(picture.canvas.height, 6)
  })
  test('there is none for blank text', () => {
    expect(rasteriseLayer(layer(' \u200b '), paint)).toBeNull()
  })
  test('a huge layer gets fewer pixels, not a canvas that no device takes', () => {
    const picture = rasteriseLayer(layer('WIDE', { sizeMm: 1500 }), { ...paint, pxPerMm: 20 })!
    expect(Math.max(picture.canvas.width, picture.canvas.height)).toBeLessThanOrEqual(4096)
    expect(picture.widthMm).toBeGreaterThan(widthOf('WIDE', { sizeMm: 1500 }))
  })
})
