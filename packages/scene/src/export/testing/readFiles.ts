import { type Document, type Primitive, WebIO } from '@gltf-transform/core'

/** Parses a GLB with another library. Rejects if the file is not a GLB. */
export const readGlb = async (file: Blob): Promise<Document> =>
  new WebIO().readBinary(new Uint8Array(await file.arrayBuffer()))

function areaOfPrimitive(primitive: Primitive): number {
  const at = primitive.getAttribute('POSITION')!.getArray()!
  const index = primitive.getIndices()!.getArray()!
  let area = 0
  for (let t = 0; t < index.length; t += 3) {
    const [a, b, c] = [index[t]!, index[t + 1]!, index[t + 2]!].map(i => Array.from(at.slice(3 * i, 3 * i + 3)))
    const [u, v] = [b!.map((value, k) => value - a![k]!), c!.map((value, k) => value - a![k]!)]
    const cross = [0, 1, 2].map(k => u[(k + 1) % 3]! * v[(k + 2) % 3]! - u[(k + 2) % 3]! * v[(k + 1) % 3]!)
    area += Math.hypot(...cross) / 2
  }
  return area
}

/** Returns the cloth area of a node in square metres: the sum of its triangles. */
export function areaOf(model: Document, name: string): number {
  const node = model
    .getRoot()
    .listNodes()
    .find(each => each.getName() === name)!
  return node
    .getMesh()!
    .listPrimitives()
    .reduce((area, primitive) => area + areaOfPrimitive(primitive), 0)
}

export interface ZippedFile {
  readonly name: string
  readonly isStored: boolean
  readonly start: number
  readonly bytes: Uint8Array<ArrayBuffer>
}

const LOCAL_FILE = 0x04034b50

/** Returns the files of a ZIP, in its order. */
export async function readZip(file: Blob): Promise<ZippedFile[]> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const files: ZippedFile[] = []
  let at = 0
  while (view.getUint32(at, true) === LOCAL_FILE) {
    const length = view.getUint32(at + 18, true)
    const nameEnd = at + 30 + view.getUint16(at + 26, true)
    const start = nameEnd + view.getUint16(at + 28, true)
    files.push({
      name: new TextDecoder().decode(bytes.subarray(at + 30, nameEnd)),
      isStored: view.getUint16(at + 8, true) === 0,
      start,
      bytes: bytes.subarray(start, start + length),
    })
    at = start + length
  }
  return files
}
