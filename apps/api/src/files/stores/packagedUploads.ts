import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/**
 * Drawings shipped with the program, which templates show as if a customer had uploaded them. A file is never removed:
 * stored designs refer to it.
 */
export const PACKAGED_UPLOADS = new URL('./packaged/', import.meta.url)

const ENDING = '.svg'
const ids: ReadonlySet<string> = new Set(
  readdirSync(PACKAGED_UPLOADS).flatMap(name => (name.endsWith(ENDING) ? [name.slice(0, -ENDING.length)] : [])),
)

/** Returns the id of a packaged drawing: a UUID from the hash of its bytes, so that another drawing has another id. */
export function packagedIdOf(svg: string): string {
  const hash = createHash('sha256').update(svg).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

/** Whether the file is shipped with the program, and so is the same in every shop. */
export const isPackagedUpload = (id: string): boolean => ids.has(id)

const read = new Map<string, Promise<Uint8Array>>()

/** Returns the bytes of a packaged drawing, an SVG; undefined for any other id. */
export async function findPackagedUpload(id: string): Promise<Uint8Array | undefined> {
  if (!ids.has(id)) return undefined
  const bytes = read.get(id) ?? readFile(new URL(`${id}${ENDING}`, PACKAGED_UPLOADS))
  read.set(id, bytes)
  bytes.catch(() => read.delete(id))
  return bytes
}
