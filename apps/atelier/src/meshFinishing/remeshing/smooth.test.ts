import { describe, expect, it } from 'vitest'
import type { SewnMesh, SewnSheet } from '../cloth/sewnMesh.ts'
import { smoothRibs } from './smooth.ts'

const COLUMNS = 40
const STEP_MM = 3
/** Rows of particles: one of cloth, one along the seam, two of the rib. */
const ROWS = 4

const particleAt = (row: number, column: number): number => row * (COLUMNS + 1) + column

/** Rows `from` to `to` as a sheet. */
function sheetOf(id: string, isRib: boolean, [from, to]: readonly [number, number]): SewnSheet {
  const width = COLUMNS + 1
  const count = (to - from + 1) * width
  const triangles: number[] = []
  for (let r = 0; r < to - from; r++)
    for (let c = 0; c < COLUMNS; c++) {
      const [a, b] = [r * width + c, (r + 1) * width + c]
      triangles.push(a, b, a + 1, a + 1, b, b + 1)
    }
  return {
    id,
    isRib,
    points: Array.from({ length: count }, (_, i) => ({ x: (i % width) * STEP_MM, y: Math.floor(i / width) * STEP_MM })),
    triangles: Uint32Array.from(triangles),
    particle: Int32Array.from({ length: count }, (_, i) => particleAt(from, 0) + i),
  }
}

/** A level rib on level cloth, raised by 5 mm in the middle of its free edge. */
function thrownUp(): SewnMesh {
  const positions = new Float64Array(3 * ROWS * (COLUMNS + 1))
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column <= COLUMNS; column++) {
      const bump = 0.005 * Math.exp(-(((column - COLUMNS / 2) * STEP_MM) ** 2) / 8 ** 2) * Math.max(0, row - 1) * 0.5
      positions.set([(column * STEP_MM) / 1000, (row * STEP_MM) / 1000, bump], 3 * particleAt(row, column))
    }
  return { positions, sheets: [sheetOf('front', false, [0, 1]), sheetOf('collar', true, [1, 3])] }
}

describe('smoothRibs', () => {
  const mesh = thrownUp()
  const smoothed = smoothRibs(mesh, 60)
  const heightOf = ({ positions }: SewnMesh, row: number): number =>
    positions[3 * particleAt(row, COLUMNS / 2) + 2]! * 1000

  it('lays down what stands out of a free edge', () => {
    expect(heightOf(mesh, 3)).toBeCloseTo(5)
    expect(heightOf(smoothed, 3)).toBeLessThan(2)
  })

  it('leaves cloth and seams where they are, to the bit', () => {
    const kept = 3 * particleAt(2, 0)
    expect([...smoothed.positions.subarray(0, kept)]).toEqual([...mesh.positions.subarray(0, kept)])
  })
})
