import { type Database, sql } from '../../database/index.ts'
import type { FileStore } from '../stores/fileStore.ts'
import { type FileFacts, verifyUpload } from './readUploads.ts'
import { noteHash } from '../rows/fileRows.ts'

/** All are read within so many nights, while backups of before are still there. */
const NIGHTS = 7
const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 500

interface IntegrityScan {
  readonly database: Database
  readonly files: FileStore
  readonly tenantIds: readonly string[]
  /**
   * Checks only the seventh of the uploads that is due that night, and stores missing hashes. If omitted, checks all uploads and changes
   * nothing.
   */
  readonly night?: Date
}

const turnOf = (night: Date): number => Math.floor(night.getTime() / DAY_MS) % NIGHTS

async function listNext({ database, night }: IntegrityScan, tenantId: string, after: string): Promise<FileFacts[]> {
  // The last seven digits of an id are as good as drawn by lot.
  const turn = night
    ? sql`and ('x' || right(id::text, 7))::bit(28)::int % ${NIGHTS}::int = ${turnOf(night)}::int`
    : sql``
  return database.withTenant(tenantId, async trx => {
    const { rows } = await sql<FileFacts>`
      select id, bytes, sha256 from files where id > ${after}::uuid ${turn} order by id limit ${BATCH}`.execute(trx)
    return rows
  })
}

const FIRST = '00000000-0000-0000-0000-000000000000'

/** The uploads under whose name something else lies than came, as `{tenant}/{id}`: somebody must fetch them from a backup. Reads them, one after the other. */
export async function findCorruptUploads(looked: IntegrityScan): Promise<string[]> {
  const { database, files, tenantIds, night } = looked
  const altered: string[] = []
  for (const tenantId of tenantIds) {
    let after = FIRST
    for (;;) {
      const facts = await listNext(looked, tenantId, after)
      for (const each of facts) {
        const { id, isAltered, newHash } = await verifyUpload(files, tenantId, each)
        if (isAltered) altered.push(`${tenantId}/${id}`)
        if (night && newHash !== undefined) await database.withTenant(tenantId, async trx => noteHash(trx, id, newHash))
      }
      if (facts.length < BATCH) break
      after = facts.at(-1)!.id
    }
  }
  return altered
}
