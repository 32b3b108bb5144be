import { describe, expect, it } from 'vitest'
import { noFitParts, NoFitTable } from './noFitTable.ts'
import { circumscribedPolygon, boundsOf, type Polygon } from '../geometry/polygon.ts'
import { createRandom } from '../search/random.ts'

const CELLS = 32

/** A convex piece: corners on an ellipse, anticlockwise. */
function round(corners: number, [along, across]: readonly [number, number], random: () => number): Polygon {
  const from = 2 * Math.PI * random()
  return Float64Array.from(
    Array.from({ length: corners }, (_, i) => {
      const angle = from + (2 * Math.PI * (i + 0.4 * random())) / corners
      return [Math.cos(angle) * along, Math.sin(angle) * across]
    }).flat(),
  )
}

/** Depth of a point in a convex part: distance to the nearest side's line, negative outside. */
const depthIn = (part: Polygon, x: number, y: number): number =>
  Math.min(
    ...Array.from({ length: part.length / 2 }, (_, i) => {
      const [ax, ay] = [part[2 * i]!, part[2 * i + 1]!]
      const [bx, by] = [part[(2 * i + 2) % part.length]!, part[(2 * i + 3) % part.length]!]
      return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay)
    }),
  )

/** Looks up the table at B's origin relative to A's, mm. */
const lookUp = (table: NoFitTable, x: number, y: number): number =>
  table.at((x - table.x0) * table.cellsPerMm, (y - table.y0) * table.cellsPerMm)

const SHAPES = [
  ['wide', [90, 20], [60, 15]],
  ['high', [15, 80], [20, 50]],
  ['across each other', [80, 10], [10, 60]],
  ['as large each way', [50, 50], [30, 30]],
] as const

describe('how deep a piece overlaps another, looked up', () => {
  it.each(SHAPES)('equals the sides’ answer exactly near the border, within a cell inside: pieces %s', (_, a, b) => {
    const random = createRandom(5)
    const [first, second] = [round(7, a, random), round(5, b, random)]
    const [part, ...more] = noFitParts([first], [second], null)
    expect(more).toEqual([])
    const table = new NoFitTable([part!], CELLS)
    const { x0, y0, x1, y1 } = boundsOf([part!])
    const cell = Math.max(x1 - x0, y1 - y0) / CELLS
    for (let i = 0; i < 4_000; i++) {
      const [x, y] = [x0 + random() * (x1 - x0), y0 + random() * (y1 - y0)]
      const [found, wanted] = [lookUp(table, x, y), depthIn(part!, x, y)]
      if (wanted < 0.5 * cell) expect(found).toBeCloseTo(Math.max(0, wanted), 9)
      else expect(Math.abs(found - wanted)).toBeLessThan(cell)
    }
  })

  it('of parts is at least each part’s, and zero outside', () => {
    const random = createRandom(6)
    const piece = [round(6, [60, 20], random), round(6, [15, 70], random).map((v, i) => v + (i % 2 === 0 ? 45 : 20))]
    const parts = noFitParts(piece, [round(5, [20, 20], random), round(4, [10, 30], random)], null)
    expect(parts).toHaveLength(4)
    const table = new NoFitTable(parts, CELLS)
    const { x0, y0, x1, y1 } = boundsOf(parts)
    const cell = Math.max(x1 - x0, y1 - y0) / CELLS
    for (let i = 0; i < 4_000; i++) {
      const x = x0 + random() * (x1 - x0)
      const y = y0 + random() * (y1 - y0)
      const deepest = Math.max(...parts.map(part => depthIn(part, x, y)))
      if (deepest <= 0) expect(lookUp(table, x, y)).toBe(0)
      else expect(lookUp(table, x, y)).toBeGreaterThan(Math.max(0, deepest - cell))
    }
  })

  it('begins where two points are as near as the gap, and hardly sooner', () => {
    const dot = Float64Array.of(-1e-6, -1e-6, 1e-6, -1e-6, 0, 1e-6)
    const table = new NoFitTable(noFitParts([dot], [dot], circumscribedPolygon(4)), CELLS)
    for (let degrees = 0; degrees < 360; degrees += 3) {
      const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
      expect(lookUp(table, 3.999 * x, 3.999 * y)).toBeGreaterThan(0)
      if (Math.max(Math.abs(x), Math.abs(y)) < 4 / 4.15) expect(lookUp(table, 4.15 * x, 4.15 * y)).toBe(0)
    }
  })
})
