import type { Fontsource } from './fontsource.ts'
import { findOutsideFile } from './publicCatalogue.ts'

const WOFF2 = 'wOF2'
/** Twelve fonts are shown on a page, each of some 20 kB. */
const MAX_KEPT_BYTES = 6 * 1024 * 1024

/** Reads a file of the public catalogue by the name that it has here; undefined where there is none, or where it is no WOFF2. */
export type ReadOutsideFile = (id: string, name: string) => Promise<Uint8Array | undefined>

/** Gives files of the public catalogue on, to be looked at. Those of the last pages are kept in memory, and one is fetched once for all. */
export function createOutsideFiles(fontsource: Fontsource): ReadOutsideFile {
  const kept = new Map<string, Uint8Array>()
  const underWay = new Map<string, Promise<Uint8Array | undefined>>()
  let keptBytes = 0

  const keep = (url: string, bytes: Uint8Array): void => {
    kept.set(url, bytes)
    keptBytes += bytes.length
    for (const [oldest, { length }] of kept) {
      if (keptBytes <= MAX_KEPT_BYTES) break
      kept.delete(oldest)
      keptBytes -= length
    }
  }
  const fetchOnce = async (url: string): Promise<Uint8Array | undefined> => {
    const running =
      underWay.get(url) ??
      fontsource
        .fetchFile(url)
        .then(bytes => {
          if (!bytes || Buffer.from(bytes.subarray(0, WOFF2.length)).toString('latin1') !== WOFF2) return undefined
          keep(url, bytes)
          return bytes
        })
        .finally(() => underWay.delete(url))
    underWay.set(url, running)
    return running
  }
  return async (id, name) => {
    const url = await findOutsideFile(fontsource, id, name)
    return url === undefined ? undefined : (kept.get(url) ?? fetchOnce(url))
  }
}
