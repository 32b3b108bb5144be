import { COST_LIMITS, type Response_ } from '@kitwright/contract'
import { listOwners, nameIn } from '../accounts/index.ts'
import type { Transaction } from '../database/index.ts'
import { checkIfMatch, type Endpoints, type Exchange, ProblemError, type TenantContext } from '../endpoint/index.ts'
import { findSupplierToChange } from '../suppliers/index.ts'
import { parseSettings } from '../tenants/index.ts'
import { checkPrices, rateFor } from './checkAmount.ts'
import { deleteCostList, insertCostList, listCostLists, updateCostList } from './costListStore.ts'

type Lists = Response_<'GET /api/office/suppliers/{id}/costs'>
type Routes =
  | 'GET /api/office/suppliers/{id}/costs'
  | 'PUT /api/office/suppliers/{id}/costs/{day}'
  | 'DELETE /api/office/suppliers/{id}/costs/{day}'

async function presentLists(trx: Transaction, supplierId: string, { settings }: TenantContext): Promise<Lists> {
  const lists = await listCostLists(trx, supplierId)
  const people = await listOwners(
    trx,
    lists.map(({ changed_by }) => changed_by),
  )
  const items = lists.map(({ prices, valid_from, version, riel_per_dollar, changed_by, changed_at }) => ({
    ...prices,
    validFrom: valid_from,
    version,
    rielPerDollar: riel_per_dollar,
    by: nameIn(people, changed_by),
    at: changed_at.toISOString(),
  }))
  return { items, rielPerDollar: parseSettings(settings).payment.rielPerDollar }
}

type ChangeExchange = Pick<
  Exchange<'DELETE /api/office/suppliers/{id}/costs/{day}'>,
  'params' | 'headers' | 'tenant' | 'run'
>

/** Locks the supplier, checks the version of its list of that day (0 for none), and answers with all lists. */
const changeList = async (
  { params, headers, tenant, run }: ChangeExchange,
  work: (trx: Transaction, facts: { readonly isNew: boolean; readonly count: number }) => Promise<void>,
): Promise<{ value: Lists }> =>
  run(async trx => {
    const supplier = await findSupplierToChange(trx, params.id)
    if (!supplier) throw new ProblemError('not-found')
    const lists = await listCostLists(trx, params.id)
    const own = lists.find(({ valid_from }) => valid_from === params.day)
    checkIfMatch(headers['if-match'], own?.version ?? 0)
    await work(trx, { isNew: !own, count: lists.length })
    return { value: await presentLists(trx, params.id, tenant) }
  })

/** Endpoints of the prices of suppliers. */
export const createCostListEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/suppliers/{id}/costs': async ({ params, tenant, run }) =>
    run(async trx => {
      if (!(await findSupplierToChange(trx, params.id))) throw new ProblemError('not-found')
      return { value: await presentLists(trx, params.id, tenant) }
    }),
  'PUT /api/office/suppliers/{id}/costs/{day}': async exchange =>
    changeList(exchange, async (trx, { isNew, count }) => {
      const { params, body: prices, tenant, person, now } = exchange
      checkPrices(prices)
      if (isNew && count >= COST_LIMITS.lists) throw new ProblemError('cost-limit-reached')
      const rielPerDollar = rateFor(prices.currency, tenant)
      const list = { supplierId: params.id, day: params.day, prices, rielPerDollar, by: person.id, now }
      await (isNew ? insertCostList(trx, list) : updateCostList(trx, list))
    }),
  'DELETE /api/office/suppliers/{id}/costs/{day}': async exchange =>
    changeList(exchange, async (trx, { isNew }) => {
      if (isNew) throw new ProblemError('not-found')
      await deleteCostList(trx, exchange.params.id, exchange.params.day)
    }),
})
