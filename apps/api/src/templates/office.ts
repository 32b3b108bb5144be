import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import { findAnyDesign } from '../designs/index.ts'
import { checkIfMatch, type Endpoints, etagOf, type Exchange, ProblemError } from '../endpoint/index.ts'
import { asTemplate } from './templateDocument.ts'
import { presentForOffice } from './present.ts'
import {
  countTemplates,
  findTemplate,
  findTemplateToChange,
  type FullTemplateRecord,
  hideTemplate,
  insertTemplate,
  listIds,
  listTemplates,
  lockTemplates,
  orderTemplates,
  updateTemplate,
} from './store.ts'

export type OfficeRoutes =
  | 'GET /api/office/templates'
  | 'POST /api/office/templates'
  | 'PUT /api/office/templates/order'
  | 'PUT /api/office/templates/{id}'
  | 'DELETE /api/office/templates/{id}'

/** Maximum number of templates; more than anyone would browse. */
const MOST = 500

async function getToChange(trx: Transaction, id: string, ifMatch: string | undefined): Promise<FullTemplateRecord> {
  const found = await findTemplateToChange(trx, id)
  if (!found) throw new ProblemError('not-found')
  checkIfMatch(ifMatch, found.version)
  return found
}

async function present(trx: Transaction, id: string): Promise<Response_<'PUT /api/office/templates/{id}'>> {
  return presentForOffice((await findTemplate(trx, id))!)
}

async function make(trx: Transaction, { tenant, body }: Exchange<'POST /api/office/templates'>): Promise<string> {
  const { designId, name, tags, isPublished } = body
  await lockTemplates(trx)
  if ((await countTemplates(trx)).living >= MOST) throw new ProblemError('template-limit-reached')
  const design = await findAnyDesign(trx, designId)
  if (!design) throw new ProblemError('not-found', [{ path: 'designId', id: 'not-found' }])
  const kept = asTemplate(design.document, tenant.name)
  return insertTemplate(trx, { ...kept, name, tags, isPublished })
}

async function order(trx: Transaction, { type, ids }: Exchange<'PUT /api/office/templates/order'>['body']) {
  await lockTemplates(trx)
  const known = await listIds(trx, type)
  const wanted = new Set(ids)
  // Someone added or deleted a template in the meantime.
  if (wanted.size !== ids.length || known.length !== ids.length || !known.every(id => wanted.has(id)))
    throw new ProblemError('stale-version')
  await orderTemplates(trx, ids)
}

/** Endpoints by which administrators manage templates. */
export const officeEndpoints: Endpoints<OfficeRoutes> = {
  'GET /api/office/templates': async ({ tenant, query, language, run }) => {
    const { page, pageSize, type } = query
    const types = type === undefined ? tenant.productTypes : [type]
    const wanted = { page, pageSize, types, sort: 'order', language, isOffice: true } as const
    const { rows, total } = await run(async trx => listTemplates(trx, wanted))
    return { value: { items: rows.map(presentForOffice), page, pageSize, total } }
  },
  'POST /api/office/templates': async exchange =>
    exchange.run(async trx => {
      const value = await present(trx, await make(trx, exchange))
      return { value, etag: etagOf(value.version) }
    }),
  'PUT /api/office/templates/order': async ({ body, run }) => {
    await run(async trx => order(trx, body))
    return { value: null }
  },
  'PUT /api/office/templates/{id}': async ({ params, headers, body, run }) =>
    run(async trx => {
      const { id } = await getToChange(trx, params.id, headers['if-match'])
      const { name, tags, isPublished } = body
      await updateTemplate(trx, { id, name, tags, isPublished })
      const value = await present(trx, id)
      return { value, etag: etagOf(value.version) }
    }),
  'DELETE /api/office/templates/{id}': async ({ params, headers, now, run }) => {
    await run(async trx => hideTemplate(trx, (await getToChange(trx, params.id, headers['if-match'])).id, now))
    return { value: null }
  },
}
