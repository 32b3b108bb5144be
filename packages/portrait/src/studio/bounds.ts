export type Vector = readonly [x: number, y: number, z: number]

export interface Bounds {
  readonly low: Vector
  readonly high: Vector
}

/** Returns the bounds of vertices, x y z one after the other. */
export function boundsOf(positions: readonly Float32Array[]): Bounds {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const position of positions)
    position.forEach((value, i) => {
      const axis = (i % 3) as 0 | 1 | 2
      low[axis] = Math.min(low[axis], value)
      high[axis] = Math.max(high[axis], value)
    })
  return { low, high }
}
