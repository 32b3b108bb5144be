import { DoubleSide, Ray, Vector3 } from 'three'
import { buildTree } from '../cloth/occlusion.ts'
import type { SewnMesh } from '../cloth/sewnMesh.ts'
import type { ClothPoint } from './clothPoint.ts'

export interface HangInput {
  readonly worn: SewnMesh
  readonly from: ClothPoint
  readonly lengthM: number
  /** Distance between the cloth and the cord's middle, metres. */
  readonly liftM: number
  /** Metres to the wearer's left for each metre down; negative to the right. */
  readonly lean?: number
}

const STEP_M = 0.004
const FAR_M = 0.4
/** Number of tightening rounds, so that the cord spans hollows. */
const TIGHTNESS = 60

/** Returns the garment's outer surface at each step down. */
function surfaceBelow({ worn, from, lengthM, liftM, lean = 0 }: HangInput, out: Vector3): Vector3[] {
  const tree = buildTree(worn)
  const side = new Vector3(0, 1, 0).cross(out)
  const ray = new Ray(new Vector3(), out.clone().negate())
  return Array.from({ length: Math.ceil(lengthM / STEP_M) + 1 }, (_, i) => {
    const down = i * STEP_M
    const line = from.position.clone().addScaledVector(side, lean * down)
    line.y -= down
    ray.origin.copy(line).addScaledVector(out, FAR_M)
    const hit = tree.raycastFirst(ray, DoubleSide)
    const reach = hit ? FAR_M - hit.distance : 0
    return line.addScaledVector(out, reach + (i === 0 ? 0 : liftM))
  })
}

/** Path of a cord that comes out of the cloth and hangs down over it, of the requested length. */
export function hangOnCloth(input: HangInput): Vector3[] {
  const out = input.from.normal.clone().setY(0).normalize()
  const path = surfaceBelow(input, out)
  const least = path.map(p => p.dot(out))
  for (let round = 0; round < TIGHTNESS; round++) {
    for (let i = 1; i < path.length - 1; i++) {
      const middle = (path[i - 1]!.dot(out) + path[i + 1]!.dot(out)) / 2
      path[i]!.addScaledVector(out, Math.max(least[i]!, middle) - path[i]!.dot(out))
    }
  }
  let length = 0
  const end = path.findIndex((p, i) => i > 0 && (length += p.distanceTo(path[i - 1]!)) >= input.lengthM)
  return end < 0 ? path : path.slice(0, end + 1)
}
