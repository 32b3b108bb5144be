import { shadeUnderLeaf } from './leafShade.ts'
import { readGlb, type Glb, type GlbNode, type Primitive } from './readGlb.ts'

/** One mesh of a piece. World space, metres, y up; the wearer looks along +z. */
export interface PieceMesh {
  readonly piece: string
  /** Whether the mesh is the thickness of a trim, visible at its edge; it has no inside. */
  readonly isRim: boolean
  readonly position: Float32Array
  readonly normal: Float32Array
  /** Coordinates 0-1 on the piece, row 0 at its top. */
  readonly uv: Float32Array
  /** Ambient light that reaches the vertex, 0-1. */
  readonly openness: Float32Array
  readonly index: Uint32Array
}

/** Computes vertex normals from the surrounding triangles, weighted by area. */
function normalsOf(position: Float32Array, index: Uint32Array): Float32Array {
  const normal = new Float32Array(position.length)
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t]! * 3, index[t + 1]! * 3, index[t + 2]! * 3]
    const side = (from: number, to: number, k: number): number => position[to + k]! - position[from + k]!
    for (let k = 0; k < 3; k++) {
      const [k1, k2] = [(k + 1) % 3, (k + 2) % 3]
      const across = side(a, b, k1) * side(a, c, k2) - side(a, b, k2) * side(a, c, k1)
      for (const corner of [a, b, c]) normal[corner + k]! += across
    }
  }
  return normal
}

function placed(values: Float32Array, { scale, translation }: GlbNode): Float32Array {
  return values.map((value, i) => value * scale[i % 3]! + translation[i % 3]!)
}

function readPrimitive(glb: Glb, node: GlbNode, { attributes, indices }: Primitive): PieceMesh {
  const { piece, rim } = node.extras
  const optional = (name: string, size: number): Float32Array | null =>
    attributes[name] === undefined ? null : glb.read(attributes[name], size)
  const stored = optional('POSITION', 3)
  const uv = optional('TEXCOORD_0', 2)
  if (!stored || !uv) throw new Error(`mesh ${node.name} has no position or no texture coordinates`)
  const position = placed(stored, node)
  const vertices = position.length / 3
  const index =
    indices === undefined ? Uint32Array.from({ length: vertices }, (_, i) => i) : Uint32Array.from(glb.read(indices, 1))
  return {
    piece: typeof piece === 'string' ? piece : node.name,
    isRim: rim === true,
    position,
    normal: optional('NORMAL', 3) ?? normalsOf(position, index),
    uv,
    openness: optional('COLOR_0', 1) ?? new Float32Array(vertices).fill(1),
    index,
  }
}

/** Reads the pieces of a GLB from the atelier. Rejects when it is damaged or lacks positions or texture coordinates. */
export async function readPieces(file: Uint8Array): Promise<PieceMesh[]> {
  const glb = await readGlb(file)
  return shadeUnderLeaf(glb.nodes.flatMap(node => node.primitives.map(each => readPrimitive(glb, node, each))))
}
