import type { Preview, PreviewAnswer } from '@kitwright/contract'
import { isProductType, sleeveOf } from '@kitwright/garment'
import { listPricedFabrics, loadPriceList, priceSteps } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { readStored } from '../storage/readDocument.ts'
import { findDesign } from '../storage/store.ts'
import { answerPreview } from './answerPreview.ts'
import {
  type AnswerRecord,
  countAnswers,
  countApprovals,
  countUnread,
  deleteAnswer,
  listAnswers,
  markRead,
} from './answerStore.ts'
import { getShared, shareDesign, type SharedDesign, unshareDesign } from './shareDesign.ts'

export type PreviewRoutes =
  | 'POST /api/designs/{id}/preview'
  | 'DELETE /api/designs/{id}/preview'
  | 'GET /api/previews/{token}'
  | 'POST /api/previews/{token}/answers'
  | 'GET /api/designs/{id}/answers'
  | 'PUT /api/designs/{id}/answers/read'
  | 'DELETE /api/designs/{id}/answers/{answerId}'

const presentAnswer = (row: AnswerRecord): PreviewAnswer => ({
  id: row.id,
  name: row.name,
  looksGood: row.looks_good,
  comment: row.comment,
  answeredAt: row.answered_at.toISOString(),
  isRead: row.is_read,
  isOfEarlier: row.is_of_earlier,
})

async function readPrices(
  trx: Transaction,
  { document, product_type: productType }: SharedDesign,
  { tenant, now }: { tenant: TenantContext; now: Date },
): Promise<Preview['prices']> {
  if (!isProductType(productType) || !tenant.productTypes.includes(productType)) return []
  const fabrics = await listPricedFabrics(trx, [productType])
  if (fabrics.length === 0) return []
  const list = await loadPriceList(trx, null)
  return priceSteps({ productType, sleeve: sleeveOf(readStored(document)), list, fabrics, now })
}

/** Throws `not-found` unless the design is the person's own. */
async function requireOwn(trx: Transaction, ownerId: string, id: string): Promise<void> {
  if (!(await findDesign(trx, ownerId, id))) throw new ProblemError('not-found')
}

/**
 * Creates the endpoints for a design's link and its answers. Visitors see nothing of the owner or of other visitors.
 */
export function createPreviewEndpoints(): Endpoints<PreviewRoutes> {
  return { ...linkEndpoints, ...answerEndpoints }
}

const linkEndpoints: Endpoints<
  'POST /api/designs/{id}/preview' | 'DELETE /api/designs/{id}/preview' | 'GET /api/previews/{token}'
> = {
  'POST /api/designs/{id}/preview': async ({ person, params, run }) => {
    const token = await run(async trx => shareDesign(trx, person.id, params.id))
    return { value: { token, path: `/design/preview/${token}` } }
  },
  'DELETE /api/designs/{id}/preview': async ({ person, params, now, run }) => {
    await run(async trx => unshareDesign(trx, person.id, params.id, now))
    return { value: null }
  },
  'GET /api/previews/{token}': async ({ tenant, params: { token }, now, run }) =>
    run(async trx => {
      const shared = await getShared(trx, token)
      const value = {
        name: shared.name,
        productType: shared.product_type as Preview['productType'],
        document: shared.document,
        revision: shared.revision,
        pictureUrl: `/api/previews/${token}/picture?v=${shared.revision}`,
        updatedAt: shared.updated_at.toISOString(),
        prices: await readPrices(trx, shared, { tenant, now }),
        ...(await countApprovals(trx, shared.id)),
      }
      return { value }
    }),
}

const answerEndpoints: Endpoints<Exclude<PreviewRoutes, keyof typeof linkEndpoints>> = {
  'POST /api/previews/{token}/answers': async ({ params: { token }, body, now, run }) => ({
    value: await run(async trx => answerPreview(trx, { ...body, token, now })),
  }),
  'GET /api/designs/{id}/answers': async ({ person, params: { id: designId }, query, run }) =>
    run(async trx => {
      await requireOwn(trx, person.id, designId)
      const rows = await listAnswers(trx, { designId, ...query })
      const total = await countAnswers(trx, designId)
      const unread = await countUnread(trx, designId)
      return {
        value: { items: rows.map(presentAnswer), ...query, total, unread, ...(await countApprovals(trx, designId)) },
      }
    }),
  'PUT /api/designs/{id}/answers/read': async ({ person, params: { id: designId }, body, now, run }) => {
    await run(async trx => {
      await requireOwn(trx, person.id, designId)
      await markRead(trx, { designId, until: new Date(body.until), now })
    })
    return { value: null }
  },
  'DELETE /api/designs/{id}/answers/{answerId}': async ({ person, params: { id, answerId }, run }) => {
    await run(async trx => {
      await requireOwn(trx, person.id, id)
      if (!(await deleteAnswer(trx, id, answerId))) throw new ProblemError('not-found')
    })
    return { value: null }
  },
}
