import { likeFolded } from '../accounts/index.ts'
import { type Endpoints, etagOf, ProblemError } from '../endpoint/index.ts'
import { createEmbedEndpoints, type EmbedRoutes } from './embeds/endpoints.ts'
import { changeDesign } from './owner/changeDesign.ts'
import { createDesign, designLimitOf } from './owner/createDesign.ts'
import { deleteDesign, type HasLiveOrders } from './owner/deleteDesign.ts'
import { createPictureAddress } from './pictures/pictureAddress.ts'
import { createPictureEndpoints, type PictureRoutes, type ProductDesignRoute } from './pictureEndpoints.ts'
import type { GetPicture } from './pictures/designPictures.ts'
import { presentDesign, presentOwnRow } from './owner/present.ts'
import { createPreviewEndpoints, type PreviewRoutes } from './previews/endpoints.ts'
import { readDocument } from './storage/readDocument.ts'
import { createReviewTalkEndpoints, type ReviewTalkRoutes } from './proposals/answerReviewer.ts'
import { createRevisionEndpoints, type RevisionRoutes } from './owner/revisions.ts'
import { sendForReview } from './owner/sendForReview.ts'
import { findDesign, listDesigns } from './storage/store.ts'

export interface DesignsDependencies {
  /** Signs the addresses of pictures; shared by every server of one database. */
  readonly secret: string | Uint8Array
  readonly hasLiveOrders: HasLiveOrders
  readonly getPicture: GetPicture
}

type Routes =
  | 'GET /api/designs'
  | 'POST /api/designs'
  | 'GET /api/designs/{id}'
  | 'PUT /api/designs/{id}'
  | 'DELETE /api/designs/{id}'
  | 'POST /api/designs/{id}/send-for-review'

export function createDesignsEndpoints(
  dependencies: DesignsDependencies,
): Endpoints<
  Routes | PictureRoutes | ProductDesignRoute | RevisionRoutes | PreviewRoutes | EmbedRoutes | ReviewTalkRoutes
> {
  const addresses = createPictureAddress(dependencies.secret)
  return {
    ...createOwnEndpoints(dependencies),
    ...createRevisionEndpoints(addresses),
    ...createReviewTalkEndpoints(),
    ...createPreviewEndpoints(),
    ...createEmbedEndpoints(dependencies.getPicture),
    ...createPictureEndpoints({ addresses, getPicture: dependencies.getPicture }),
  }
}

function createOwnEndpoints({ secret, hasLiveOrders }: DesignsDependencies): Endpoints<Routes> {
  const pictures = createPictureAddress(secret)
  return {
    'GET /api/designs': async ({ tenant, person, query, language, run }) => {
      const { page, pageSize, search, status, sort } = query
      const like = likeFolded(search)
      const wanted = { page, pageSize, like, status, sort, language }
      const { rows, total } = await run(async trx => listDesigns(trx, person.id, wanted))
      return { value: { items: rows.map(row => presentOwnRow(row, pictures, tenant.id)), page, pageSize, total } }
    },
    'POST /api/designs': async ({ tenant, person, body, now, run }) => {
      const document = readDocument(body.document, tenant)
      const wanted = { id: body.id.toLowerCase(), ownerId: person.id, name: body.name, document, now }
      const { design, isNew } = await run(async trx => createDesign(trx, designLimitOf(tenant), wanted))
      const value = presentDesign(design, pictures, tenant.id)
      return { value, etag: etagOf(design.version), status: isNew ? 201 : 200 }
    },
    'GET /api/designs/{id}': async ({ tenant, person, params, run }) => {
      const design = await run(async trx => findDesign(trx, person.id, params.id))
      if (!design) throw new ProblemError('not-found')
      return { value: presentDesign(design, pictures, tenant.id), etag: etagOf(design.version) }
    },
    'PUT /api/designs/{id}': async ({ tenant, person, params, body, headers, now, run }) => {
      const document = body.document === undefined ? undefined : readDocument(body.document, tenant)
      const wanted = { id: params.id, ownerId: person.id, ifMatch: headers['if-match'], name: body.name, document, now }
      const design = await run(async trx => changeDesign(trx, wanted))
      return { value: presentDesign(design, pictures, tenant.id), etag: etagOf(design.version) }
    },
    'DELETE /api/designs/{id}': async ({ person, params, headers, now, run }) => {
      const wanted = { id: params.id, ownerId: person.id, ifMatch: headers['if-match'], now }
      await run(async trx => deleteDesign(trx, wanted, hasLiveOrders))
      return { value: null }
    },
    'POST /api/designs/{id}/send-for-review': async ({ tenant, person, params, now, run }) => {
      const design = await run(async trx => sendForReview(trx, { id: params.id, ownerId: person.id, now }))
      return { value: presentDesign(design, pictures, tenant.id), etag: etagOf(design.version) }
    },
  }
}
