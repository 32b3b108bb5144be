import type { Readable } from 'node:stream'

/** The content to store: bytes, a stream, or a file of this machine, which stays in place. */
export type Content = Uint8Array | Readable | { readonly path: string }

/** Something that is kept. */
export interface StoredObject {
  readonly key: string
  readonly writtenAt: Date
}

/**
 * A store of bytes by key: a folder, or an S3 bucket. Keys are made by us ({@link fileKey}, {@link pictureKey}, …), never taken
 * from a request as they are. A store that cannot be reached, refuses or gives other bytes back throws a {@link StoreError}.
 */
export interface FileStore {
  /** Keeps the bytes: whole or not at all. They are safe when it resolves. */
  put(key: string, content: Content): Promise<void>
  find(key: string): Promise<Uint8Array | undefined>
  /** Reads as a stream, since files may be large. */
  read(key: string): Promise<Readable | undefined>
  has(key: string): Promise<boolean>
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>
  /** Everything that is kept under keys that begin so, up to a slash; all by default. In no order. */
  list(prefix?: `${string}/`): AsyncIterable<StoredObject>
  /** Removes what a server that ended in the middle of writing has left from before then; answers how many. */
  removeDrafts(before: Date): Promise<number>
  /** Throws when nothing more can be kept, as on a full disk. */
  probe(): Promise<void>
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The key of a tenant's file. Throws a TypeError unless both are uuids. */
export function fileKey(tenantId: string, id: string): string {
  const [tenant, file] = [tenantId.toLowerCase(), id.toLowerCase()]
  if (!UUID.test(tenant) || !UUID.test(file))
    throw new TypeError('A file’s key is made of two uuids: its tenant’s and its own')
  return `${tenant}/${file.slice(0, 2)}/${file}`
}

const HASH = /^[0-9a-f]{64}$/

/** The key of a picture that was drawn for a tenant, by the hash of what it was made of. Throws a TypeError for any other name. */
export function pictureKey(tenantId: string, hash: string): string {
  const tenant = tenantId.toLowerCase()
  if (!UUID.test(tenant) || !HASH.test(hash)) throw new TypeError('A picture is kept by its tenant and a hash')
  return `${tenant}/pictures/${hash.slice(0, 2)}/${hash}`
}

/** The key of a picture in which nothing is one tenant's alone: drawn once for all. Throws a TypeError for any name but a hash. */
export function sharedPictureKey(hash: string): string {
  if (!HASH.test(hash)) throw new TypeError('A picture’s key is a hash')
  return `shared/pictures/${hash.slice(0, 2)}/${hash}`
}

const FONT = /^own-[0-9a-f]{16}$/

/** The key of a tenant's font by its id. Throws a TypeError for any other name. */
export function fontKey(tenantId: string, id: string): string {
  const tenant = tenantId.toLowerCase()
  if (!UUID.test(tenant) || !FONT.test(id)) throw new TypeError('A font is kept by its tenant and its id')
  return `${tenant}/fonts/${id}`
}

/** The key of an ICC profile of a tenant's supplier, by its hash. Throws a TypeError for any other name. */
export function profileKey(tenantId: string, hash: string): string {
  const tenant = tenantId.toLowerCase()
  if (!UUID.test(tenant) || !HASH.test(hash)) throw new TypeError('A profile is kept by its tenant and a hash')
  return `${profilePrefix(tenant)}${hash}`
}

/** Returns the start of the content's SHA-256 if the key contains it: of fonts and colour profiles. */
export function hashInKey(key: string): string | undefined {
  const [, font, profile] = /^[^/]+\/(?:fonts\/own-([0-9a-f]{16})|profiles\/([0-9a-f]{64}))$/.exec(key) ?? []
  return font ?? profile
}

/** Returns the prefix of all colour profiles of a tenant's suppliers. */
export const profilePrefix = (tenantId: string): `${string}/` => `${tenantId.toLowerCase()}/profiles/`

/** Print files, papers, what cutters and label printers read, pictures on papers, and what is known of them. */
export type PressKind = 'pdf' | 'dxf' | 'plt' | 'zpl' | 'png' | 'tif' | 'json'

/**
 * The key of what was made for the press, by the hash of what it was made of: a print file, or what is known of one. Throws a TypeError for
 * any other name.
 */
export function pressKey(tenantId: string, hash: string, kind: PressKind): string {
  const tenant = tenantId.toLowerCase()
  if (!UUID.test(tenant) || !HASH.test(hash)) throw new TypeError('A print file is kept by its tenant and a hash')
  return `${pressPrefix(tenant)}${hash.slice(0, 2)}/${hash}.${kind}`
}

/** Returns the prefix of all press files of a tenant. */
export const pressPrefix = (tenantId: string): `${string}/` => `${tenantId.toLowerCase()}/press/`

/** Made again when somebody asks, and large: print files and exports of accounts are no part of backups and exports. */
export const isPressKey = (key: string): boolean => /^[^/]+\/(?:press|exports)\//.test(key)

/** The key of a ZIP of what the shop keeps about a customer, by its id. Throws a TypeError unless both are uuids. */
export function exportKey(tenantId: string, id: string): string {
  const [tenant, own] = [tenantId.toLowerCase(), id.toLowerCase()]
  if (!UUID.test(tenant) || !UUID.test(own)) throw new TypeError('An export is kept by its tenant and its id')
  return `${tenant}/exports/${own}`
}

/** The key of a picture of a proof, by the hash of what it was made of: kept as long as somebody may look at it. */
export function proofKey(tenantId: string, hash: string): string {
  const tenant = tenantId.toLowerCase()
  if (!UUID.test(tenant) || !HASH.test(hash)) throw new TypeError('A proof is kept by its tenant and a hash')
  return `${proofPrefix(tenant)}${hash.slice(0, 2)}/${hash}`
}

/** Returns the prefix of all proof pictures of a tenant. */
export const proofPrefix = (tenantId: string): `${string}/` => `${tenantId.toLowerCase()}/proofs/`

const BUILDS = 'builds/'

/** The key of a file of the web app's build, which is fetchable for a while after the next one has taken its place. */
export const buildKey = <Name extends string>(name: Name): `builds/${Name}` => `${BUILDS}${name}`

/** Tells whether a key belongs to the program's own files, which no backup includes. */
export const isBuildKey = (key: string): boolean => key.startsWith(BUILDS)

/** The id of the upload that a key is of ({@link fileKey}); undefined for pictures, fonts and all else. */
export function uploadIdOf(key: string): string | undefined {
  const [, , id] = /^[^/]+\/([0-9a-f]{2})\/([^/]+)$/.exec(key) ?? []
  return id !== undefined && UUID.test(id) ? id : undefined
}
