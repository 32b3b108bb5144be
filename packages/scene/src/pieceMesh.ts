import { tangentsOf, type PieceMesh as ModelPiece } from '@kitwright/portrait'
import { Vector3 } from 'three'

/** One mesh of a piece as flat arrays, ready for the GPU and for picking; its normals have unit length. */
export interface PieceMesh extends ModelPiece {
  /** Direction in which the piece's x grows; unit length. */
  readonly tangent: Float32Array
}

function normalise(values: Float32Array): Float32Array {
  const vector = new Vector3()
  for (let i = 0; i < values.length; i += 3) vector.fromArray(values, i).normalize().toArray(values, i)
  return values
}

/** Fills missing tangents: the thickness of an edge has no width on the piece, so any direction along it will do. */
function fillTangents(tangent: Float32Array, normal: Float32Array): void {
  const [along, out, up] = [new Vector3(), new Vector3(), new Vector3(0, 1, 0)]
  for (let i = 0; i < tangent.length; i += 3) {
    if (along.fromArray(tangent, i).lengthSq() > 0.5) continue
    along.crossVectors(up, out.fromArray(normal, i))
    if (along.lengthSq() < 1e-6) along.set(1, 0, 0)
    along.normalize().toArray(tangent, i)
  }
}

/** Adds tangents to a piece that was read from its model. */
export function addTangents(piece: ModelPiece): PieceMesh {
  const normal = normalise(piece.normal.slice())
  const tangent = normalise(tangentsOf(piece.position, piece.uv, piece.index))
  fillTangents(tangent, normal)
  return { ...piece, normal, tangent }
}
