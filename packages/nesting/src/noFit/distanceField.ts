interface Grid {
  readonly side: number
  readonly columns: number
  readonly rows: number
}

const FAR = 1e9

/** Returns steps to the nearest corner outside in the same column, with a ring of outside around the grid. */
function stepsInColumns(inside: Float32Array, { columns, rows }: Grid): Float64Array {
  const [across, width, height] = [columns + 1, columns + 3, rows + 3]
  const steps = new Float64Array(width * height)
  for (let y = 0; y <= rows; y++)
    for (let x = 0; x < across; x++) if (inside[y * across + x]! > 0) steps[(y + 1) * width + x + 1] = FAR
  for (let x = 0; x < width; x++) {
    for (let y = 1; y < height; y++)
      steps[y * width + x] = Math.min(steps[y * width + x]!, steps[(y - 1) * width + x]! + 1)
    for (let y = height - 2; y >= 0; y--)
      steps[y * width + x] = Math.min(steps[y * width + x]!, steps[(y + 1) * width + x]! + 1)
  }
  return steps
}

/**
 * Returns the squared distance, in steps, from a corner to the nearest outside, over its row, whose columns are known.
 */
function nearestInRow(steps: Float64Array, row: number, x: number, width: number): number {
  let nearest = Infinity
  for (let k = 0; k * k < nearest && k < width; k++) {
    if (x - k >= 0) nearest = Math.min(nearest, k * k + steps[row + x - k]! ** 2)
    if (x + k < width) nearest = Math.min(nearest, k * k + steps[row + x + k]! ** 2)
  }
  return nearest
}

/**
 * Distance of each grid corner from the outside of the union of all parts: exact between corners (two passes), but at
 * least the depth in its deepest part.
 */
export function distanceField(inside: Float32Array, grid: Grid): Float32Array {
  const { side, columns } = grid
  const [across, width] = [columns + 1, columns + 3]
  const steps = stepsInColumns(inside, grid)
  return inside.map((depth, corner) => {
    if (depth <= 0) return 0
    const [x, y] = [corner % across, Math.floor(corner / across)]
    const nearest = nearestInRow(steps, (y + 1) * width, x + 1, width)
    return Math.max(depth, (Math.sqrt(nearest) - 0.5) * side)
  })
}
