import { createImageLayer, createTextLayer, zoneForRole } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { pinchChange, type FingerPair } from './pinch.ts'

const soccer = getGarment('soccer')
const options = { sleeve: 'short', collar: 'crew' } as const
const text = createTextLayer('t', 'frontText', 'ANGKOR', zoneForRole(soccer, options, 'frontText'))
const logo = createImageLayer(
  'i',
  'logo',
  { source: 'local', id: 'a', widthPx: 72, heightPx: 36 },
  zoneForRole(soccer, options, 'logo'),
)
const BOX = [-255, 0, 255, 700] as const
const level = (reach: number, x = 0, y = 0): FingerPair => [
  { x: x - reach, y },
  { x: x + reach, y },
]

describe('two fingers on a layer', () => {
  it('make it as much larger as they go apart', () => {
    expect(pinchChange(text, level(30), level(60), BOX, 'eighths')).toEqual({
      sizeMm: text.sizeMm * 2,
      maxWidthMm: text.maxWidthMm! * 2,
      rotationDeg: 0,
      xMm: text.xMm,
      yMm: text.yMm,
    })
    expect(pinchChange(logo, level(30), level(15), BOX, 'free')).toMatchObject({ widthMm: 36, heightMm: 18 })
  })
  it('take it along and turn it, and it catches near an eighth', () => {
    const turned: FingerPair = [
      { x: 20, y: -19 },
      { x: 60, y: 21 },
    ]
    expect(pinchChange(text, level(30), turned, BOX, 'eighths')).toMatchObject({
      rotationDeg: 45,
      xMm: text.xMm + 40,
      yMm: text.yMm + 1,
    })
    const nearly: FingerPair = [
      { x: -30, y: -2 },
      { x: 30, y: 0 },
    ]
    expect(pinchChange(text, level(30), nearly, BOX, 'eighths').rotationDeg).toBe(0)
    expect(pinchChange(text, level(30), nearly, BOX, 'free').rotationDeg).toBeCloseTo(1.9, 1)
  })
  it('never take it off its piece', () => {
    expect(pinchChange(text, level(30), level(30, 900, 900), BOX, 'free')).toMatchObject({ xMm: 255, yMm: 700 })
  })
})
