import { describe, expect, it } from 'vitest'
import { layOut, type Sheet, type SignedDistance, stepFrame, type StepSettings, weld, widestGap } from './index.ts'

const SIDE = 9
const SPACING_MM = 10

/** Returns a square of cloth, 80 mm wide, whose left and right edges have names. */
function square(id: string): Sheet {
  const points = Array.from({ length: SIDE * SIDE }, (_, i) => ({
    x: (i % SIDE) * SPACING_MM,
    y: Math.floor(i / SIDE) * SPACING_MM,
  }))
  const triangles: number[] = []
  for (let row = 0; row < SIDE - 1; row++) {
    for (let column = 0; column < SIDE - 1; column++) {
      const at = row * SIDE + column
      triangles.push(at, at + 1, at + SIDE, at + 1, at + SIDE + 1, at + SIDE)
    }
  }
  const rows = Array.from({ length: SIDE }, (_, row) => row * SIDE)
  const edges = new Map([
    ['left', rows],
    ['right', rows.map(at => at + SIDE - 1).reverse()],
  ])
  return { id, isRib: false, points, triangles: Uint32Array.from(triangles), edges }
}

const nowhere: { distance: SignedDistance } = { distance: () => 1 }
const settings: StepSettings = {
  gravity: [0, -1, 0],
  damping: 0.9,
  substeps: 8,
  seamPull: 0.5,
  contact: { offset: 0.002, friction: 0.3 },
}

function layTwo() {
  return layOut({
    sheets: [square('a'), square('b')],
    seams: [{ a: ['a', 'right'], b: ['b', 'left'] }],
    placeOf: id => (x, y) => [(x + (id === 'b' ? 120 : 0)) / 1000, 0.2, y / 1000],
    fabricOf: () => ({ stretch: 1e-7, bend: 1e-3 }),
    seamBend: 1e-3,
    seamDraw: 1,
  })
}

function step(cloth: ReturnType<typeof layTwo>, frames: number, body = nowhere, change: Partial<StepSettings> = {}) {
  for (let frame = 0; frame < frames; frame++) stepFrame(cloth, body, { ...settings, ...change })
  return cloth
}

describe('stepFrame', () => {
  it('closes seams, whose vertices become one particle each when welded', () => {
    const cloth = layTwo()
    expect(widestGap(cloth)).toBeCloseTo(0.04)
    step(cloth, 60, nowhere, { gravity: [0, 0, 0] })
    expect(widestGap(cloth)).toBeLessThan(0.001)
    expect(cloth.positions.length / 3 - weld(cloth).positions.length / 3).toBe(SIDE)
  })

  it('lets cloth fall on a ball, round which it drapes and stays outside', () => {
    const ball = { distance: (x: number, y: number, z: number) => Math.hypot(x - 0.08, y - 0.1, z - 0.04) - 0.05 }
    const cloth = step(weld(step(layTwo(), 60, nowhere, { gravity: [0, 0, 0] })), 120, ball)
    const heights: number[] = []
    for (let i = 0; i < cloth.positions.length; i += 3) {
      const [x, y, z] = [cloth.positions[i]!, cloth.positions[i + 1]!, cloth.positions[i + 2]!]
      expect(ball.distance(x, y, z)).toBeGreaterThan(-0.001)
      heights.push(y)
    }
    expect(Math.max(...heights)).toBeGreaterThan(0.14)
    expect(Math.min(...heights)).toBeLessThan(0.13)
  })

  it('keeps the length of its edges within two per cent under gravity', () => {
    const cloth = weld(step(layTwo(), 60, nowhere, { gravity: [0, 0, 0] }))
    const held = cloth.positions.slice(0, 3)
    step(cloth, 120, nowhere, { guide: positions => positions.set(held) })
    const { ends, rest } = cloth.stretch
    const { positions: x } = cloth
    const stretched = [...rest].map((length, k) => {
      const [i, j] = [3 * ends[2 * k]!, 3 * ends[2 * k + 1]!]
      return Math.hypot(x[i]! - x[j]!, x[i + 1]! - x[j + 1]!, x[i + 2]! - x[j + 2]!) / length
    })
    const sorted = stretched.sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThan(0.98)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(1.02)
  })

  it('gives the same bytes for the same input', () => {
    expect([...step(layTwo(), 5).positions]).toEqual([...step(layTwo(), 5).positions])
  })
})
