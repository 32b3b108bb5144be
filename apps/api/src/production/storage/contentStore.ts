import { createHash } from 'node:crypto'
import { type FileStore, hashBytes, parseStoredJson, pressKey, type PressKind, StoreError } from '../../files/index.ts'
import type { ZodType } from 'zod'
import type { PackFile } from './archive.ts'
import { storedFactsSchema } from './storedJson.ts'

export const sha256Of = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

interface ContentStore {
  readonly files: Pick<FileStore, 'find' | 'put' | 'remove'>
  readonly tenantId: string
}

/** Reference to content that is stored under the hash of its inputs. */
export interface ContentRef {
  readonly hash: string
  readonly kind: Exclude<PressKind, 'json'>
}

/** Size and hash of the content when it was stored, stored beside it. */
type Facts = Pick<PackFile, 'bytes' | 'sha256'>

export const isAltered = (error: unknown): boolean => error instanceof StoreError && error.kind === 'altered'

function undefinedIfAltered(error: unknown): undefined {
  if (!isAltered(error)) throw error
}

type ContentReader = Pick<ContentStore, 'tenantId'> & { readonly files: Pick<FileStore, 'find'> }

/** Returns the JSON stored under a hash if it matches the schema. */
export async function findJson<T>(
  { hash, schema }: { readonly hash: string; readonly schema: ZodType<T> },
  { files, tenantId }: ContentReader,
): Promise<T | undefined> {
  return parseStoredJson(await files.find(pressKey(tenantId, hash, 'json')).catch(undefinedIfAltered), schema)
}

/** A file of a pack by the hash of its inputs. */
export type NamedContentRef = ContentRef & Pick<PackFile, 'name'>

/** Stores content under its key, then its size and SHA-256. The second write comes last, so its presence proves the first. */
export async function putContent(
  { hash, kind }: ContentRef,
  content: Uint8Array,
  { files, tenantId }: ContentStore,
): Promise<Facts> {
  const facts = { bytes: content.length, sha256: await hashBytes(content) }
  await files.put(pressKey(tenantId, hash, kind), content)
  // Written last: if it is stored, the content is.
  await files.put(pressKey(tenantId, hash, 'json'), Buffer.from(JSON.stringify(facts)))
  return facts
}

export const keepFile = async (
  named: NamedContentRef,
  content: Uint8Array,
  place: ContentStore,
): Promise<PackFile> => ({
  ...named,
  ...(await putContent(named, content, place)),
})

/** Stores a pack's machine-readable JSON under its own hash, since it is quick to write again. */
export async function keepJson(name: string, json: string, { files, tenantId }: ContentStore): Promise<PackFile> {
  const content = Buffer.from(json)
  const sha256 = sha256Of(content)
  await files.put(pressKey(tenantId, sha256, 'json'), content)
  return { name, hash: sha256, kind: 'json', bytes: content.length, sha256 }
}

type ContentLookup = ContentRef & Pick<Facts, 'sha256'>

/** Content under a key if its SHA-256 still equals the expected one, else undefined. */
export async function findVerified({ hash, kind, sha256 }: ContentLookup, { files, tenantId }: ContentStore) {
  const content = await files.find(pressKey(tenantId, hash, kind)).catch(undefinedIfAltered)
  return content && (await hashBytes(content)) === sha256 ? content : undefined
}

/** Returns stored content if it is unaltered; content overwritten since then is generated again. */
export async function findContent(ref: ContentRef, place: ContentStore): Promise<Uint8Array | undefined> {
  const known = await findJson({ hash: ref.hash, schema: storedFactsSchema }, place)
  return known && findVerified({ ...ref, sha256: known.sha256 }, place)
}

export async function findPackFile(named: NamedContentRef, place: ContentStore): Promise<PackFile | undefined> {
  const { name, hash, kind } = named
  const known = await findJson({ hash, schema: storedFactsSchema }, place)
  if (!known || !(await findVerified({ hash, kind, sha256: known.sha256 }, place))) return undefined
  return { name, hash, kind, bytes: known.bytes, sha256: known.sha256 }
}

/**
 * Returns stored content, verified. If it is missing or altered, removes it and throws a `StoreError`, so that the
 * caller starts again and generates it.
 */
export async function getContent(wanted: ContentLookup, place: ContentStore): Promise<Uint8Array> {
  const content = await findVerified(wanted, place)
  if (content) return content
  const key = pressKey(place.tenantId, wanted.hash, wanted.kind)
  await place.files.remove(key)
  throw new StoreError('altered', `${key} is not what was kept.`)
}
