import { PLAIN_TEXT, type ImageLayer, type TextLayer } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { moveChange, nudgeChange, resizeChange, rotateChange, scaleChange, tidyDegrees } from './gesture.ts'

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
  it('keeps the point that was taken hold of under the pointer', () => {
    const change = moveChange(text, { x: 30, y: 310 }, { piece: 'front', at: { x: 80, y: 350 } }, FRONT)
    expect(change).toEqual({ xMm: 60, yMm: 340 })
  })
  it('re-homes to the piece under the pointer, there centred on it', () => {
    const change = moveChange(text, { x: 30, y: 310 }, { piece: 'sleeveL', at: { x: -20, y: 90 } }, [-190, 0, 190, 220])
    expect(change).toEqual({ piece: 'sleeveL', xMm: -20, yMm: 90 })
  })
  it('never takes the centre off its piece', () => {
    expect(moveChange(text, { x: 10, y: 300 }, { piece: 'front', at: { x: 900, y: -80 } }, FRONT)).toEqual({
      xMm: 255,
      yMm: 0,
    })
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

describe('rotating', () => {
  it('follows the pointer around the centre, clockwise', () => {
    expect(rotateChange(text, { x: 0, y: -50 }, { x: 50, y: -86.6 }, true)).toEqual({ rotationDeg: 30 })
  })
  it('catches at eighths of a turn unless shift is held', () => {
    const to = { x: 50, y: 2 }
    expect(rotateChange(text, { x: 0, y: -50 }, to)).toEqual({ rotationDeg: 90 })
    expect(rotateChange(text, { x: 0, y: -50 }, to, true).rotationDeg).toBeCloseTo(92.3, 1)
  })
  it.each([
    [190, -170],
    [-190, 170],
    [360, 0],
    [180, 180],
    [45.04, 45],
  ])('writes %d as %d degrees', (degrees, tidy) => expect(tidyDegrees(degrees)).toBe(tidy))
})
