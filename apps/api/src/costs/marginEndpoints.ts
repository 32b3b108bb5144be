import type { Endpoints, TenantContext } from '../endpoint/index.ts'
import { parseSettings } from '../tenants/index.ts'
import { listOrderMargins } from './marginStore.ts'
import { readMargins, spanOf } from './readMargins.ts'
import { writeMarginCsv } from './writeMarginCsv.ts'

type Routes = 'GET /api/office/margins' | 'GET /api/office/margins/csv'

/** Lines of the file at most. */
const EXPORTED = 100_000
const zoneOf = ({ settings }: TenantContext): string => parseSettings(settings).timeZone

/** Endpoints of the margin of a period. */
export const createMarginEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/margins': async ({ tenant, query, run }) => ({
    value: await run(async trx => readMargins(trx, query, zoneOf(tenant))),
  }),
  'GET /api/office/margins/csv': async ({ tenant, query, language, run }) => {
    const timeZone = zoneOf(tenant)
    const orders = await run(async trx => listOrderMargins(trx, spanOf(query, timeZone), EXPORTED))
    return {
      value: {
        bytes: await writeMarginCsv(orders, { language, timeZone }),
        mime: 'text/csv; charset=utf-8',
        cacheControl: 'private, no-store',
      },
      headers: { 'content-disposition': `attachment; filename="margins-${query.from}-${query.to}.csv"` },
    }
  },
})
