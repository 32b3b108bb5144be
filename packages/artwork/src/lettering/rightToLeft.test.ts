import { readFileSync } from 'node:fs'
import type { TextLayer } from '@kitwright/design'
import { fontOrFirst } from '@kitwright/library'
import { registerOwnFont } from '@kitwright/library/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { asDrawable, contextOf } from '../surface/canvasTools.ts'
import { measureLayer, type SurfaceCanvas } from '../index.ts'
import { nodeSurface } from '../node/index.ts'
import { inkOf, pictureOf, shareApart, textOf } from '../testing/ink.ts'

/** A font such as a shop uploads: no packaged font writes these scripts. */
const font = 'own-right-to-left'

beforeAll(() => {
  const bytes = readFileSync(new URL('../testing/fonts/dejavu-right-to-left.ttf', import.meta.url))
  const metrics = { ...fontOrFirst('teko').faces[0].metrics, capHeight: 0.73, ascent: 0.93, descent: 0.36 }
  registerOwnFont({ id: font, family: 'Right to Left', lang: 'en', url: 'r', metrics }, bytes)
})

const drawn = (text: string, change: Partial<TextLayer> = {}): SurfaceCanvas =>
  pictureOf(text, { font, ...change }).canvas
const widthOf = (text: string, change: Partial<TextLayer> = {}): number =>
  measureLayer(textOf(text, { font, ...change }), nodeSurface).widthMm

/** Cuts a picture's ink to the width of another's ink, from the right or the left. */
function endOf(canvas: SurfaceCanvas, like: SurfaceCanvas, side: 'left' | 'right'): SurfaceCanvas {
  const [x0, , x1] = inkOf(canvas)
  const [from, , to] = inkOf(like)
  const cut = nodeSurface.createCanvas(to - from + 1, canvas.height)
  contextOf(cut).drawImage(asDrawable(canvas), side === 'left' ? -x0 : to - from - x1, 0)
  const [, top, , bottom] = inkOf(cut)
  const ink = nodeSurface.createCanvas(cut.width, bottom - top + 1)
  contextOf(ink).drawImage(asDrawable(cut), 0, -top)
  return ink
}

describe('text from right to left', () => {
  test('Arabic letters join: they look as their joined forms, not as each alone', () => {
    // Seen at a word's beginning, lam and alef as a ligature, meem in its isolated form.
    expect(shareApart(drawn('سلام'), drawn('\ufeb3\ufefc\ufee1'))).toBeLessThan(0.01)
    const apart = ['س', 'ل', 'ا', 'م'].reduce((sum, letter) => sum + widthOf(letter), 0)
    expect(widthOf('سلام')).toBeLessThan(apart * 0.8)
  })
  test('the first letter stands on the right, the last on the left', () => {
    const word = drawn('שלום')
    for (const [letter, side] of [
      ['ש', 'right'],
      ['ם', 'left'],
    ] as const) {
      const alone = drawn(letter)
      expect(shareApart(endOf(word, alone, side), endOf(alone, alone, side))).toBeLessThan(0.06)
    }
  })
  test('a full stop stands where the line ends: on the left', () => {
    const stop = drawn('.')
    expect(shareApart(endOf(drawn('שלום.'), stop, 'left'), endOf(stop, stop, 'left'))).toBeLessThan(0.3)
  })
  test('is measured by its letters', () => {
    const apart = ['ש', 'ל', 'ו', 'ם'].reduce((sum, letter) => sum + widthOf(letter), 0)
    expect(widthOf('שלום')).toBeCloseTo(apart, 1)
  })
  test('Latin letters and digits beside it keep their own direction', () => {
    const line = drawn('FC שלום 10')
    for (const [part, side] of [
      ['FC', 'left'],
      ['ש', 'right'],
    ] as const) {
      const alone = drawn(part)
      expect(shareApart(endOf(line, alone, side), endOf(alone, alone, side))).toBeLessThan(0.06)
    }
  })
  test.each([
    ['an arc', { curve: { kind: 'arc', degrees: 120 } }],
    ['a wave', { curve: { kind: 'wave', heightMm: 40, waves: 1 } }],
    ['spacing', { letterSpacingEm: 0.4 }],
  ] satisfies [string, Partial<TextLayer>][])('%s never breaks what joins', (_, change) => {
    expect(shareApart(drawn('سلام محمد', change), drawn('سلام محمد'))).toBe(0)
  })
  test('outlines, slant and a squeeze keep it whole', () => {
    const change = { outline: { colour: '#facc15', widthMm: 3 }, skewDeg: 20, maxWidthMm: 320 }
    expect(widthOf('سلام محمد', change)).toBeCloseTo(320, 6)
    const canvas = drawn('سلام محمد', change)
    const [x0, y0, x1, y1] = inkOf(canvas)
    expect(Math.min(x0, y0, canvas.width - 1 - x1, canvas.height - 1 - y1)).toBeGreaterThan(0)
  })
})
