/** Triangles on the ground as x and z of the scene, six numbers each. */
export type GroundTriangles = Float32Array

/** Every third triangle is cast, grown so far that it covers its neighbours: shadows are soft. */
const STEP = 3
const GROWN = 1.8

function cast(placed: Float32Array, index: ArrayLike<number>, [x, y, z]: LightDirection, into: number[]): void {
  for (let i = 0; i < index.length; i += 3 * STEP) {
    const corners = [0, 1, 2].map(k => {
      const at = 3 * index[i + k]!
      return [placed[at]! - (x / y) * placed[at + 1]!, placed[at + 2]! - (z / y) * placed[at + 1]!] as const
    })
    const middle = [0, 1].map(axis => (corners[0]![axis]! + corners[1]![axis]! + corners[2]![axis]!) / 3)
    for (const corner of corners)
      into.push(...[0, 1].map(axis => middle[axis]! + (corner[axis]! - middle[axis]!) * GROWN))
  }
}

/** The direction towards a light at infinity; y points up. */
export type LightDirection = readonly [number, number, number]

/** The triangles of a posed player in the scene: x, height above the ground and z of each vertex. */
export type PosedMesh = readonly { readonly at: Float32Array; readonly index: ArrayLike<number> }[]

/** Returns the shadow of a posed player. The triangles overlap; together they cover the shadow. */
export function castOnGround(posed: PosedMesh, light: LightDirection): GroundTriangles {
  const triangles: number[] = []
  for (const { at, index } of posed) cast(at, index, light, triangles)
  return Float32Array.from(triangles)
}
