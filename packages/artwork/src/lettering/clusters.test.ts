import type { TextLayer } from '@kitwright/design'
import { describe, expect, test } from 'vitest'
import { asDrawable, contextOf } from '../surface/canvasTools.ts'
import { measureLayer, textLayout } from '../index.ts'
import { nodeSurface } from '../node/index.ts'
import { inkOf, pictureOf, shareApart, textOf } from '../testing/ink.ts'

const KHMER = 'kantumruy-pro'
const arc = (degrees: number): Partial<TextLayer> => ({ curve: { kind: 'arc', degrees } })
const boxOf = (text: string, change: Partial<TextLayer> = {}): ReturnType<typeof measureLayer> =>
  measureLayer(textOf(text, change), nodeSurface)
const runsOf = (text: string, change: Partial<TextLayer> = {}): readonly string[] =>
  textLayout(textOf(text, change), nodeSurface).runs.map(run => run.text)

describe('clusters', () => {
  test('Khmer is placed by whole letters, with what stands above and below them', () => {
    expect(runsOf('ស្ត្រីខ្ញុំ', { ...arc(60), font: KHMER })).toEqual(['ស្ត្រី', 'ខ្ញុំ'])
  })
  test('an emoji of several signs is one letter', () => {
    expect(runsOf('A👨‍👩‍👧B', arc(60))).toEqual(['A', '👨‍👩‍👧', 'B'])
  })
  test('without curve and spacing a line is one run, shaped as a whole', () => {
    expect(runsOf('ស្ត្រីខ្ញុំ')).toEqual(['ស្ត្រីខ្ញុំ'])
  })
  test('letters that join from right to left stay one run, straight', () => {
    expect(runsOf('سلام', { ...arc(90), letterSpacingEm: 0.5 })).toEqual(['سلام'])
    expect(boxOf('سلام', arc(90))).toEqual(boxOf('سلام'))
  })
  test.each([
    ['ស្ត្រីកម្ពុជាខ្មែរ', KHMER],
    ['ញ្ច្រុះខ្ញុំសុខ ដារ៉ា', KHMER],
    ['AVATAR To', 'teko'],
    ['FC កម្ពុជា 7', 'graduate'],
  ])('%s, bent by next to nothing, looks as it does straight', (text, font) => {
    const straight = pictureOf(text, { font })
    const bent = pictureOf(text, { font, ...arc(0.02) })
    expect(shareApart(straight.canvas, bent.canvas)).toBeLessThan(0.01)
  })
  test.each(['ស្ត្រី', 'ខ្ញុំ', 'ប៊ឺ', 'ញ្ច្រុះ'])('%s far from its neighbours looks as it does alone', cluster => {
    const alone = pictureOf(cluster, { font: KHMER }).canvas
    const spaced = pictureOf(`${cluster}ក`, { font: KHMER, letterSpacingEm: 2 }).canvas
    const [left, top, , bottom] = inkOf(spaced)
    const [x0, y0, x1, y1] = inkOf(alone)
    const cut = nodeSurface.createCanvas(x1 - x0 + 21, y1 - y0 + 1)
    contextOf(cut).drawImage(asDrawable(spaced), -left, -top)
    const own = nodeSurface.createCanvas(x1 - x0 + 21, y1 - y0 + 1)
    contextOf(own).drawImage(asDrawable(alone), -x0, -y0)
    expect(bottom - top).toBe(y1 - y0)
    expect(shareApart(cut, own)).toBeLessThan(0.06)
  })
})
