import { PLAIN_TEXT, type ImageLayer, type TextLayer } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { nudgeChange, resizeChange, rotateChange, scaleChange, tidyDegrees, widthChange } from './layerChanges.ts'

const text: TextLayer = {
  ...PLAIN_TEXT,
  id: 't',
  name: null,
  kind: 'text',
  role: 'frontText',
  text: 'ANGKOR',
  piece: 'front',
  xMm: 10,
  yMm: 300,
  rotationDeg: 0,
  opacity: 1,
  isHidden: false,
  isLocked: false,
  sizeMm: 60,
  maxWidthMm: 200,
  fit: 'shrink',
}
const image: ImageLayer = {
  id: 'i',
  name: null,
  kind: 'image',
  role: 'logo',
  piece: 'front',
  xMm: 0,
  yMm: 0,
  rotationDeg: 0,
  opacity: 1,
  isHidden: false,
  isLocked: false,
  asset: { source: 'local', id: 'a', widthPx: 200, heightPx: 100 },
  widthMm: 80,
  heightMm: 40,
  isMirrored: false,
}
const FRONT = [-255, 0, 255, 700] as const

describe('moving', () => {
  it('never takes the centre off its piece', () => {
    expect(nudgeChange({ ...text, xMm: 250 }, { x: 10, y: 0 }, FRONT)).toEqual({ xMm: 255, yMm: 300 })
  })
})

describe('scaling', () => {
  it('goes by the distance from the centre', () => {
    expect(scaleChange(text, { x: 30, y: 40 }, { x: 60, y: 80 })).toEqual({ sizeMm: 120, maxWidthMm: 400 })
    expect(scaleChange(image, { x: 10, y: 0 }, { x: 0, y: -5 })).toEqual({ widthMm: 40, heightMm: 20 })
  })
  it('does nothing from the very centre', () => {
    expect(scaleChange(text, { x: 0, y: 0 }, { x: 5, y: 5 })).toEqual({})
  })
  it('stays within what a document takes, in proportion', () => {
    expect(resizeChange(image, 1000)).toEqual({ widthMm: 1500, heightMm: 750 })
    expect(resizeChange(image, 0)).toEqual({ widthMm: 8, heightMm: 4 })
    expect(resizeChange({ ...text, maxWidthMm: 1400 }, 2)).toEqual({ sizeMm: 120, maxWidthMm: 1500 })
    expect(resizeChange({ ...text, maxWidthMm: null }, 2)).toEqual({ sizeMm: 120, maxWidthMm: null })
  })
})

describe('widening', () => {
  it('gives a picture the width between both sides, however turned', () => {
    expect(widthChange(image, { x: -60, y: 15 })).toEqual({ widthMm: 120 })
    expect(widthChange({ ...image, rotationDeg: 90 }, { x: 15, y: 60 })).toEqual({ widthMm: 120 })
  })
  it('stays within what a document takes, and is not for texts', () => {
    expect(widthChange(image, { x: 0.1, y: 0 })).toEqual({ widthMm: 4 })
    expect(widthChange(image, { x: 5000, y: 0 })).toEqual({ widthMm: 1500 })
    expect(widthChange(text, { x: 50, y: 0 })).toEqual({})
  })
})

describe('rotating', () => {
  it('follows the pointer around the centre, clockwise', () => {
    expect(rotateChange(text, { x: 0, y: -50 }, { x: 50, y: -86.6 }, 'free')).toEqual({ rotationDeg: 30 })
  })
  it('catches at eighths, in steps of 15° with Shift, nowhere with Alt', () => {
    const to = { x: 50, y: 2 }
    expect(rotateChange(text, { x: 0, y: -50 }, to)).toEqual({ rotationDeg: 90 })
    expect(rotateChange(text, { x: 0, y: -50 }, to, 'free').rotationDeg).toBeCloseTo(92.3, 1)
    expect(rotateChange(text, { x: 0, y: -50 }, { x: 50, y: -35 })).toEqual({ rotationDeg: 55 })
    expect(rotateChange(text, { x: 0, y: -50 }, { x: 50, y: -35 }, 'steps')).toEqual({ rotationDeg: 60 })
  })
  it.each([
    [190, -170],
    [-190, 170],
    [360, 0],
    [180, 180],
    [45.04, 45],
  ])('writes %d as %d degrees', (degrees, tidy) => expect(tidyDegrees(degrees)).toBe(tidy))
})
