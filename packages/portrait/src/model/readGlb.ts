import { MeshoptDecoder } from 'meshoptimizer/decoder'

/**
 * The subset of glTF 2.0 that the atelier writes: meshopt-compressed views, quantised attributes, a flat list of nodes.
 */
interface Gltf {
  readonly accessors: readonly Accessor[]
  readonly bufferViews: readonly View[]
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[]
  readonly nodes: readonly GltfNode[]
}
interface Accessor {
  readonly bufferView: number
  readonly byteOffset?: number
  readonly componentType: number
  readonly count: number
  readonly type: string
  readonly normalized?: boolean
}
interface Place {
  readonly byteOffset?: number
  readonly byteLength: number
  readonly byteStride?: number
}
interface Meshopt extends Place {
  readonly byteStride: number
  readonly count: number
  readonly mode: string
  readonly filter?: string
}
interface View extends Place {
  readonly extensions?: { readonly EXT_meshopt_compression?: Meshopt; readonly KHR_meshopt_compression?: Meshopt }
}
export interface Primitive {
  readonly attributes: Readonly<Record<string, number>>
  readonly indices?: number
}
interface GltfNode {
  readonly name?: string
  readonly mesh?: number
  readonly scale?: readonly number[]
  readonly translation?: readonly number[]
  readonly rotation?: readonly number[]
  readonly matrix?: readonly number[]
  readonly children?: readonly number[]
  readonly extras?: { readonly piece?: unknown; readonly rim?: unknown }
}

/** A node with one mesh: its label, its primitives and their transform. */
export interface GlbNode {
  readonly name: string
  readonly extras: { readonly piece?: unknown; readonly rim?: unknown }
  readonly scale: readonly number[]
  readonly translation: readonly number[]
  readonly primitives: readonly Primitive[]
}

export interface Glb {
  readonly nodes: readonly GlbNode[]
  /** Reads an accessor's numbers, denormalised, `size` per element; wider elements are truncated. */
  read(accessor: number, size: number): Float32Array
}

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a

function chunksOf(bytes: Uint8Array): { gltf: Gltf; binary: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 20 || view.getUint32(0, true) !== MAGIC || view.getUint32(16, true) !== JSON_CHUNK)
    throw new Error('not a GLB file')
  if (view.getUint32(8, true) > bytes.length) throw new Error('the GLB file is cut short')
  const jsonEnd = 20 + view.getUint32(12, true)
  const gltf = JSON.parse(new TextDecoder().decode(bytes.subarray(20, jsonEnd))) as Gltf
  return { gltf, binary: bytes.subarray(jsonEnd + 8) }
}

/** Returns the bytes of a view and the distance between its elements (0: tightly packed). */
function unpack(view: View, binary: Uint8Array): { bytes: Uint8Array; stride: number } {
  const packed = view.extensions?.EXT_meshopt_compression ?? view.extensions?.KHR_meshopt_compression
  const { byteOffset = 0, byteLength } = packed ?? view
  const source = binary.subarray(byteOffset, byteOffset + byteLength)
  if (!packed) return { bytes: source, stride: view.byteStride ?? 0 }
  const { count, byteStride, mode, filter } = packed
  const bytes = new Uint8Array(count * byteStride)
  MeshoptDecoder.decodeGltfBuffer(bytes, count, byteStride, source, mode, filter)
  // A view of indices has no stride of its own.
  return { bytes, stride: mode === 'ATTRIBUTES' ? byteStride : 0 }
}

type Reader = (view: DataView, at: number) => number
interface Component {
  readonly bytes: number
  readonly read: Reader
  /** Divisor of normalised numbers. */
  readonly whole: number
}
const COMPONENTS: Readonly<Record<number, Component>> = {
  5120: { bytes: 1, whole: 127, read: (view, at) => view.getInt8(at) },
  5121: { bytes: 1, whole: 255, read: (view, at) => view.getUint8(at) },
  5122: { bytes: 2, whole: 32767, read: (view, at) => view.getInt16(at, true) },
  5123: { bytes: 2, whole: 65535, read: (view, at) => view.getUint16(at, true) },
  5125: { bytes: 4, whole: 1, read: (view, at) => view.getUint32(at, true) },
  5126: { bytes: 4, whole: 1, read: (view, at) => view.getFloat32(at, true) },
}
const WIDTHS: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }

function readAccessor(accessor: Accessor, { bytes, stride }: { bytes: Uint8Array; stride: number }, size: number) {
  const component = COMPONENTS[accessor.componentType]
  const width = WIDTHS[accessor.type]
  if (!component || !width || width < size) throw new Error(`cannot read an accessor of ${accessor.type}`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const step = stride || width * component.bytes
  const scale = accessor.normalized ? 1 / component.whole : 1
  const values = new Float32Array(accessor.count * size)
  for (let i = 0; i < accessor.count; i++) {
    const at = (accessor.byteOffset ?? 0) + i * step
    for (let k = 0; k < size; k++) values[i * size + k] = component.read(view, at + k * component.bytes) * scale
  }
  return accessor.normalized ? values.map(value => Math.max(-1, value)) : values
}

const NO_MOVE = [0, 0, 0]
const NO_SCALE = [1, 1, 1]

function nodeOf(gltf: Gltf, node: GltfNode): GlbNode {
  if (node.matrix || node.rotation || node.children?.length)
    throw new Error(`node ${node.name ?? ''} is turned or has children: the atelier writes no such nodes`)
  const { name = '', extras = {}, scale = NO_SCALE, translation = NO_MOVE } = node
  return { name, extras, scale, translation, primitives: gltf.meshes[node.mesh!]!.primitives }
}

/**
 * Opens a GLB from the atelier. Rejects when it is not a GLB, is damaged, or has nodes with more than scale and
 * translation.
 */
export async function readGlb(file: Uint8Array): Promise<Glb> {
  await MeshoptDecoder.ready
  const { gltf, binary } = chunksOf(file)
  const unpacked = new Map<number, { bytes: Uint8Array; stride: number }>()
  const viewAt = (i: number): { bytes: Uint8Array; stride: number } => {
    const known = unpacked.get(i) ?? unpack(gltf.bufferViews[i]!, binary)
    unpacked.set(i, known)
    return known
  }
  return {
    nodes: gltf.nodes.filter(({ mesh }) => mesh !== undefined).map(node => nodeOf(gltf, node)),
    read(index, size) {
      const accessor = gltf.accessors[index]!
      return readAccessor(accessor, viewAt(accessor.bufferView), size)
    },
  }
}
