import { describe, expect, it } from 'vitest'
import { type Cloth, layOut } from './cloth.ts'
import { openCreases } from './openCreases.ts'

/** Returns two triangles on either side of the line x = 0, the right one rotated about it. */
function folded(degrees: number): Cloth {
  const turn = (degrees * Math.PI) / 180
  return layOut({
    sheets: [
      {
        id: 'sheet',
        isRib: false,
        points: [
          { x: 0, y: -6 },
          { x: 0, y: 6 },
          { x: -10, y: 0 },
          { x: 10, y: 0 },
        ],
        triangles: Uint32Array.of(0, 1, 2, 1, 0, 3),
        edges: new Map(),
      },
    ],
    seams: [],
    placeOf: () => (x, y) =>
      (x <= 0 ? [x, y, 0] : [x * Math.cos(turn), y, x * Math.sin(turn)]).map(v => v / 1000) as [number, number, number],
    fabricOf: () => ({ stretch: 1e-6, bend: 1e-3 }),
    seamBend: 1e-3,
    seamDraw: 1,
  })
}

const apartMm = ({ positions: x }: Cloth): number => Math.hypot(x[9]! - x[6]!, x[10]! - x[7]!, x[11]! - x[8]!) * 1000

describe('creases', () => {
  it('are opened where they are folded flat', () => {
    const cloth = folded(170)
    expect(apartMm(cloth)).toBeLessThan(2)
    openCreases(cloth)()
    expect(apartMm(cloth)).toBeCloseTo(12)
  })

  it('stay as they are where cloth is bent gently', () => {
    const cloth = folded(80)
    const before = [...cloth.positions]
    openCreases(cloth)()
    expect([...cloth.positions]).toEqual(before)
  })
})
