import type { Routes as AllRoutes } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { createPictureAddress } from '../../designs/index.ts'
import { actorOf, checkIfMatch, type Endpoints, etagOf, ProblemError } from '../../endpoint/index.ts'
import { findOrder, findOrderToChange, type OrderRecord } from '../record/store.ts'
import { presentWhole } from '../staff/present.ts'
import { findAnyOrder } from '../staff/store.ts'
import { acceptEdit, declineEdit, withdrawEdit } from './answerEdit.ts'
import { listEdits } from './editStore.ts'
import { presentEdit, presentEdits, presentPreview } from './presentEdit.ts'
import { readEdit } from './readEdit.ts'
import { refundOrder } from './refundOrder.ts'
import { saveEdit } from './saveEdit.ts'

type OfficeRoutes = Extract<keyof AllRoutes, `${string} /api/office/orders/{id}/edits${string}`>
type PictureAddress = ReturnType<typeof createPictureAddress>
type RefundRoute = 'POST /api/office/orders/{id}/refunds'
type OwnRoutes = Extract<keyof AllRoutes, `${string} /api/orders/{id}/edits${string}`>

async function getOrder(trx: Transaction, id: string): Promise<OrderRecord> {
  const order = await findAnyOrder(trx, id)
  if (!order) throw new ProblemError('not-found')
  return order
}

const officeEndpoints: Endpoints<OfficeRoutes> = {
  'GET /api/office/orders/{id}/edits': async ({ params, run }) => ({
    value: await run(async trx => presentEdits(trx, await getOrder(trx, params.id))),
  }),
  'POST /api/office/orders/{id}/edits/preview': async ({ params, body, person, tenant, now, run }) => ({
    value: await run(async trx => {
      const order = await getOrder(trx, params.id)
      return presentPreview(order, await readEdit(trx, { order, body, staffId: person.id, tenant, now }))
    }),
  }),
  'POST /api/office/orders/{id}/edits': async ({ params, headers, body, person, tenant, now, run }) => ({
    value: await run(async trx => {
      const order = await findOrderToChange(trx, params.id)
      if (!order) throw new ProblemError('not-found')
      checkIfMatch(headers['if-match'], order.version)
      await saveEdit(trx, { order, body, staffId: person.id, role: actorOf(person), tenant, now })
      return presentEdits(trx, await getOrder(trx, params.id))
    }),
  }),
  'POST /api/office/orders/{id}/edits/{edit}/withdraw': async ({ params, person, now, run }) => ({
    value: await run(async trx => {
      await withdrawEdit(trx, { ...params, staffId: person.id, now })
      return presentEdits(trx, await getOrder(trx, params.id))
    }),
  }),
}

async function presentOwn(trx: Transaction, personId: string, id: string) {
  if (!(await findOrder(trx, personId, id))) throw new ProblemError('not-found')
  return { items: (await listEdits(trx, id)).map(presentEdit) }
}

const ownEndpoints: Endpoints<OwnRoutes> = {
  'GET /api/orders/{id}/edits': async ({ params, person, run }) => ({
    value: await run(async trx => presentOwn(trx, person.id, params.id)),
  }),
  'POST /api/orders/{id}/edits/{edit}/accept': async ({ params, person, tenant, now, run }) => ({
    value: await run(async trx => {
      await acceptEdit(trx, { ...params, personId: person.id, tenant, now })
      return presentOwn(trx, person.id, params.id)
    }),
  }),
  'POST /api/orders/{id}/edits/{edit}/decline': async ({ params, body, person, now, run }) => ({
    value: await run(async trx => {
      await declineEdit(trx, { ...params, ...body, personId: person.id, now })
      return presentOwn(trx, person.id, params.id)
    }),
  }),
}

const createRefundEndpoints = (pictures: PictureAddress): Endpoints<RefundRoute> => ({
  'POST /api/office/orders/{id}/refunds': async ({ params, headers, body, person, tenant, now, run }) =>
    run(async trx => {
      const order = await findOrderToChange(trx, params.id)
      if (!order) throw new ProblemError('not-found')
      checkIfMatch(headers['if-match'], order.version)
      await refundOrder(trx, { order, body, person, tenant, now })
      const refunded = await getOrder(trx, order.id)
      const pictureOf = (id: string, revision: number): string => pictures.of(tenant.id, id, revision)
      const value = await presentWhole(trx, refunded, {
        tenant,
        role: actorOf(person),
        rights: person.rights,
        pictureOf,
        now,
      })
      return { value, etag: etagOf(refunded.version) }
    }),
})

/** Endpoints with which staff edit placed orders and refund money, and customers answer the edits that cost more. */
export const createEditEndpoints = (
  pictureSecret: string | Uint8Array,
): Endpoints<OfficeRoutes | OwnRoutes | RefundRoute> => ({
  ...officeEndpoints,
  ...ownEndpoints,
  ...createRefundEndpoints(createPictureAddress(pictureSecret)),
})
