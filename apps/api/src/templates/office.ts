import type { Response_ } from '@kitwright/contract'
import { namesFromTags } from '@kitwright/words'
import { keepCatalogueVersion } from '../catalogue/index.ts'
import type { Transaction } from '../database/index.ts'
import { assetIdsOf, checkAssets, findAnyDesign, readDocument } from '../designs/index.ts'
import { checkIfMatch, type Endpoints, etagOf, type Exchange, ProblemError } from '../endpoint/index.ts'
import { listKnownFiles } from '../files/index.ts'
import { asTemplate, templateDocumentOf } from './templateDocument.ts'
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
  redrawTemplate,
  updateTemplate,
} from './store.ts'

export type OfficeRoutes =
  | 'GET /api/office/templates'
  | 'POST /api/office/templates'
  | 'GET /api/office/templates/{id}'
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

type DrawnTemplate = ReturnType<typeof templateDocumentOf>
type Call = Pick<Exchange<'POST /api/office/templates'>, 'tenant' | 'person' | 'now'>

/** Reads a document that staff drew. It stays as it is; its pictures must be stored. */
async function readDrawn(trx: Transaction, document: unknown, { tenant }: Call): Promise<DrawnTemplate> {
  const read = readDocument(document, tenant)
  checkAssets(read, await listKnownFiles(trx, assetIdsOf(read)))
  return templateDocumentOf(read)
}

async function readDesignOf(trx: Transaction, designId: string | undefined, { tenant }: Call): Promise<DrawnTemplate> {
  const design = designId === undefined ? undefined : await findAnyDesign(trx, designId)
  if (!design) throw new ProblemError('not-found', [{ path: 'designId', id: 'not-found' }])
  return asTemplate(design.document, tenant.name)
}

/** What the catalogue's versions keep of a template. */
const stateOf = (row: FullTemplateRecord): Readonly<Record<string, unknown>> => ({
  name: namesFromTags(row.names),
  tags: row.tags,
  isPublished: row.is_published,
  documentHash: row.document_hash,
  document: row.document,
})

async function keep(trx: Transaction, id: string, before: FullTemplateRecord | null, { person, now }: Call) {
  const after = stateOf((await findTemplate(trx, id))!)
  const save = { subject: id, before: before && stateOf(before), after, by: person.id, now }
  await keepCatalogueVersion(trx, { kind: 'template', ...save })
}

async function make(trx: Transaction, exchange: Exchange<'POST /api/office/templates'>): Promise<string> {
  const { designId, document, name, tags, isPublished } = exchange.body
  await lockTemplates(trx)
  if ((await countTemplates(trx)).living >= MOST) throw new ProblemError('template-limit-reached')
  const drawn =
    document === undefined ? await readDesignOf(trx, designId, exchange) : await readDrawn(trx, document, exchange)
  const id = await insertTemplate(trx, { ...drawn, name, tags, isPublished })
  await keep(trx, id, null, exchange)
  return id
}

async function change(trx: Transaction, exchange: Exchange<'PUT /api/office/templates/{id}'>): Promise<string> {
  const { params, headers, body } = exchange
  const before = await getToChange(trx, params.id, headers['if-match'])
  const { name, tags, isPublished, document } = body
  if (document !== undefined) {
    const drawn = await readDrawn(trx, document, exchange)
    // A template stays in the list of its garment.
    if (drawn.productType !== before.product_type)
      throw new ProblemError('document-invalid', [{ path: 'document.garment', id: 'invalid' }])
    await redrawTemplate(trx, before.id, drawn)
  }
  await updateTemplate(trx, { id: before.id, name, tags, isPublished })
  await keep(trx, before.id, before, exchange)
  return before.id
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
  'GET /api/office/templates/{id}': async ({ params, run }) => {
    const found = await run(async trx => findTemplate(trx, params.id))
    if (!found) throw new ProblemError('not-found')
    return { value: { ...presentForOffice(found), document: found.document }, etag: etagOf(found.version) }
  },
  'PUT /api/office/templates/order': async ({ body, run }) => {
    await run(async trx => order(trx, body))
    return { value: null }
  },
  'PUT /api/office/templates/{id}': async exchange =>
    exchange.run(async trx => {
      const value = await present(trx, await change(trx, exchange))
      return { value, etag: etagOf(value.version) }
    }),
  'DELETE /api/office/templates/{id}': async ({ params, headers, now, run }) => {
    await run(async trx => hideTemplate(trx, (await getToChange(trx, params.id, headers['if-match'])).id, now))
    return { value: null }
  },
}
