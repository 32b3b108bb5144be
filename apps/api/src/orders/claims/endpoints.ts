import { hasStatusClass, SHIPPING_LIMITS } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { type FilesDependencies, storePicture } from '../../files/index.ts'
import { listParcels } from '../parcels/parcelStore.ts'
import { getOwnOrder } from '../parcels/receiveParcel.ts'
import { findOrder, findOrderToChange, listLines, type OrderRecord } from '../record/store.ts'
import { findAnyOrder } from '../staff/store.ts'
import {
  type ClaimedPieces,
  type ClaimRecord,
  type Claims,
  insertClaim,
  insertPhoto,
  listClaims,
  writeAnswer,
} from './claimStore.ts'

type Routes =
  | 'GET /api/orders/{id}/claims'
  | 'POST /api/orders/{id}/claims'
  | 'POST /api/orders/{id}/claims/{claim}/photos'
  | 'GET /api/office/orders/{id}/claims'
  | 'POST /api/office/orders/{id}/claims/{claim}/answer'

const presentClaim = (claim: ClaimRecord): Claims['items'][number] => ({
  id: claim.id,
  kind: claim.kind,
  text: claim.text,
  lines: claim.lines,
  photos: claim.photos.map(({ id, widthPx, heightPx }) => ({ url: `/api/files/${id}`, widthPx, heightPx })),
  state: claim.state,
  answer: claim.answer,
  refundCents: claim.refund_cents,
  sentAt: claim.sent_at.toISOString(),
  answeredAt: claim.answered_at?.toISOString() ?? null,
})

const answerOf = async (trx: Transaction, orderId: string): Promise<{ value: Claims }> => ({
  value: { items: (await listClaims(trx, orderId)).map(presentClaim) },
})

function required<T>(found: T | undefined): T {
  if (found === undefined) throw new ProblemError('not-found')
  return found
}

/**
 * Refuses claims before anything was sent, claims of pieces that the order lacks, and claims of a line that another claim
 * waits for.
 */
async function checkClaim(
  trx: Transaction,
  { id, status }: OrderRecord,
  lines: readonly ClaimedPieces[],
): Promise<void> {
  const isSent = hasStatusClass(status, 'made') || (await listParcels(trx, id)).items.length > 0
  if (!isSent) throw new ProblemError('claim-too-early')
  const ordered = new Map((await listLines(trx, id)).map(line => [line.id, line.qty]))
  const wrong = lines.flatMap(({ lineId, qty }, i) =>
    qty > (ordered.get(lineId) ?? 0) ? [{ path: `lines.${i}.qty`, id: 'too-large' }] : [],
  )
  if (wrong.length > 0) throw new ProblemError('invalid-input', wrong.slice(0, 100))
  const earlier = await listClaims(trx, id)
  const waiting = new Set(
    earlier.filter(({ state }) => state === 'waiting').flatMap(claim => claim.lines.map(line => line.lineId)),
  )
  if (lines.some(({ lineId }) => waiting.has(lineId))) throw new ProblemError('claim-repeated')
  if (earlier.length >= SHIPPING_LIMITS.claims) throw new ProblemError('claims-full')
}

/** Returns a claim of an order that waits for its answer. */
async function getWaitingClaim(trx: Transaction, orderId: string, claimId: string): Promise<ClaimRecord> {
  const claim = required((await listClaims(trx, orderId)).find(({ id }) => id === claimId))
  if (claim.state !== 'waiting') throw new ProblemError('claim-answered')
  return claim
}

const requirePhotoSpace = ({ photos }: ClaimRecord): void => {
  if (photos.length >= SHIPPING_LIMITS.photos) throw new ProblemError('photos-full')
}

/** Endpoints with which customers claim pieces with pictures, and staff answer. */
export function createClaimEndpoints(kept: FilesDependencies): Endpoints<Routes> {
  return {
    'GET /api/orders/{id}/claims': async ({ params, person, run }) =>
      run(async trx => answerOf(trx, required(await findOrder(trx, person.id, params.id)).id)),
    'POST /api/orders/{id}/claims': async ({ params, body, person, now, run }) =>
      run(async trx => {
        const order = await getOwnOrder(trx, { id: params.id, personId: person.id })
        await checkClaim(trx, order, body.lines)
        await insertClaim(trx, { orderId: order.id, ...body, now })
        return answerOf(trx, order.id)
      }),
    'POST /api/orders/{id}/claims/{claim}/photos': async exchange => {
      const { params, person, run } = exchange
      const own = { id: params.id, personId: person.id }
      await run(async trx => {
        const { id } = required(await findOrder(trx, person.id, params.id))
        requirePhotoSpace(await getWaitingClaim(trx, id, params.claim))
      })
      const { id: fileId } = await storePicture(exchange, kept, await exchange.upload())
      return run(async trx => {
        // The order, locked: two uploads at once do not exceed the limit together.
        const { id } = await getOwnOrder(trx, own)
        requirePhotoSpace(await getWaitingClaim(trx, id, params.claim))
        await insertPhoto(trx, params.claim, fileId)
        return answerOf(trx, id)
      })
    },
    'GET /api/office/orders/{id}/claims': async ({ params, run }) =>
      run(async trx => answerOf(trx, required(await findAnyOrder(trx, params.id)).id)),
    'POST /api/office/orders/{id}/claims/{claim}/answer': async ({ params, body, person, now, run }) =>
      run(async trx => {
        const { id, number, owner_id: personId } = required(await findOrderToChange(trx, params.id))
        await getWaitingClaim(trx, id, params.claim)
        await writeAnswer(trx, { ...body, id: params.claim, by: person.id, now })
        const payload = { number, personId, claimId: params.claim }
        await recordEvent(trx, { kind: 'ClaimAnswered', subjectId: id, payload })
        return answerOf(trx, id)
      }),
  }
}
