import type { Vector3 } from 'three'

/** A leaf in space: positions by `u` (-1 … 1) and by `depth`, 0 at the end of the roll and 1 at the outer edge. */
export type LeafSurface = (u: number, depth: number) => Vector3
