import { createHash } from 'node:crypto'
import { type FileStore, pressKey } from '../files/index.ts'
import type { KeptFile } from './archive.ts'

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

interface Place {
  readonly files: Pick<FileStore, 'find' | 'has' | 'put'>
  readonly tenantId: string
}

/** What a kept JSON says. Undefined where there is none, and for one that cannot be read: what it tells of is made again. */
export function readKept<T>(json: Uint8Array | undefined): T | undefined {
  try {
    return json && (JSON.parse(Buffer.from(json).toString()) as T)
  } catch {
    return undefined
  }
}

/** A file by the hash of what it is made of. */
export type Named = Pick<KeptFile, 'name' | 'hash' | 'kind'>

/** One that was kept before, as it was then: what has become of it on the disk since is found out when it is read. */
export async function findKept({ name, hash, kind }: Named, { files, tenantId }: Place): Promise<KeptFile | undefined> {
  const known = readKept<Pick<KeptFile, 'bytes' | 'sha256'>>(await files.find(pressKey(tenantId, hash, 'json')))
  if (!known || !(await files.has(pressKey(tenantId, hash, kind)))) return undefined
  return { name, hash, kind, bytes: known.bytes, sha256: known.sha256 }
}

export async function keepFile(
  { name, hash, kind }: Named,
  content: Uint8Array,
  { files, tenantId }: Place,
): Promise<KeptFile> {
  const facts = { bytes: content.length, sha256: sha256Of(content) }
  await files.put(pressKey(tenantId, hash, kind), content)
  // Last: where it is told, the file is.
  await files.put(pressKey(tenantId, hash, 'json'), Buffer.from(JSON.stringify(facts)))
  return { name, hash, kind, ...facts }
}

/** What programs read of a pack, by its own hash: it is soon written again. */
export async function keepJson(name: string, json: string, { files, tenantId }: Place): Promise<KeptFile> {
  const content = Buffer.from(json)
  const sha256 = sha256Of(content)
  await files.put(pressKey(tenantId, sha256, 'json'), content)
  return { name, hash: sha256, kind: 'json', bytes: content.length, sha256 }
}
