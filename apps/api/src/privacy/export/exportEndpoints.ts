import { getAccount, requireOwner } from '../../accounts/index.ts'
import { sql } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { exportKey, type FileStore } from '../../files/index.ts'
import { countOfDay, findExport, findLatest, insertExport, MOST_A_DAY, presentExport } from './exportStore.ts'

type Routes = 'GET /api/accounts/exports' | 'POST /api/accounts/exports' | 'GET /api/accounts/exports/{id}/file'
const DAY_MS = 24 * 60 * 60_000

/** Requests an export. While one is being made, returns that one. */
async function askForExport(exchange: Exchange<'POST /api/accounts/exports'>) {
  const { run, person, body, now } = exchange
  await requireOwner(exchange, await run(async trx => getAccount(trx, person.id)), body.password)
  const made = await run(async trx => {
    // Two tabs ask in turn, so that one is made.
    await sql`select from accounts where id = ${person.id} for update`.execute(trx)
    const latest = await findLatest(trx, person.id, now)
    if (latest?.state === 'waiting') return latest
    const { count, first } = await countOfDay(trx, person.id, now)
    if (first && count >= MOST_A_DAY)
      throw new ProblemError('too-many-requests', [], Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000))
    const inserted = await insertExport(trx, person.id, now)
    await recordEvent(trx, { kind: 'ExportAsked', subjectId: person.id, payload: { exportId: inserted.id } })
    return inserted
  })
  return presentExport(made)
}

/** Endpoints with which customers take along what the shop keeps about them. */
export const createExportEndpoints = (files: FileStore): Endpoints<Routes> => ({
  'GET /api/accounts/exports': async ({ run, person, now }) => {
    const latest = await run(async trx => findLatest(trx, person.id, now))
    return { value: { export: latest ? presentExport(latest) : null } }
  },
  'POST /api/accounts/exports': async exchange => ({ value: await askForExport(exchange) }),
  'GET /api/accounts/exports/{id}/file': async ({ run, person, params, tenant, now }) => {
    const found = await run(async trx => findExport(trx, params.id))
    const isOwn = found?.account_id === person.id && found.expires_at !== null && found.expires_at > now
    const bytes = isOwn ? await files.read(exportKey(tenant.id, found.id)) : undefined
    if (!bytes) throw new ProblemError('not-found')
    return {
      value: { bytes, mime: 'application/zip', cacheControl: 'private, no-store' },
      headers: { 'content-disposition': 'attachment; filename="my-data.zip"' },
    }
  },
})
