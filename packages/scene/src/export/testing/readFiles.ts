export interface Gltf {
  readonly nodes: readonly { readonly name?: string; readonly mesh?: number; readonly translation?: readonly number[] }[]
  readonly meshes: readonly { readonly primitives: readonly { readonly attributes: Record<string, number> }[] }[]
  readonly images: readonly { readonly mimeType: string }[]
  readonly accessors: readonly { readonly min: readonly number[]; readonly max: readonly number[] }[]
}

/** The JSON of a GLB. Throws when it is none. */
export function readGlb(bytes: Buffer): Gltf {
  if (bytes.toString('latin1', 0, 4) !== 'glTF' || bytes.readUInt32LE(4) !== 2) throw new Error('not a GLB')
  if (bytes.readUInt32LE(8) !== bytes.length) throw new Error('a GLB of another length')
  return JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12))) as Gltf
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
