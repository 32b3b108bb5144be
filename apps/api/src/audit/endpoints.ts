import { type Endpoints, requireRight } from '../endpoint/index.ts'
import { parseSettings } from '../tenants/index.ts'
import { findEntries } from './findEntries.ts'
import { noteAudit } from './noteAudit.ts'
import { writeAuditCsv } from './writeAuditCsv.ts'

type Routes = 'GET /api/office/audit' | 'GET /api/office/audit/csv'

const MAX_EXPORTED = 10_000

/** Endpoints of the audit log. */
export const createAuditEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/audit': async ({ tenant, query, run }) => {
    const { pageSize, after, before, ...filters } = query
    const { timeZone } = parseSettings(tenant.settings)
    return run(async trx => ({
      value: await findEntries(trx, { ...filters, timeZone }, { pageSize, after, before }),
    }))
  },
  'GET /api/office/audit/csv': async ({ tenant, query, person, run }) => {
    requireRight(person, 'people')
    const { timeZone } = parseSettings(tenant.settings)
    const { items } = await run(async trx => {
      await noteAudit(trx, { actorId: person.id, area: 'exports', action: 'export', subject: 'audit', after: query })
      return findEntries(trx, { ...query, timeZone }, { pageSize: MAX_EXPORTED })
    })
    return {
      value: { bytes: writeAuditCsv(items), mime: 'text/csv; charset=utf-8', cacheControl: 'private, no-store' },
      headers: { 'content-disposition': 'attachment; filename="audit.csv"' },
    }
  },
})
