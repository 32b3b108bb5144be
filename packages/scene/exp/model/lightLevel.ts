import type { PieceMesh } from './pieceMesh.ts'

/** Share of the triangles that is kept, and how far (metres) the cloth may move for it. */
const SHARE = 0.3
const ERROR_M = 0.0012
/** What a change of the normal counts against a change of place. */
const NORMAL_WEIGHT = 0.004

/** The indices of every third triangle or so: same vertices, same edges (pieces stay sewn), fewer folds. */
export type LightIndices = ReadonlyMap<PieceMesh, Uint32Array>

const known = new WeakMap<PieceMesh, Uint32Array>()

/**
 * Where a triangle is three pixels across, most of drawing it is waste. The simplifier is only loaded here, after the
 * garment is on screen, and each mesh is simplified once. Rejects when it cannot be loaded.
 */
export async function lightIndices(meshes: readonly PieceMesh[]): Promise<LightIndices> {
  const { MeshoptSimplifier } = await import('meshoptimizer/simplifier')
  await MeshoptSimplifier.ready
  const simplify = ({ index, position, normal }: PieceMesh): Uint32Array => {
    const wanted = Math.floor((index.length * SHARE) / 3) * 3
    const weights = [NORMAL_WEIGHT, NORMAL_WEIGHT, NORMAL_WEIGHT]
    const [lighter] = MeshoptSimplifier.simplifyWithAttributes(
      index,
      position,
      3,
      normal,
      3,
      weights,
      null,
      wanted,
      ERROR_M,
      ['LockBorder', 'ErrorAbsolute'],
    )
    return lighter
  }
  for (const mesh of meshes) if (!known.has(mesh)) known.set(mesh, simplify(mesh))
  return new Map(meshes.map(mesh => [mesh, known.get(mesh)!]))
}
