import { Vector3 } from 'three'
import { skyVisibility } from '../cloth/occlusion.ts'
import type { SewnMesh } from '../cloth/sewnMesh.ts'
import type { Trim } from './trim.ts'

/** Returns the trims with the garment's occlusion multiplied by their own. */
export function lightTrims(worn: SewnMesh, trims: readonly Trim[]): Trim[] {
  const sky = skyVisibility(worn)
  const [at, normal] = [new Vector3(), new Vector3()]
  return trims.map(trim => ({
    ...trim,
    openness: Float32Array.from(trim.flat, (_, v) => {
      at.fromArray(trim.positions, 3 * v)
      return (trim.openness?.[v] ?? 1) * sky(at, normal.fromArray(trim.normals, 3 * v))
    }),
  }))
}
