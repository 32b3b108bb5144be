interface Accessor {
  readonly bufferView: number
  readonly byteOffset?: number
  readonly componentType: number
  readonly count: number
  readonly min: readonly number[]
  readonly max: readonly number[]
}
interface Primitive {
  readonly attributes: { readonly POSITION: number }
  readonly indices: number
}
export interface Gltf {
  readonly nodes: readonly { readonly name?: string; readonly mesh?: number; readonly matrix?: readonly number[] }[]
  readonly meshes: readonly { readonly primitives: readonly Primitive[] }[]
  readonly images: readonly { readonly mimeType: string }[]
  readonly accessors: readonly Accessor[]
  readonly bufferViews: readonly { readonly byteOffset?: number }[]
}

/** The JSON of a GLB. Throws when it is none. */
export function readGlb(bytes: Buffer): Gltf {
  if (bytes.toString('latin1', 0, 4) !== 'glTF' || bytes.readUInt32LE(4) !== 2) throw new Error('not a GLB')
  if (bytes.readUInt32LE(8) !== bytes.length) throw new Error('a GLB of another length')
  return JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12))) as Gltf
}

const FLOAT = 5126
const SHORT = 5123

/** An accessor's numbers, `size` to each. */
function numbersOf(bytes: Buffer, { accessors, bufferViews }: Gltf, index: number, size: number): number[] {
  const { bufferView, byteOffset = 0, componentType, count } = accessors[index]!
  const start = 28 + bytes.readUInt32LE(12) + (bufferViews[bufferView]!.byteOffset ?? 0) + byteOffset
  return Array.from({ length: count * size }, (_, i) => {
    if (componentType === FLOAT) return bytes.readFloatLE(start + 4 * i)
    return componentType === SHORT ? bytes.readUInt16LE(start + 2 * i) : bytes.readUInt32LE(start + 4 * i)
  })
}

/** The cloth of a node in square metres, all its triangles together. */
export function areaOf(bytes: Buffer, gltf: Gltf, name: string): number {
  const node = gltf.nodes.find(each => each.name === name)!
  let area = 0
  for (const { attributes, indices } of gltf.meshes[node.mesh!]!.primitives) {
    const at = numbersOf(bytes, gltf, attributes.POSITION, 3)
    const index = numbersOf(bytes, gltf, indices, 1)
    for (let t = 0; t < index.length; t += 3) {
      const [a, b, c] = [index[t]!, index[t + 1]!, index[t + 2]!].map(i => at.slice(3 * i, 3 * i + 3))
      const [u, v] = [b!.map((value, k) => value - a![k]!), c!.map((value, k) => value - a![k]!)]
      const cross = [0, 1, 2].map(k => u[(k + 1) % 3]! * v[(k + 2) % 3]! - u[(k + 2) % 3]! * v[(k + 1) % 3]!)
      area += Math.hypot(...cross) / 2
    }
  }
  return area
}

export interface ZippedFile {
  readonly name: string
  readonly isStored: boolean
  readonly start: number
  readonly bytes: Buffer
}

/** The files of a ZIP, in its order. */
export function readZip(bytes: Buffer): ZippedFile[] {
  const files: ZippedFile[] = []
  let at = 0
  while (bytes.readUInt32LE(at) === 0x04034b50) {
    const [length, nameLength, extra] = [
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ]
    const start = at + 30 + nameLength + extra
    const name = bytes.toString('utf8', at + 30, at + 30 + nameLength)
    files.push({
      name,
      isStored: bytes.readUInt16LE(at + 8) === 0,
      start,
      bytes: bytes.subarray(start, start + length),
    })
    at = start + length
  }
  return files
}
