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
    for (const axis of [0, 1, 2] as const) {
      let least = low[axis]
      let most = high[axis]
      for (let i = axis; i < position.length; i += 3) {
        least = Math.min(least, position[i]!)
        most = Math.max(most, position[i]!)
      }
      low[axis] = least
      high[axis] = most
    }
  return { low, high }
}
