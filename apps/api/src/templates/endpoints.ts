import { COLOUR_FAMILIES, TEMPLATE_TAGS } from '@kitwright/contract'
import { likeFolded } from '../accounts/index.ts'
import { type GetPicture, replyWithPicture } from '../designs/index.ts'
import { type Endpoints, ProblemError, type TenantContext } from '../endpoint/index.ts'
import { createKitEndpoints, type KitRoutes } from './kitCatalogue.ts'
import { officeEndpoints, type OfficeRoutes } from './office.ts'
import { pictureVersion, presentFull, presentTemplate } from './present.ts'
import { listTemplateRows } from './templateRows.ts'
import { findTemplate, listFacets, listTemplates } from './store.ts'

type Routes =
  | 'GET /api/templates'
  | 'GET /api/templates/rows'
  | 'GET /api/templates/{id}'
  | 'GET /api/templates/{id}/picture'

/** A template's document never changes, so a picture requested by its version never changes either. */
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'public, no-cache'
/** The response is the same for everyone, and the shop may change it at any time. */
const PUBLIC = { 'cache-control': 'public, max-age=0, must-revalidate' }

/** Returns the requested types that the shop sells. */
export const typesOf = ({ productTypes }: TenantContext, type: string | undefined): readonly string[] =>
  type === undefined ? productTypes : productTypes.filter(sold => sold === type)

/** Creates the endpoints of the public templates and of the office's template management. */
export function createTemplatesEndpoints(getPicture: GetPicture): Endpoints<Routes | KitRoutes | OfficeRoutes> {
  return {
    ...officeEndpoints,
    ...createKitEndpoints(getPicture),
    'GET /api/templates': async ({ tenant, query, language, run }) => {
      const { page, pageSize, type, search, tag, colour, sort } = query
      const types = typesOf(tenant, type)
      return run(async trx => {
        const like = likeFolded(search)
        const wanted = { page, pageSize, types, like, tag, colour, sort, language, isOffice: false }
        const { rows, total } = await listTemplates(trx, wanted)
        const { tags, colours } = await listFacets(trx, types)
        const facets = {
          tags: TEMPLATE_TAGS.filter(known => tags.includes(known)),
          colours: COLOUR_FAMILIES.filter(known => colours.includes(known)),
        }
        return { value: { items: rows.map(presentTemplate), page, pageSize, total, ...facets }, headers: PUBLIC }
      })
    },
    'GET /api/templates/rows': async ({ tenant, language, run }) => {
      const rows = await run(async trx => listTemplateRows(trx, { types: tenant.productTypes, language }))
      return { value: { rows }, headers: PUBLIC }
    },
    'GET /api/templates/{id}': async ({ tenant, params, run }) => {
      const found = await run(async trx => findTemplate(trx, params.id))
      if (!found?.is_published || !tenant.productTypes.includes(found.product_type)) throw new ProblemError('not-found')
      return { value: presentFull(found), headers: PUBLIC }
    },
    'GET /api/templates/{id}/picture': async exchange => {
      const { params, query, run } = exchange
      const found = await run(async trx => findTemplate(trx, params.id))
      const isNamed = found !== undefined && query.v === pictureVersion(found)
      // Staff see unpublished templates, but pictures are fetched without a token. Knowing the version proves that the
      // caller was shown the template.
      if (!found?.is_published && !isNamed) throw new ProblemError('not-found')
      return replyWithPicture(exchange, found, {
        getPicture,
        cacheControl: isNamed ? FOREVER : ASK_AGAIN,
        isTurned: true,
        part: query.part,
      })
    },
  }
}
