/** A mesh that a collar's leaf may lie on, or the leaf itself. */
export interface LeafMesh {
  readonly piece: string
  readonly position: Float32Array
  readonly openness: Float32Array
}

/** The pieces of a folded collar: its leaf, and the stand that it is folded over. */
const [LEAF, STAND] = ['collar', 'stand']
/** Share of light that is left where the leaf touches the shirt, and the distance over which it comes back, metres. */
const DARKEST = 0.25
const REACH_M = 0.012
/** Distance from which no shade is seen, metres. */
const FAR_M = 4 * REACH_M

/** Returns the distance from a point to the nearest of some points, metres; `FAR_M` where none is near. */
function distanceTo(points: Float32Array, x: number, y: number, z: number): number {
  let nearest = FAR_M * FAR_M
  for (let i = 0; i < points.length; i += 3) {
    const dx = points[i]! - x
    const dy = points[i + 1]! - y
    const dz = points[i + 2]! - z
    const squared = dx * dx + dy * dy + dz * dz
    if (squared < nearest) nearest = squared
  }
  return Math.sqrt(nearest)
}

/** Darkens the shirt around a folded collar, since the atelier lays the leaf on a shirt whose shade is baked. */
export function shadeUnderLeaf<T extends LeafMesh>(meshes: readonly T[]): T[] {
  const leaf = meshes.filter(({ piece }) => piece === LEAF)
  if (leaf.length === 0 || !meshes.some(({ piece }) => piece === STAND)) return [...meshes]
  const points = Float32Array.from(leaf.flatMap(({ position }) => [...position]))
  const lowest = points.reduce((least, value, i) => (i % 3 === 1 ? Math.min(least, value) : least), Infinity) - FAR_M
  return meshes.map(mesh => {
    const { piece, position, openness } = mesh
    if (piece === LEAF || piece === STAND) return mesh
    const shadeAt = (i: number): number =>
      Math.exp(-distanceTo(points, position[i]!, position[i + 1]!, position[i + 2]!) / REACH_M)
    return {
      ...mesh,
      openness: openness.map((open, v) =>
        position[3 * v + 1]! < lowest ? open : open * (1 - (1 - DARKEST) * shadeAt(3 * v)),
      ),
    }
  })
}
