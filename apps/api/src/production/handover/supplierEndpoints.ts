import { HANDOVER_STATES } from '@kitwright/contract'
import { parseLanguage } from '@kitwright/words'
import { createPictureAddress } from '../../designs/index.ts'
import { type Endpoint, type Endpoints, ProblemError } from '../../endpoint/index.ts'
import type { FilesDependencies } from '../../files/index.ts'
import { shopDay } from '../../orders/index.ts'
import { noteOpened } from '../../suppliers/index.ts'
import { noteSent } from '../remakes/store.ts'
import { getLink, getRemake, getWork, requireFresh } from './supplierLink.ts'
import { requireRoom } from './officeEndpoints.ts'
import { requireConsistentStep } from './inProduction.ts'
import { presentWork } from './present.ts'
import { writeReadyDay } from './promise.ts'
import { findHandover, holdState, insertNote, listHandovers, updateState } from './store.ts'
import { tellStaff } from './notifyStaff.ts'
import { type SupplierAction, fileEndpoints, type FileRoutes } from './supplierFiles.ts'

type Routes =
  | 'GET /api/handovers/{token}'
  | 'POST /api/handovers/{token}/orders/{id}/state'
  | 'POST /api/handovers/{token}/orders/{id}/notes'
  | 'PUT /api/handovers/{token}/orders/{id}/promise'
  | 'POST /api/handovers/{token}/remakes/{id}/sent'
  | FileRoutes

const createPromiseEndpoint =
  (answer: SupplierAction): Endpoint<'PUT /api/handovers/{token}/orders/{id}/promise'> =>
  async ({ params, body, tenant, now, run }) =>
    run(async trx => {
      const { handover } = await getWork(trx, { params, now })
      await writeReadyDay(trx, handover, { on: body.readyOn, today: shopDay(now, tenant) })
      return answer(trx, handover.order_id, { tenantId: tenant.id, now })
    })

/**
 * Endpoints that a supplier uses by their link: see what is new, fetch it, report progress, ask and send photographs.
 */
export function createSupplierPageEndpoints(
  kept: FilesDependencies & { readonly secret: string | Uint8Array },
): Endpoints<Routes> {
  const pictures = createPictureAddress(kept.secret)
  const pictureIn = (tenantId: string) => (designId: string, revision: number) =>
    pictures.of(tenantId, designId, revision)
  const answer: SupplierAction = async (trx, orderId, { tenantId, now }) => {
    const [value] = await presentWork(trx, [(await findHandover(trx, orderId))!], {
      pictureOf: pictureIn(tenantId),
      now,
    })
    return { value: value! }
  }
  return {
    'GET /api/handovers/{token}': async ({ params, tenant, now, run }) =>
      run(async trx => {
        const { id, supplier_id: supplierId, supplier, language, expires_at } = await getLink(trx, params.token, now)
        await noteOpened(trx, id, now)
        const items = await presentWork(trx, await listHandovers(trx, supplierId), {
          pictureOf: pictureIn(tenant.id),
          now,
        })
        return { value: { supplier, language: parseLanguage(language), expiresAt: expires_at.toISOString(), items } }
      }),
    'POST /api/handovers/{token}/orders/{id}/state': async ({ params, body, tenant, now, run }) =>
      run(async trx => {
        const { handover } = await getWork(trx, { params, now })
        requireConsistentStep(handover, body.state)
        await requireFresh(trx, handover)
        const { order_id: orderId, supplier_id: supplierId, number } = handover
        const was = await holdState(trx, orderId)
        // A reported state cannot be withdrawn: the office has informed others, and a page left open on another phone
        // is out of date.
        if (HANDOVER_STATES.indexOf(body.state) < HANDOVER_STATES.indexOf(was.state))
          throw new ProblemError('order-status-conflict')
        if (body.state !== was.state || body.tracking !== was.tracking) {
          if (body.state === 'sent') await tellStaff(trx, { kind: 'sent', orderId, supplierId, number, now })
          await updateState(trx, orderId, body)
          const text = body.state === 'sent' ? body.tracking : ''
          await insertNote(trx, { orderId, supplierId, kind: body.state, text, by: null, now })
        }
        return answer(trx, orderId, { tenantId: tenant.id, now })
      }),
    'PUT /api/handovers/{token}/orders/{id}/promise': createPromiseEndpoint(answer),
    'POST /api/handovers/{token}/orders/{id}/notes': async ({ params, body, tenant, now, run }) =>
      run(async trx => {
        const { handover } = await getWork(trx, { params, now })
        const { order_id: orderId, supplier_id: supplierId, number } = handover
        await requireRoom(trx, orderId, 'text')
        await tellStaff(trx, { kind: 'text', orderId, supplierId, number, now })
        await insertNote(trx, { orderId, supplierId, kind: 'text', text: body.text, by: null, now })
        return answer(trx, orderId, { tenantId: tenant.id, now })
      }),
    'POST /api/handovers/{token}/remakes/{id}/sent': async ({ params, body, now, run }) =>
      run(async trx => {
        const { remake } = await getRemake(trx, { params, now })
        await noteSent(trx, remake.id, { ...body, now })
        return { value: null }
      }),
    ...fileEndpoints(kept, answer),
  }
}
