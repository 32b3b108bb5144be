import { MeshoptDecoder } from 'meshoptimizer/decoder'

interface View {
  readonly buffer: number
  readonly byteOffset?: number
  readonly byteLength: number
  readonly byteStride?: number
  readonly extensions?: {
    readonly EXT_meshopt_compression?: {
      readonly byteOffset?: number
      readonly byteLength: number
      readonly byteStride: number
      readonly count: number
      readonly mode: string
      readonly filter?: string
    }
  }
}

interface Accessor {
  readonly bufferView: number
  readonly byteOffset?: number
  readonly componentType: number
  readonly count: number
  readonly type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4'
  readonly normalized?: boolean
}

interface Gltf {
  readonly accessors: readonly Accessor[]
  readonly bufferViews: readonly View[]
  readonly [key: string]: unknown
}

const SIZE = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const
/** glTF's component types: bytes, how a `DataView` reads one, and what a normalised one is divided by. */
const COMPONENTS: Readonly<Record<number, readonly [bytes: number, read: keyof DataView, most: number]>> = {
  5120: [1, 'getInt8', 127],
  5121: [1, 'getUint8', 255],
  5122: [2, 'getInt16', 32_767],
  5123: [2, 'getUint16', 65_535],
  5125: [4, 'getUint32', 1],
  5126: [4, 'getFloat32', 1],
}
const FLOAT = 5126
const UINT = 5125

function chunksOf(glb: Uint8Array): { json: Gltf; bin: Uint8Array } {
  const head = new DataView(glb.buffer, glb.byteOffset)
  const length = head.getUint32(12, true)
  const json = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length))) as Gltf
  return { json, bin: glb.subarray(20 + length + 8) }
}

function decode(view: View, bin: Uint8Array): { bytes: Uint8Array; stride: number | undefined } {
  const packed = view.extensions?.EXT_meshopt_compression
  if (!packed) {
    const at = view.byteOffset ?? 0
    return { bytes: bin.subarray(at, at + view.byteLength), stride: view.byteStride }
  }
  const { byteOffset = 0, byteLength, byteStride, count, mode, filter } = packed
  const bytes = new Uint8Array(count * byteStride)
  MeshoptDecoder.decodeGltfBuffer(
    bytes,
    count,
    byteStride,
    bin.subarray(byteOffset, byteOffset + byteLength),
    mode,
    filter,
  )
  return { bytes, stride: mode === 'ATTRIBUTES' ? byteStride : undefined }
}

/** The accessor's numbers as a program writes them that does not pack: floats, and 32-bit indices. */
function numbersOf(accessor: Accessor, json: Gltf, bin: Uint8Array): Float32Array | Uint32Array {
  const { bytes, stride } = decode(json.bufferViews[accessor.bufferView]!, bin)
  const [size, read, most] = COMPONENTS[accessor.componentType]!
  const width = SIZE[accessor.type]
  const data = new DataView(bytes.buffer, bytes.byteOffset + (accessor.byteOffset ?? 0))
  const numbers =
    accessor.type === 'SCALAR' ? new Uint32Array(accessor.count) : new Float32Array(accessor.count * width)
  const step = stride ?? size * width
  const get = data[read] as (at: number, isLittle: boolean) => number
  for (let i = 0; i < accessor.count; i++)
    for (let k = 0; k < width; k++)
      numbers[i * width + k] = get.call(data, i * step + k * size, true) / (accessor.normalized ? most : 1)
  return numbers
}

/** A GLB of ours unpacked: the same nodes and triangles, nothing compressed, nothing quantised. */
export async function plainGlb(glb: Uint8Array): Promise<Uint8Array> {
  await MeshoptDecoder.ready
  const { json, bin } = chunksOf(glb)
  const arrays = json.accessors.map(accessor => numbersOf(accessor, json, bin))
  let at = 0
  const bufferViews = arrays.map(({ byteLength }) => {
    const view = { buffer: 0, byteOffset: at, byteLength }
    at += byteLength
    return view
  })
  const accessors = json.accessors.map(({ count, type }, i) => {
    return { bufferView: i, componentType: type === 'SCALAR' ? UINT : FLOAT, count, type }
  })
  const { extensionsUsed: _, extensionsRequired: __, ...rest } = json
  const text = JSON.stringify({ ...rest, accessors, bufferViews, buffers: [{ byteLength: at }] })
  const plain = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 4) * 4))
  const out = new Uint8Array(28 + plain.length + at)
  const head = new DataView(out.buffer)
  const words: readonly (readonly [number, number])[] = [
    [0, 0x46_54_6c_67],
    [4, 2],
    [8, out.length],
    [12, plain.length],
    [16, 0x4e_4f_53_4a],
    [20 + plain.length, at],
    [24 + plain.length, 0x00_4e_49_42],
  ]
  for (const [offset, word] of words) head.setUint32(offset, word, true)
  out.set(plain, 20)
  let offset = 28 + plain.length
  for (const { buffer, byteLength } of arrays) {
    out.set(new Uint8Array(buffer), offset)
    offset += byteLength
  }
  return out
}
