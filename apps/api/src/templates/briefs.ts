import type { Tenant } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import type { TenantContext } from '../endpoint/index.ts'
import { presentBrief } from './present.ts'
import { listTemplates } from './store.ts'

/** As long as the directory remembers a tenant. */
const REMEMBERED_MS = 5_000
/** The start-up call stays light; the store's page shows all. */
const MOST = 60

type Briefs = Tenant['templates']
interface Asking {
  readonly tenant: TenantContext
  readonly now: Date
  run<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

/** The shop's published templates in short, remembered for 5 seconds. */
export function createTemplateBriefs(): (asking: Asking) => Promise<Briefs> {
  const known = new Map<string, { until: number; briefs: Promise<Briefs> }>()
  const read = async ({ tenant, run }: Asking): Promise<Briefs> => {
    const wanted = { page: 1, pageSize: MOST, types: tenant.productTypes, isOffice: false } as const
    const { rows } = await run(async trx => listTemplates(trx, { ...wanted, sort: 'order', language: 'en' }))
    return rows.map(presentBrief)
  }
  return async asking => {
    const now = asking.now.getTime()
    const found = known.get(asking.tenant.id)
    if (found && found.until > now) return found.briefs
    const briefs = read(asking)
    known.set(asking.tenant.id, { until: now + REMEMBERED_MS, briefs })
    briefs.catch(() => known.delete(asking.tenant.id))
    return briefs
  }
}
