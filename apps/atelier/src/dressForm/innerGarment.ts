import type { Distance } from './distanceGrid.ts'

const TURNS = 144
const ROW_M = 0.008
const LOW_Y = -0.78
const HIGH_Y = -0.42

/** Returns the greatest distance of a garment's particles from the axis, by height and direction. */
function farthest(positions: ArrayLike<number>, rows: number): Float64Array {
  const radii = new Float64Array(rows * TURNS)
  for (let i = 0; i < positions.length; i += 3) {
    const row = Math.round((positions[i + 1]! - LOW_Y) / ROW_M)
    if (row < 0 || row >= rows) continue
    const turn = Math.atan2(positions[i]!, positions[i + 2]!) / (2 * Math.PI) + 0.5
    const at = row * TURNS + (Math.floor(turn * TURNS) % TURNS)
    radii[at] = Math.max(radii[at]!, Math.hypot(positions[i]!, positions[i + 2]!))
  }
  return radii
}

/** Sets each cell to the maximum of its neighbourhood, so that no gap remains between particles. */
function spread(radii: Float64Array, rows: number): Float64Array {
  return radii.map((_, q) => {
    const [row, turn] = [Math.floor(q / TURNS), q % TURNS]
    let most = 0
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
      for (let t = turn - 1; t <= turn + 1; t++) most = Math.max(most, radii[r * TURNS + ((t + TURNS) % TURNS)]!)
    }
    return most
  })
}

/**
 * Returns the solid of a garment worn underneath: a solid of revolution including its folds, so that it cannot show
 * through the cloth over it. Nearly a true distance near its surface.
 */
export function innerGarmentSolid(positions: ArrayLike<number>): Distance {
  const rows = Math.round((HIGH_Y - LOW_Y) / ROW_M) + 1
  const radii = spread(farthest(positions, rows), rows)
  return (x, y, z) => {
    const row = (y - LOW_Y) / ROW_M
    if (row > rows - 1) return Infinity
    const from = Math.min(rows - 2, Math.max(0, Math.floor(row)))
    const t = Math.min(1, Math.max(0, row - from))
    const turn = (Math.atan2(x, z) / (2 * Math.PI) + 0.5) * TURNS - 0.5
    const first = Math.floor(turn)
    const u = turn - first
    const at = (r: number, k: number): number => radii[r * TURNS + ((first + k + TURNS) % TURNS)]!
    const low = at(from, 0) * (1 - u) + at(from, 1) * u
    const high = at(from + 1, 0) * (1 - u) + at(from + 1, 1) * u
    return Math.hypot(x, z) - (low * (1 - t) + high * t)
  }
}
