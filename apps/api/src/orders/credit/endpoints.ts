import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn } from '../../accounts/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { deleteCreditTerms, findCreditTerms, sumUsedCredit, writeCreditTerms } from '../record/creditStore.ts'

type Routes = 'GET /api/credit' | 'GET /api/office/customers/{id}/credit' | 'PUT /api/office/customers/{id}/credit'
type ApprovedCredit = Response_<'GET /api/office/customers/{id}/credit'>

/** Reads the terms as staff see them, with who approved them. */
async function presentCredit(trx: Transaction, accountId: string): Promise<ApprovedCredit> {
  const terms = await findCreditTerms(trx, accountId)
  const people = await listOwners(trx, terms ? [terms.approved_by] : [])
  return {
    terms: terms ? { days: terms.days, limitCents: terms.limit_cents } : null,
    usedCents: await sumUsedCredit(trx, accountId),
    approval: terms ? { name: nameIn(people, terms.approved_by), at: terms.approved_at.toISOString() } : null,
  }
}

/** Throws `not-found` for any account that is not a customer of this shop. */
async function requireCustomer(trx: Transaction, id: string): Promise<void> {
  const { rows } = await sql`select from accounts where id = ${id} and role = 'CUSTOMER'`.execute(trx)
  if (rows.length === 0) throw new ProblemError('not-found')
}

/** Endpoints for orders on account: an administrator approves customers, who see what of their limit is used. */
export const createCreditEndpoints = (): Endpoints<Routes> => ({
  'GET /api/credit': async ({ person, run }) =>
    run(async trx => {
      const { terms, usedCents } = await presentCredit(trx, person.id)
      return { value: { terms, usedCents } }
    }),
  'GET /api/office/customers/{id}/credit': async ({ params, run }) =>
    run(async trx => {
      await requireCustomer(trx, params.id)
      return { value: await presentCredit(trx, params.id) }
    }),
  'PUT /api/office/customers/{id}/credit': async ({ params, body, person, now, run }) =>
    run(async trx => {
      await requireCustomer(trx, params.id)
      if (body.terms) await writeCreditTerms(trx, { accountId: params.id, ...body.terms, by: person.id, now })
      else await deleteCreditTerms(trx, params.id)
      return { value: await presentCredit(trx, params.id) }
    }),
})
