import type { Language } from '@kitwright/words'
import { createKeptPriceLists } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { createPictureAddress, type PictureAddress } from '../../designs/index.ts'
import {
  actorOf,
  checkIfMatch,
  type Endpoint,
  type Endpoints,
  etagOf,
  type Exchange,
  ProblemError,
} from '../../endpoint/index.ts'
import { createOrderNumbers } from '../placement/orderNumbers.ts'
import { formatOrderNumber } from '../record/orderNumber.ts'
import { findAnyOrder } from '../staff/store.ts'
import { addTemplate } from './addTemplate.ts'
import { deleteDraft, type DraftRecord, findDraft, listDrafts, lockDraft, writeDraft } from './draftStore.ts'
import { placeDraft } from './placeDraft.ts'
import { type DraftContext, presentDraft, presentDraftRows } from './presentDraft.ts'
import { startDraft } from './startDraft.ts'

type Routes =
  | 'GET /api/office/order-drafts'
  | 'POST /api/office/order-drafts'
  | 'GET /api/office/order-drafts/{id}'
  | 'PUT /api/office/order-drafts/{id}'
  | 'POST /api/office/order-drafts/{id}/designs'
  | 'POST /api/office/order-drafts/{id}/place'
  | 'DELETE /api/office/order-drafts/{id}'

export interface StaffOrderDependencies {
  /** Signs the addresses of pictures. */
  readonly secret: string | Uint8Array
  /** Returns the text of an error id in a language. */
  readonly describeError: (id: string, language: Language) => string
}

/** Returns an unfinished order. Throws `not-found` for one that was placed, too. */
function requireOpen(draft: DraftRecord | undefined): DraftRecord {
  if (!draft || draft.order_id !== null) throw new ProblemError('not-found')
  return draft
}

/** Endpoints with which staff make orders for customers: unfinished ones are kept until they are placed. */
export function createStaffOrderEndpoints({ secret, describeError }: StaffOrderDependencies): Endpoints<Routes> {
  const pictures = createPictureAddress(secret)
  const contextOf = ({ tenant, now, language }: Exchange<Routes>): DraftContext => ({
    tenant,
    pictureOf: (designId, revision) => pictures.of(tenant.id, designId, revision),
    describe: id => describeError(id, language),
    now,
  })
  const show = async (trx: Transaction, draft: DraftRecord, exchange: Exchange<Routes>) => ({
    value: await presentDraft(trx, draft, contextOf(exchange)),
    etag: etagOf(draft.version),
  })
  return {
    'GET /api/office/order-drafts': async ({ run }) => ({
      value: { items: await run(async trx => presentDraftRows(trx, await listDrafts(trx))) },
    }),
    'POST /api/office/order-drafts': async exchange => {
      const { body, person, now, run } = exchange
      return run(async trx => show(trx, await startDraft(trx, { body, staffId: person.id, now }), exchange))
    },
    'GET /api/office/order-drafts/{id}': async exchange =>
      exchange.run(async trx => show(trx, requireOpen(await findDraft(trx, exchange.params.id)), exchange)),
    'PUT /api/office/order-drafts/{id}': async exchange => {
      const { params, headers, body, now, run } = exchange
      return run(async trx => {
        const draft = requireOpen(await lockDraft(trx, params.id))
        checkIfMatch(headers['if-match'], draft.version)
        await writeDraft(trx, { ...params, ...body, now })
        return show(trx, requireOpen(await findDraft(trx, params.id)), exchange)
      })
    },
    'POST /api/office/order-drafts/{id}/designs': async ({ params, body, language, tenant, now, run }) => ({
      value: await run(async trx => addTemplate(trx, { ...params, ...body, language, tenant, now })),
    }),
    'POST /api/office/order-drafts/{id}/place': createPlaceEndpoint(pictures),
    'DELETE /api/office/order-drafts/{id}': async ({ params, run }) => {
      if (!(await run(async trx => deleteDraft(trx, params.id)))) throw new ProblemError('not-found')
      return { value: null }
    },
  }
}

function createPlaceEndpoint(pictures: PictureAddress): Endpoint<'POST /api/office/order-drafts/{id}/place'> {
  const numbers = createOrderNumbers()
  const prices = createKeptPriceLists()
  return async ({ params, headers, body, person, tenant, origin, now, run }) => {
    const { orderId } = await numbers.use(tenant.id, run, async (trx, count) =>
      placeDraft(trx, {
        ...params,
        ...body,
        ifMatch: headers['if-match'],
        by: { by: person.id, role: actorOf(person) },
        tenant,
        number: async () => formatOrderNumber(tenant, await count()),
        prices,
        pictureOf: (designId, revision) => pictures.of(tenant.id, designId, revision),
        origin,
        now,
      }),
    )
    const { number } = (await run(async trx => findAnyOrder(trx, orderId)))!
    return { value: { id: orderId, number } }
  }
}
