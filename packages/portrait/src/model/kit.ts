import { boundsOf, type Bounds } from '../studio/index.ts'
import type { PieceMesh } from './pieceMesh.ts'

/** All worn pieces as one list of triangles. World space, metres. */
export interface Kit {
  readonly position: Float32Array
  readonly normal: Float32Array
  readonly uv: Float32Array
  readonly openness: Float32Array
  /** Three vertices per triangle. */
  readonly index: Uint32Array
  /** Index into `pieces`, per triangle and per vertex. */
  readonly pieceOf: Uint16Array
  readonly pieceOfVertex: Uint16Array
  /** Per triangle: 1 if it is the thickness of an edge. */
  readonly isRim: Uint8Array
  readonly pieces: readonly string[]
  readonly bounds: Bounds
}

function join(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function joinMeshes(meshes: readonly PieceMesh[]): Kit {
  const pieces = [...new Set(meshes.map(({ piece }) => piece))]
  const corners = meshes.reduce((sum, { index }) => sum + index.length, 0)
  const index = new Uint32Array(corners)
  const pieceOf = new Uint16Array(corners / 3)
  const isRim = new Uint8Array(corners / 3)
  const pieceOfVertex = new Uint16Array(meshes.reduce((sum, { openness }) => sum + openness.length, 0))
  let [corner, vertex] = [0, 0]
  for (const mesh of meshes) {
    const end = (corner + mesh.index.length) / 3
    const piece = pieces.indexOf(mesh.piece)
    pieceOf.fill(piece, corner / 3, end)
    pieceOfVertex.fill(piece, vertex, vertex + mesh.openness.length)
    isRim.fill(mesh.isRim ? 1 : 0, corner / 3, end)
    for (const i of mesh.index) index[corner++] = vertex + i
    vertex += mesh.openness.length
  }
  return {
    position: join(meshes.map(({ position }) => position)),
    normal: join(meshes.map(({ normal }) => normal)),
    uv: join(meshes.map(({ uv }) => uv)),
    openness: join(meshes.map(({ openness }) => openness)),
    index,
    pieceOf,
    pieceOfVertex,
    isRim,
    pieces,
    bounds: boundsOf(meshes.map(({ position }) => position)),
  }
}

const known = new WeakMap<readonly PieceMesh[], Kit>()

/** Combines the meshes of all models of a variant, once for each list. */
export function assemble(meshes: readonly PieceMesh[]): Kit {
  const kit = known.get(meshes) ?? joinMeshes(meshes)
  known.set(meshes, kit)
  return kit
}
