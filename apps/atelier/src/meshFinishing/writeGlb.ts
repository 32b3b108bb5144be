import { type Accessor, type Buffer, Document, NodeIO, type TypedArray } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import type { Level } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import { MeshoptEncoder } from 'meshoptimizer'
import type { Surface, SurfacePart } from './cloth/surface.ts'

interface Precision {
  /** One grid for every piece, so that sewn vertices stay at the very same place. */
  readonly gridM: number
  readonly normalBits: number
  /** A tenth of a millimetre on a body piece takes 13. */
  readonly uvBits: number
  readonly opennessBits: number
}

/**
 * Precision of each level. Invisible detail is not sent: half of a coordinate's bits would be noise to the compressor.
 */
const PRECISION: Readonly<Record<Level, Precision>> = {
  full: { gridM: 0.0001, normalBits: 8, uvBits: 13, opennessBits: 6 },
  light: { gridM: 0.0002, normalBits: 7, uvBits: 12, opennessBits: 6 },
}

export interface GlbInput {
  readonly level: Level
  readonly surface: Surface
  /** Openness per particle, 0-1. */
  readonly openness: Float32Array
  readonly boxOf: (piece: string) => Box
}

interface Vertices {
  readonly triangles: Uint32Array<ArrayBuffer>
  /** Surface vertex of each written vertex. */
  readonly source: Uint32Array
}

/** The part's own vertices, in an order that suits caches and compression. */
export function compact({ triangles }: Pick<SurfacePart, 'triangles'>): Vertices {
  const used = [...new Set(triangles)].sort((a, b) => a - b)
  const local = new Map(used.map((v, i) => [v, i]))
  const indices = Uint32Array.from(triangles, v => local.get(v)!)
  const [remap, unique] = MeshoptEncoder.reorderMesh(indices, true, true)
  const source = new Uint32Array(unique)
  remap.forEach((to, from) => {
    if (to !== 0xffffffff) source[to] = used[from]!
  })
  return { triangles: indices, source }
}

/** A share (−1 to 1) in whole steps of its `bits`, stretched over the type's range up to `most`. */
export function steps(share: number, bits: number, most: number): number {
  const all = 2 ** bits - 1
  return Math.round((Math.round(Math.max(-1, Math.min(1, share)) * all) / all) * most)
}

function attributes(
  { level, surface, openness, boxOf }: GlbInput,
  part: SurfacePart,
  source: Uint32Array,
): Attribute[] {
  const { gridM, normalBits, uvBits, opennessBits } = PRECISION[level]
  const [x0, y0, x1, y1] = boxOf(part.piece)
  const n = source.length
  const position = new Int16Array(n * 3)
  const normal = new Int8Array(n * 3)
  const unit = new Uint16Array(n * 2)
  const colour = new Uint8Array(n * 3)
  source.forEach((v, i) => {
    for (let m = 0; m < 3; m++) {
      position[3 * i + m] = Math.round(surface.positions[3 * v + m]! / gridM)
      normal[3 * i + m] = steps(surface.normals[3 * v + m]!, normalBits - 1, 127)
    }
    const { x, y } = surface.flat[v]!
    unit[2 * i] = steps(Math.max(0, (x - x0) / (x1 - x0)), uvBits, 65535)
    unit[2 * i + 1] = steps(Math.max(0, (y - y0) / (y1 - y0)), uvBits, 65535)
    colour.fill(steps(openness[surface.particle[v]!]! ** 0.8, opennessBits, 255), 3 * i, 3 * i + 3)
  })
  return [
    { name: 'POSITION', array: position, type: 'VEC3', isNormalised: false },
    { name: 'NORMAL', array: normal, type: 'VEC3', isNormalised: true },
    { name: 'TEXCOORD_0', array: unit, type: 'VEC2', isNormalised: true },
    { name: 'COLOR_0', array: colour, type: 'VEC3', isNormalised: true },
  ]
}

interface Attribute {
  readonly name: string
  readonly array: TypedArray
  readonly type: 'VEC2' | 'VEC3'
  readonly isNormalised: boolean
}

/** An empty GLB that will be compressed, with its buffer. */
export function openGlb(): { document: Document; buffer: Buffer } {
  const document = new Document()
  document.createExtension(KHRMeshQuantization).setRequired(true)
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE })
  document.getRoot().getAsset().generator = 'Kitwright atelier'
  return { document, buffer: document.createBuffer() }
}

export const toBytes = (document: Document): Promise<Uint8Array> =>
  new NodeIO()
    .registerExtensions([KHRMeshQuantization, EXTMeshoptCompression])
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
    .writeBinary(document)

/** The garment as a meshopt-compressed GLB: one node per piece, named by it, and `{piece}_rim` nodes for thickness. */
export async function writeGlb(input: GlbInput): Promise<Uint8Array> {
  await MeshoptEncoder.ready
  const { gridM } = PRECISION[input.level]
  const { document, buffer } = openGlb()
  const scene = document.createScene()
  const accessor = (array: TypedArray, type: Accessor['getType'] extends () => infer T ? T : never): Accessor =>
    document.createAccessor().setArray(array).setType(type).setBuffer(buffer)
  for (const part of input.surface.parts) {
    if (part.triangles.length === 0) continue
    const { triangles, source } = compact(part)
    const indices = source.length > 65535 ? triangles : Uint16Array.from(triangles)
    const primitive = document.createPrimitive().setIndices(accessor(indices, 'SCALAR'))
    for (const { name, array, type, isNormalised } of attributes(input, part, source)) {
      primitive.setAttribute(name, accessor(array, type).setNormalized(isNormalised))
    }
    const name = part.isRim ? `${part.piece}_rim` : part.piece
    const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive))
    node.setScale([gridM, gridM, gridM]).setExtras({ piece: part.piece, ...(part.isRim ? { rim: true } : {}) })
    scene.addChild(node)
  }
  return toBytes(document)
}
