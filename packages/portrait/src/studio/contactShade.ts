import { findHem, type OpeningMesh } from './openings.ts'

/** A mesh whose openness to light another garment over it reduces. */
export interface ShadedMesh extends OpeningMesh {
  readonly openness: Float32Array
}

export type Hem = readonly (readonly number[])[]

/** Share of light that is left right under a hem, and the distance over which it comes back, metres. */
const DARKEST = 0.36
const REACH_M = 0.018

/** Returns the point of the hem in the direction of a place: the nearest one seen from above. */
function hemPoint(hem: Hem, x: number, z: number): readonly number[] {
  let [nearest, found] = [Infinity, hem[0]!]
  for (const point of hem) {
    const [hx = 0, , hz = 0] = point
    const distance = (hx - x) ** 2 + (hz - z) ** 2
    if (distance >= nearest) continue
    nearest = distance
    found = point
  }
  return found
}

/** Returns the openness of cloth that is worn under a hem: dark where it comes out from below. */
export function shadeUnderHem({ position, openness }: ShadedMesh, hem: Hem): Float32Array {
  const lowest = Math.min(...hem.map(([, y = 0]) => y)) - 5 * REACH_M
  return openness.map((open, v) => {
    const y = position[3 * v + 1]!
    if (y < lowest) return open
    const below = Math.max(0, hemPoint(hem, position[3 * v]!, position[3 * v + 2]!)[1]! - y)
    return open * (1 - (1 - DARKEST) * Math.exp(-below / REACH_M))
  })
}

const mean = (hem: Hem, k: 0 | 1 | 2): number => hem.reduce((sum, point) => sum + point[k]!, 0) / hem.length

/** Checks whether a model is worn under a hem: it ends well below, and at the hem's height it lies inside. */
function isUnderHem(meshes: readonly OpeningMesh[], hem: Hem): boolean {
  const [x0, height, z0] = [mean(hem, 0), mean(hem, 1), mean(hem, 2)]
  let [low, inside, outside] = [Infinity, 0, 0]
  for (const { position } of meshes)
    for (let i = 0; i < position.length; i += 3) {
      const [x, y, z] = [position[i]!, position[i + 1]!, position[i + 2]!]
      low = Math.min(low, y)
      if (Math.abs(y - height) > 2 * REACH_M) continue
      const [hx = 0, , hz = 0] = hemPoint(hem, x, z)
      if (Math.hypot(x - x0, z - z0) < Math.hypot(hx - x0, hz - z0)) inside++
      else outside++
    }
  return low < height - 5 * REACH_M && inside > 2 * outside
}

/** Returns, for each model, the hem under which it is worn; null for the outermost. */
export function hemsOver(models: readonly (readonly OpeningMesh[])[]): (Hem | null)[] {
  if (models.length < 2) return models.map(() => null)
  const hems = models.map(findHem)
  return models.map((model, i) => hems.find((hem, k) => k !== i && hem !== null && isUnderHem(model, hem)) ?? null)
}

/** Shades each model by the one that is worn over it. */
export const shadeModels = <T extends ShadedMesh>(models: readonly (readonly T[])[]): T[] =>
  hemsOver(models).flatMap((hem, i) =>
    hem ? models[i]!.map(mesh => ({ ...mesh, openness: shadeUnderHem(mesh, hem) })) : models[i]!,
  )
