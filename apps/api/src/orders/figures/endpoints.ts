import { noteAudit } from '../../audit/index.ts'
import { type Endpoints, requireRight, type TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { readFigures } from './readFigures.ts'
import { writeFigureCsv } from './writeFigureCsv.ts'

type Routes = 'GET /api/office/figures' | 'GET /api/office/figures/csv'

const zoneOf = ({ settings }: TenantContext): string => parseSettings(settings).timeZone

/** Endpoints of how the business goes. */
export const createFigureEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/figures': async ({ tenant, query, run }) => ({
    value: await run(async trx => readFigures(trx, query, zoneOf(tenant))),
  }),
  'GET /api/office/figures/csv': async ({ tenant, query, person, language, run }) => {
    requireRight(person, 'money')
    const figures = await run(async trx => {
      await noteAudit(trx, { actorId: person.id, area: 'exports', action: 'export', subject: 'figures', after: query })
      return readFigures(trx, query, zoneOf(tenant))
    })
    const bytes = await writeFigureCsv(figures, language)
    const name = `figures-${query.from}-${query.to}.csv`
    return {
      value: { bytes, mime: 'text/csv; charset=utf-8', cacheControl: 'private, no-store' },
      headers: { 'content-disposition': `attachment; filename="${name}"` },
    }
  },
})
