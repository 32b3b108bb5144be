import type { BufferGeometry, Matrix4 } from 'three'
import { Vector3 } from 'three'

/** One mesh of a piece as flat arrays, ready for the GPU and for picking. World space, metres, y up. */
export interface PieceMesh {
  readonly piece: string
  /** The thickness of a trim, seen at its edge. */
  readonly isRim: boolean
  readonly position: Float32Array
  readonly normal: Float32Array
  /** Direction in which the piece's x grows. */
  readonly tangent: Float32Array
  /** 0-1 on the piece, row 0 at its top. */
  readonly uv: Float32Array
  /** Ambient light that reaches the vertex, 0-1. */
  readonly shade: Float32Array
  readonly index: Uint32Array
}

type AttributeName = 'position' | 'normal' | 'uv' | 'color'

function readAttribute(geometry: BufferGeometry, name: AttributeName, size: number): Float32Array | null {
  if (!geometry.hasAttribute(name)) return null
  const attribute = geometry.getAttribute(name)
  const values = new Float32Array(attribute.count * size)
  // getComponent undoes normalisation of quantised attributes.
  for (let i = 0; i < attribute.count; i++)
    for (let k = 0; k < size; k++) values[i * size + k] = attribute.getComponent(i, k)
  return values
}

function transform(values: Float32Array, apply: (vector: Vector3) => Vector3): void {
  const vector = new Vector3()
  for (let i = 0; i < values.length; i += 3) apply(vector.fromArray(values, i)).toArray(values, i)
}

function readIndex(geometry: BufferGeometry, vertices: number): Uint32Array {
  const { index } = geometry
  return index ? Uint32Array.from(index.array) : Uint32Array.from({ length: vertices }, (_, i) => i)
}

/** The direction of growing u on each triangle, gathered at its corners. */
export function tangentsOf(position: Float32Array, uv: Float32Array, index: Uint32Array): Float32Array {
  const tangent = new Float32Array(position.length)
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t]!, index[t + 1]!, index[t + 2]!]
    const [v1, v2] = [uv[2 * b + 1]! - uv[2 * a + 1]!, uv[2 * c + 1]! - uv[2 * a + 1]!]
    const area = (uv[2 * b]! - uv[2 * a]!) * v2 - (uv[2 * c]! - uv[2 * a]!) * v1
    const sign = Math.sign(area)
    for (let k = 0; k < 3; k++) {
      const along1 = position[3 * b + k]! - position[3 * a + k]!
      const along2 = position[3 * c + k]! - position[3 * a + k]!
      const slope = (along1 * v2 - along2 * v1) * sign
      tangent[3 * a + k]! += slope
      tangent[3 * b + k]! += slope
      tangent[3 * c + k]! += slope
    }
  }
  transform(tangent, vector => vector.normalize())
  return tangent
}

/** The thickness of an edge has no width on the piece, so no tangent: any direction along it will do. */
function fillTangents(tangent: Float32Array, normal: Float32Array): void {
  const [along, out, up] = [new Vector3(), new Vector3(), new Vector3(0, 1, 0)]
  for (let i = 0; i < tangent.length; i += 3) {
    if (along.fromArray(tangent, i).lengthSq() > 0.5) continue
    along.crossVectors(up, out.fromArray(normal, i))
    if (along.lengthSq() < 1e-6) along.set(1, 0, 0)
    along.normalize().toArray(tangent, i)
  }
}

function shadeOf(geometry: BufferGeometry, vertices: number): Float32Array {
  const colours = readAttribute(geometry, 'color', 1)
  return colours ?? new Float32Array(vertices).fill(1)
}

/** Takes a loaded geometry apart; `toWorld` is its node's place. Throws when it has no texture coordinates. */
export function readPieceMesh(
  geometry: BufferGeometry,
  toWorld: Matrix4,
  label: { readonly piece: string; readonly isRim: boolean },
): PieceMesh {
  const position = readAttribute(geometry, 'position', 3)
  const uv = readAttribute(geometry, 'uv', 2)
  if (!position || !uv) throw new Error(`mesh of piece ${label.piece} has no position or no texture coordinates`)
  const vertices = position.length / 3
  transform(position, vector => vector.applyMatrix4(toWorld))
  if (!geometry.hasAttribute('normal')) geometry.computeVertexNormals()
  const normal = readAttribute(geometry, 'normal', 3)!
  transform(normal, vector => vector.transformDirection(toWorld))
  const index = readIndex(geometry, vertices)
  const tangent = tangentsOf(position, uv, index)
  fillTangents(tangent, normal)
  return { ...label, position, normal, tangent, uv, shade: shadeOf(geometry, vertices), index }
}
