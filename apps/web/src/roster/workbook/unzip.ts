import { Inflate } from 'fflate'
import { DamagedFileError, TooLargeError } from './limits.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
/** A comment of at most 65,535 bytes may follow the end record. */
const MAX_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8
/** Flag of an encrypted entry. */
const ENCRYPTED = 1
/** Compressed bytes inflated per step. Deflate yields at most 1,032 times that, so a limit is overshot by little. */
const SLICE = 4096

interface ZipEntry {
  readonly name: string
  readonly isEncrypted: boolean
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly start: number
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT)
  for (let at = view.byteLength - END_BYTES; at >= first; at--) if (view.getUint32(at, true) === END) return at
  throw new DamagedFileError('no end record')
}

/**
 * Lists the entries of the central directory. A field of all ones stands for a Zip64 value, which no file of two
 * megabytes needs.
 */
function listEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== ENTRY) throw new DamagedFileError('no entry')
    const nameBytes = view.getUint16(at + 28, true)
    const local = view.getUint32(at + 42, true)
    if (view.getUint32(local, true) !== LOCAL) throw new DamagedFileError('no local header')
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      start: local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
    })
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Inflates at most the entry's declared size, so that a false size costs nothing. */
function inflate(packed: Uint8Array, size: number): Uint8Array {
  const content = new Uint8Array(size)
  let length = 0
  const inflater = new Inflate(chunk => {
    if (length + chunk.length > size) throw new DamagedFileError('larger than it says')
    content.set(chunk, length)
    length += chunk.length
  })
  for (let at = 0; at < packed.length; at += SLICE)
    inflater.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length)
  if (length !== size) throw new DamagedFileError('smaller than it says')
  return content
}

function contentOf(bytes: Uint8Array, { isEncrypted, method, packed, unpacked, start }: ZipEntry): Uint8Array {
  const data = bytes.subarray(start, start + packed)
  if (isEncrypted || data.length !== packed) throw new DamagedFileError('cannot be unpacked')
  if (method === DEFLATED) return inflate(data, unpacked)
  if (method !== STORED || packed !== unpacked) throw new DamagedFileError('cannot be unpacked')
  return data
}

/**
 * Unpacks the entries whose names `isWanted` accepts. Throws `TooLargeError` before unpacking if they exceed
 * `maxBytes`. Throws `DamagedFileError` for an entry whose size differs from the directory's or that shares its bytes
 * with others.
 */
export function unzip(
  bytes: Uint8Array,
  { maxBytes, isWanted }: { readonly maxBytes: number; readonly isWanted: (name: string) => boolean },
): Map<string, Uint8Array> {
  const entries = listEntries(bytes).filter(({ name }) => isWanted(name))
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > maxBytes) throw new TooLargeError()
  if (entries.reduce((sum, { packed }) => sum + packed, 0) > bytes.length) throw new DamagedFileError('entries overlap')
  return new Map(entries.map(entry => [entry.name, contentOf(bytes, entry)]))
}
