import { describe, expect, test } from 'vitest'
import { fillStyleOf, gradientLine, gradientStops } from '../index.ts'
import { nodeSurface } from '../node/index.ts'
import { contextOf } from '../surface/canvasTools.ts'

const FRAME = [100, 200, 300, 300] as const // 200 wide, 100 high, middle (200, 250)
const linear = (angleDeg: number) => {
  const line = gradientLine({ shape: 'linear', angleDeg }, FRAME)
  if (line.shape !== 'linear') throw new Error('not linear')
  return [line.from.x, line.from.y, line.to.x, line.to.y].map(n => Math.round(n * 1000) / 1000)
}

describe('a linear gradient means what CSS means', () => {
  test('0° points up', () => expect(linear(0)).toEqual([200, 300, 200, 200]))
  test('90° points right', () => expect(linear(90)).toEqual([100, 250, 300, 250]))
  test('180° points down', () => expect(linear(180)).toEqual([200, 200, 200, 300]))
  test('45° is as long as |w·sin| + |h·cos|', () => {
    const [x0, y0, x1, y1] = linear(45)
    expect(Math.hypot(x1! - x0!, y1! - y0!)).toBeCloseTo((200 + 100) * Math.SQRT1_2, 2)
    expect(y1).toBeLessThan(y0!)
    expect(x1).toBeGreaterThan(x0!)
  })
})

test('a radial gradient is a circle to the farthest corner, whatever the angle', () => {
  expect(gradientLine({ shape: 'radial', angleDeg: 77 }, FRAME)).toEqual({
    shape: 'radial',
    centre: { x: 200, y: 250 },
    radius: Math.hypot(100, 50),
  })
})

test('a stop placed before the first one moves up to it', () => {
  const stops = gradientStops({
    kind: 'gradient',
    shape: 'linear',
    angleDeg: 0,
    stops: [
      { colour: '#ff0000', at: 60 },
      { colour: '#0000ff', at: 20 },
    ],
  })
  expect(stops.map(stop => stop.at)).toEqual([0.6, 0.6])
})

test('halfway to a clear colour stays the visible colour, as in CSS', () => {
  const canvas = nodeSurface.createCanvas(101, 1)
  const context = contextOf(canvas)
  context.fillStyle = fillStyleOf(
    context,
    {
      kind: 'gradient',
      shape: 'linear',
      angleDeg: 90,
      stops: [
        { colour: '#ff0000', at: 0 },
        { colour: '#0000ff00', at: 100 },
      ],
    },
    [0, 0, 101, 1],
  )
  context.fillRect(0, 0, 101, 1)
  const [r, , b, a] = context.getImageData(50, 0, 1, 1).data
  expect(r).toBeGreaterThan(250)
  expect(b).toBeLessThan(5)
  expect(Math.abs(a! - 127)).toBeLessThanOrEqual(3)
})
