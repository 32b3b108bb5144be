import type { OwnFont } from '@kitwright/library'
import type { Database } from '../database/index.ts'
import { type FileStore, fontKey, StoreError } from '../files/index.ts'
import { fontIdOf } from './fontIdOf.ts'
import { fontFileUrl } from './present.ts'
import { findFonts } from './store.ts'

/** A tenant's font with its bytes, as a drawing needs it. */
export interface OwnFontFile {
  readonly font: OwnFont
  readonly bytes: Uint8Array
  /** The letters it has, packed. */
  readonly coverage: string
  /** What lies under its name is not what was uploaded: nothing may be lettered in it. */
  readonly isAltered: boolean
}

/** Those of the ids that are a tenant's own fonts. */
export type LoadOwnFonts = (tenantId: string, ids: readonly string[]) => Promise<OwnFontFile[]>

/** A bucket tells of itself what was written over in it, and gives none of it. */
function alteredAsNone(error: unknown): Uint8Array {
  if (error instanceof StoreError && error.kind === 'altered') return new Uint8Array()
  throw error
}

export function createOwnFontLoader(database: Database, files: FileStore): LoadOwnFonts {
  return async (tenantId, ids) => {
    const own = ids.filter(id => id.startsWith('own-'))
    if (own.length === 0) return []
    const rows = await database.withTenant(tenantId, async trx => findFonts(trx, own))
    const found = rows.map(async ({ id, family, lang, metrics, coverage }) => {
      const bytes = await files.find(fontKey(tenantId, id)).catch(alteredAsNone)
      const isAltered = bytes !== undefined && (await fontIdOf(bytes)) !== id
      return bytes
        ? [{ font: { id, family, lang, metrics, coverage, url: fontFileUrl(id) }, bytes, coverage, isAltered }]
        : []
    })
    return (await Promise.all(found)).flat()
  }
}
