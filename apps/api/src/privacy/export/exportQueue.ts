import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findAccount } from '../../accounts/index.ts'
import { exportEntries } from '../../backup/index.ts'
import { type Database, sql } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'
import { exportKey, type FileStore } from '../../files/index.ts'
import type { EventJob, EventQueue } from '../../jobs/index.ts'
import { createPaperDrawer, listOwnPapers, readOwnPaper } from '../../orders/index.ts'
import type { WorkerPool } from '../../workers/index.ts'
import type { Language } from '@kitwright/words'
import { readAll } from '../readAll.ts'
import { EXPORT_NOTE, PAPERS_NOTE } from './exportNote.ts'
import { type ExportRecord, findExport, KEPT_MS, markFailed, markReady, noteProgress } from './exportStore.ts'
import { writeExportPage } from './writeExportPage.ts'

interface Dependencies {
  readonly database: Database
  readonly files: FileStore
  /** The workers that draw papers. */
  readonly workers: Pick<WorkerPool, 'run'>
  readonly now: () => Date
}
/** Pictures after which the progress is noted. */
const EACH = 10

/** Makes the ZIPs that customers have asked for, one at a time. */
export const exportQueue = (parts: Dependencies): EventQueue => ({
  name: 'account-exports',
  hears: ['ExportAsked'],
  most: 1,
  maxPerShop: 1,
  longestSeconds: 15 * 60,
  tries: 4,
  pauseSeconds: 30,
  longestPauseSeconds: 10 * 60,
  act: async job => {
    const wanted = await findWanted(job, parts.database)
    if (wanted?.state === 'waiting') await makeExport(wanted, job.tenantId, parts)
    await finish(job, parts)
  },
  bury: async job => {
    const wanted = await findWanted(job, parts.database)
    if (wanted) await parts.database.withTenant(job.tenantId, async trx => markFailed(trx, wanted.id))
    await finish(job, parts)
  },
})

/** Returns undefined if the account was erased meanwhile, with its events and exports. */
const findWanted = async ({ tenantId, eventId }: EventJob, database: Database): Promise<ExportRecord | undefined> =>
  database.withTenant(tenantId, async trx => {
    const { rows } = await sql<{ id: string }>`
      select payload ->> 'exportId' as id from events where id = ${eventId} and kind = 'ExportAsked'`.execute(trx)
    return rows[0] && findExport(trx, rows[0].id)
  })

/** No mail tells of the request. */
const finish = async ({ tenantId, eventId }: EventJob, { database, now }: Dependencies): Promise<unknown> =>
  database.withTenant(tenantId, async trx =>
    sql`update events set told_at = ${now()} where id = ${eventId}`.execute(trx),
  )

async function makeExport(
  { id, account_id: accountId }: ExportRecord,
  tenantId: string,
  { database, files, workers, now }: Dependencies,
): Promise<void> {
  const data = await database.withTenant(tenantId, async trx => {
    const account = await findAccount(trx, accountId)
    return account && { ...(await readAll(trx, account)), papers: await listOwnPapers(trx, accountId) }
  })
  if (!data) return
  const folder = await mkdtemp(join(tmpdir(), 'kitwright-export-'))
  const path = join(folder, 'export.zip')
  const note = async (done: number): Promise<void> => {
    if (done % EACH !== 0) return
    await database.withTenant(tenantId, async trx => noteProgress(trx, id, { done, total: data.pictures.length }))
  }
  try {
    const page = await writeExportPage(data, data.language)
    const papers = paperFiles({ tenantId, accountId, language: data.language }, data.papers, {
      database,
      files,
      workers,
      now,
    })
    const documents = { 'index.html': Buffer.from(page), ...papers }
    await exportEntries(path, { note: EXPORT_NOTE + PAPERS_NOTE, documents, ...data, files, tenantId, onPicture: note })
    await files.put(exportKey(tenantId, id), { path })
    const { size } = await stat(path)
    const isReady = await database.withTenant(tenantId, async trx => {
      const isMarked = await markReady(trx, { id, bytes: size, now: now() })
      if (isMarked) await recordEvent(trx, { kind: 'ExportReady', subjectId: accountId, payload: { exportId: id } })
      return isMarked
    })
    if (!isReady) await files.remove(exportKey(tenantId, id))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface PaperOwner {
  readonly tenantId: string
  readonly accountId: string
  readonly language: Language
}

/** Returns the makers of the customer's invoices, credit notes and receipts as PDF, by the names of their files. */
function paperFiles(
  { tenantId, accountId, language }: PaperOwner,
  papers: Awaited<ReturnType<typeof listOwnPapers>>,
  { database, files, workers, now }: Dependencies,
): Record<string, () => Promise<Uint8Array>> {
  const drawPaper = createPaperDrawer(files, workers)
  const make = async (paper: (typeof papers)[number]): Promise<Uint8Array> => {
    const { facts, tenant } = await database.withTenant(tenantId, async trx => {
      const shop = await trx.selectFrom('tenants').select(['id', 'name', 'settings']).executeTakeFirstOrThrow()
      const owner = { tenant: shop, ownerId: accountId, language, now: now() }
      return { tenant: shop, facts: await readOwnPaper(trx, owner, paper) }
    })
    return drawPaper(facts, { tenant, accountId })
  }
  return Object.fromEntries(papers.map(paper => [`documents/${paper.name}.pdf`, async () => make(paper)]))
}

/** Removes ZIPs that can no longer be fetched. Returns how many. */
export async function expireExports({
  database,
  files,
  tenantIds,
  now,
}: Pick<Dependencies, 'database' | 'files'> & {
  readonly tenantIds: readonly string[]
  readonly now: Date
}): Promise<number> {
  let removed = 0
  for (const tenantId of tenantIds) {
    const { rows } = await database.withTenant(tenantId, async trx =>
      sql<{ id: string }>`select id from account_exports
        where asked_at <= ${new Date(now.getTime() - KEPT_MS)} and (expires_at is null or expires_at <= ${now})`.execute(
        trx,
      ),
    )
    for (const { id } of rows) {
      await files.remove(exportKey(tenantId, id))
      await database.withTenant(tenantId, async trx => sql`delete from account_exports where id = ${id}`.execute(trx))
      removed += 1
    }
  }
  return removed
}
