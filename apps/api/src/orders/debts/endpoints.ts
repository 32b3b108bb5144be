import { noteAudit } from '../../audit/index.ts'
import { type Endpoints, requireRight, type TenantContext } from '../../endpoint/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { payingRuleOf } from '../record/paymentTerms.ts'
import type { DebtTerms } from './debtStore.ts'
import { readDebts } from './readDebts.ts'
import { writeDebtCsv } from './writeDebtCsv.ts'

type Routes = 'GET /api/office/debts' | 'GET /api/office/debts/csv'

const EXPORTED = 10_000

const termsOf = (tenant: TenantContext, now: Date): DebtTerms => {
  const { timeZone, payment } = parseSettings(tenant.settings)
  return { rule: payingRuleOf(tenant), payWithinDays: payment.payWithinDays, timeZone, now }
}

/** Endpoints of what customers owe. */
export const createDebtEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/debts': async ({ tenant, query, now, run }) => ({
    value: await run(async trx => readDebts(trx, termsOf(tenant, now), query)),
  }),
  'GET /api/office/debts/csv': async ({ tenant, query, person, language, now, run }) => {
    requireRight(person, 'money')
    const terms = termsOf(tenant, now)
    const debts = await run(async trx => {
      await noteAudit(trx, { actorId: person.id, area: 'exports', action: 'export', subject: 'debts' })
      return readDebts(trx, terms, { sort: query.sort, pageSize: EXPORTED })
    })
    return {
      value: {
        bytes: await writeDebtCsv(debts, { language, timeZone: terms.timeZone }),
        mime: 'text/csv; charset=utf-8',
        cacheControl: 'private, no-store',
      },
      headers: { 'content-disposition': `attachment; filename="debts-${shopDay(now, tenant)}.csv"` },
    }
  },
})
