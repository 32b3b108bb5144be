import type { Head, PosedHead } from '../head/index.ts'
import { vertexNormals } from '../head/index.ts'
import type { Buffers } from './buffers.ts'

const COLUMNS = 48
const ROWS = 5
const TEETH = 10
const HEIGHT_CM = 0.85

const ROW = { upper: { lip: 15, down: 1, back: 0.75 }, lower: { lip: 5, down: -0.8, back: 0.95 } } as const
type Row = keyof typeof ROW

/** A row of teeth behind the lips of an open mouth. */
export function teethBuffers({ mouth }: Head, { points }: PosedHead, row: Row): Buffers {
  const placed = ROW[row]
  const inner = mouth[3]!
  const at = (n: number): readonly number[] => [0, 1, 2].map(k => points[3 * inner[n]! + k]!)
  const [right, left, lip] = [at(0), at(10), at(placed.lip)]
  const half = (left[0]! - right[0]!) / 2
  const [places, triangles, open]: number[][] = [[], [], []]
  for (let i = 0; i <= COLUMNS; i++) {
    const across = (i / COLUMNS) * 2 - 1
    const own = Math.abs(((across * TEETH) / 2) % 1)
    const gap = Math.abs(own - 0.5) * 2
    for (let j = 0; j <= ROWS; j++) {
      const down = j / ROWS
      const length = HEIGHT_CM * (1 - 0.3 * Math.abs(across)) * (1 - 0.07 * gap ** 6)
      const back = placed.back + 1.5 * across * across + 0.1 * gap ** 8 + 0.1 * (down - 0.5) ** 2
      places!.push(across * half * 0.86, lip[1]! + (0.16 - down * length) * placed.down, lip[2]! - back)
      open!.push((0.62 - 0.4 * across * across) * (1 - 0.35 * gap ** 10))
      if (i === COLUMNS || j === ROWS) continue
      const a = i * (ROWS + 1) + j
      triangles!.push(a, a + 1, a + ROWS + 1, a + 1, a + ROWS + 2, a + ROWS + 1)
    }
  }
  return {
    points: places!,
    normals: vertexNormals(places!, triangles!),
    triangles: triangles!,
    more: { aOpen: [open!, 1] },
  }
}
