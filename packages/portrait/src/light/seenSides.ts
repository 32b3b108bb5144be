import type { Kit } from '../model/kit.ts'

export const OUTSIDE = 1
export const INSIDE = 2

/** The visible sides of each vertex: `OUTSIDE`, `INSIDE`, both added, or 0. Only these are lit. */
export type SeenSides = Uint8Array

/** Returns the sides of vertices that visible triangles need. `surface` is odd where a triangle shows its outside. */
export function seenSides({ index, openness }: Kit, surface: Uint16Array, isSeen: Uint8Array): SeenSides {
  const sides = new Uint8Array(openness.length)
  for (let t = 0; t < isSeen.length; t++) {
    if (isSeen[t] === 0) continue
    const side = (surface[t]! & 1) === 1 ? OUTSIDE : INSIDE
    for (let corner = 3 * t; corner < 3 * t + 3; corner++) sides[index[corner]!]! |= side
  }
  return sides
}

export const allSides = ({ openness }: Kit): SeenSides => new Uint8Array(openness.length).fill(OUTSIDE + INSIDE)
