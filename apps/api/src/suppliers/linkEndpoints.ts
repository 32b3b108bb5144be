import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn } from '../accounts/index.ts'
import type { Transaction } from '../database/index.ts'
import { type Endpoints, ProblemError } from '../endpoint/index.ts'
import { endLink, insertLink, type LinkRecord, listLinks } from './links.ts'
import { findSupplier, type SupplierRecord } from './store.ts'

type Routes =
  | 'GET /api/office/suppliers/{id}/links'
  | 'POST /api/office/suppliers/{id}/links'
  | 'DELETE /api/office/supplier-links/{id}'
type Link = Response_<'POST /api/office/suppliers/{id}/links'>['link']

const DAY_MS = 24 * 60 * 60_000

async function present(trx: Transaction, links: readonly LinkRecord[], now: Date): Promise<Link[]> {
  const people = await listOwners(
    trx,
    links.map(link => link.made_by),
  )
  return links.map(({ id, made_by, made_at, expires_at, ended_at, opened_at }) => ({
    id,
    by: nameIn(people, made_by),
    madeAt: made_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    isOver: ended_at !== null || expires_at <= now,
    openedAt: opened_at?.toISOString() ?? null,
  }))
}

async function getSupplier(trx: Transaction, id: string): Promise<SupplierRecord> {
  const supplier = await findSupplier(trx, id)
  if (!supplier) throw new ProblemError('not-found')
  return supplier
}

/** Creates endpoints for links to a supplier's page, valid for some days and ended at any time. */
export function createSupplierLinkEndpoints(): Endpoints<Routes> {
  return {
    'GET /api/office/suppliers/{id}/links': async ({ params, now, run }) => {
      const items = await run(async trx => {
        const { id } = await getSupplier(trx, params.id)
        return present(trx, await listLinks(trx, id), now)
      })
      return { value: { items } }
    },
    'POST /api/office/suppliers/{id}/links': async ({ params, body, person, origin, now, run }) =>
      run(async trx => {
        const { id: supplierId, ended_at: endedAt, language } = await getSupplier(trx, params.id)
        if (endedAt !== null) throw new ProblemError('supplier-ended')
        const expiresAt = new Date(now.getTime() + body.days * DAY_MS)
        const { link, token } = await insertLink(trx, { supplierId, by: person.id, expiresAt, now })
        const [shown] = await present(trx, [link], now)
        return { value: { link: shown!, address: `${origin}/supplier/${token}?lang=${language}` } }
      }),
    'DELETE /api/office/supplier-links/{id}': async ({ params, now, run }) => {
      if (!(await run(async trx => endLink(trx, params.id, now)))) throw new ProblemError('not-found')
      return { value: null }
    },
  }
}
