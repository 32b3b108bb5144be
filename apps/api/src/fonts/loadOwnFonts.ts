import { libraryFontOf, type OwnFont, wholeCoverageOf } from '@kitwright/library'
import type { Database } from '../database/index.ts'
import { type FileStore, fontKey, StoreError } from '../files/index.ts'
import { fontIdOf } from './fontIdOf.ts'
import { fontFileUrl, partsOf, sourceOf } from './present.ts'
import { findFonts, findParts, type FontRow } from './store.ts'

/** A file of a tenant's font with its bytes, as a drawing needs it. */
export interface OwnFontFile {
  readonly font: OwnFont
  readonly bytes: Uint8Array
  /** The letters of the font's files together, packed. */
  readonly coverage: string
  /** Whether the content under its name differs from the upload: no text may be set in it. */
  readonly isAltered: boolean
}

/** Returns the tenant's own fonts among the ids, and their further files. */
export type LoadOwnFonts = (tenantId: string, ids: readonly string[]) => Promise<OwnFontFile[]>

/** A bucket tells of itself what was written over in it, and gives none of it. */
function alteredAsNone(error: unknown): Uint8Array {
  if (error instanceof StoreError && error.kind === 'altered') return new Uint8Array()
  throw error
}

const uniqueById = (rows: readonly FontRow[]): FontRow[] => [...new Map(rows.map(row => [row.id, row])).values()]

export function createOwnFontLoader(database: Database, files: FileStore): LoadOwnFonts {
  return async (tenantId, ids) => {
    const own = ids.filter(id => id.startsWith('own-'))
    if (own.length === 0) return []
    const [rows, parts] = await database.withTenant(tenantId, async trx => {
      const wanted = await findFonts(trx, own)
      return [wanted, await findParts(trx, wanted)] as const
    })
    const found = uniqueById([...rows, ...parts]).map(async row => {
      const { id, family, lang, metrics, coverage } = row
      const more = partsOf(row, parts)
      const bytes = await files.find(fontKey(tenantId, id)).catch(alteredAsNone)
      const isAltered = bytes !== undefined && (await fontIdOf(bytes)) !== id
      const font: OwnFont = { id, family, lang, source: sourceOf(row), metrics, coverage, url: fontFileUrl(id), more }
      return bytes ? [{ font, bytes, coverage: wholeCoverageOf(libraryFontOf(font))!, isAltered }] : []
    })
    return (await Promise.all(found)).flat()
  }
}
