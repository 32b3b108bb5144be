import type { Tenant } from '@kitwright/contract'
import type { RunInTenant, TenantContext } from '../endpoint/index.ts'
import { presentBrief } from './present.ts'
import { listTemplates } from './store.ts'

/** Maximum number in the start-up call, which stays small; the store's page shows all. */
const MOST = 60

type Briefs = Tenant['templates']
interface BriefsRequest {
  readonly tenant: TenantContext
  readonly run: RunInTenant
}

/**
 * Creates a reader of short forms of the shop's published templates, cached as long as the directory caches the tenant.
 */
export function createTemplateBriefs(): (request: BriefsRequest) => Promise<Briefs> {
  const known = new WeakMap<TenantContext, Promise<Briefs>>()
  const read = async ({ tenant, run }: BriefsRequest): Promise<Briefs> => {
    const wanted = { page: 1, pageSize: MOST, types: tenant.productTypes, isOffice: false } as const
    const list = { ...wanted, sort: 'order', language: 'en' } as const
    const { rows } = await run(async trx => listTemplates(trx, list), { isShared: true })
    return rows.map(presentBrief)
  }
  return async request => {
    const briefs = known.get(request.tenant) ?? read(request)
    known.set(request.tenant, briefs)
    briefs.catch(() => known.delete(request.tenant))
    return briefs
  }
}
