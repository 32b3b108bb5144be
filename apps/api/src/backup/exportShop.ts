import { basename, dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { exportRows } from '../database/index.ts'
import { isPressKey } from '../files/index.ts'
import type { Installation } from './backup.ts'
import { openFolderPlace } from './places/folderPlace.ts'
import { FILES, type Manifest } from './archive/manifest.ts'
import { writeArchive } from './archive/writeArchive.ts'

/** The tables that grant access or are of no use elsewhere. */
const UNGIVEN_TABLES = new Set([
  'refresh_tokens',
  'one_time_codes',
  'one_time_links',
  'known_devices',
  'sign_in_failures',
  'sign_in_tickets',
  'second_factors',
  'passkeys',
  'mail_wishes',
  'idempotency_keys',
  'api_answers',
  'preview_links',
  'telegram_bots',
  'telegram_links',
  'telegram_updates',
])
const UNGIVEN_COLUMNS = new Set([
  'accounts.password_hash',
  'accounts.google_sub',
  'supplier_links.hash',
  'api_keys.hash',
  'carts.secret_hash',
  'cart_links.token_hash',
])

/** Whether an export includes the column. */
export const isGiven = (table: string, column: string): boolean =>
  !UNGIVEN_TABLES.has(table) && !UNGIVEN_COLUMNS.has(`${table}.${column}`)

/** Writes one shop's rows, as JSON lines for each table, and its files to one archive while the shop keeps running. */
export async function exportShop(
  { databaseUrl, files }: Installation,
  { id, slug }: { readonly id: string; readonly slug: string },
  path: string,
): Promise<Manifest> {
  const takenAt = new Date().toISOString()
  const keep = async (zip: Readable): Promise<void> => openFolderPlace(dirname(path)).keep(basename(path), zip)
  return writeArchive(keep, async archive => {
    const tables = await exportRows(databaseUrl, { tenantId: id, isGiven }, async (table, rows) =>
      archive.add(`tables/${table}.jsonl`, rows, { isPacked: true }),
    )
    for await (const { key } of files.list(`${id}/`)) {
      // Rendered pictures are rendered again on demand.
      const isKept = !key.startsWith(`${id}/pictures/`) && !isPressKey(key)
      const content = isKept ? await files.read(key) : undefined
      if (content) await archive.add(FILES + key.slice(id.length + 1), content, { isPacked: false })
    }
    return { format: 1, takenAt, shop: slug, dump: { migrations: [], tables, sequences: [] } }
  })
}
