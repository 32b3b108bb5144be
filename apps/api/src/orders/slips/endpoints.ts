import { LIMITS, type Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { type FilesDependencies, isPdf, storePdf, storePicture } from '../../files/index.ts'
import { findOrder, findOrderToChange, type OrderRecord } from '../record/store.ts'
import { checkPayment, notePayment } from '../staff/notePayment.ts'
import { findAnyOrder } from '../staff/store.ts'
import { confirmSlip, countSlips, findSlipState, insertSlip, listSlips, refuseSlip, type SlipRecord } from './store.ts'

type Routes =
  | 'GET /api/orders/{id}/slips'
  | 'POST /api/orders/{id}/slips'
  | 'GET /api/office/orders/{id}/slips'
  | 'POST /api/office/orders/{id}/slips/{slip}/confirm'
  | 'POST /api/office/orders/{id}/slips/{slip}/refuse'
type Slips = Response_<'GET /api/orders/{id}/slips'>

const presentSlip = (slip: SlipRecord): Slips['items'][number] => ({
  id: slip.id,
  url: `/api/files/${slip.file_id}`,
  pages: slip.pages,
  widthPx: slip.width_px,
  heightPx: slip.height_px,
  state: slip.state,
  reason: slip.reason,
  cents: slip.cents,
  sentAt: slip.sent_at.toISOString(),
  answeredAt: slip.answered_at?.toISOString() ?? null,
})

const answer = async (trx: Transaction, orderId: string): Promise<{ value: Slips }> => ({
  value: { items: (await listSlips(trx, orderId)).map(presentSlip) },
})

function requireOrder(order: OrderRecord | undefined): OrderRecord {
  if (!order) throw new ProblemError('not-found')
  return order
}

/** Refuses a slip for an order that was canceled, and one more than an order may have. */
async function requireSlipRoom(trx: Transaction, { id, status }: OrderRecord): Promise<void> {
  if (status === 'CANCELED') throw new ProblemError('payment-canceled')
  if ((await countSlips(trx, id)) >= LIMITS.slips) throw new ProblemError('slips-full')
}

/** Stores what was sent: a picture, or a PDF. */
async function storeReceipt(
  exchange: Exchange<'POST /api/orders/{id}/slips'>,
  kept: FilesDependencies,
): Promise<{ readonly fileId: string; readonly pages: number | null }> {
  const sent = await exchange.upload()
  if (!(await isPdf(sent))) return { fileId: (await storePicture(exchange, kept, sent)).id, pages: null }
  const { id: fileId, pages } = await storePdf(exchange, kept, sent)
  return { fileId, pages }
}

type AnswerExchange = Pick<Exchange<'POST /api/office/orders/{id}/slips/{slip}/refuse'>, 'params' | 'run'>

/** Locks the order, requires a slip that nobody has answered, and returns all slips after the answer. */
const answerSlip = async (
  { params, run }: AnswerExchange,
  work: (trx: Transaction, order: OrderRecord) => Promise<void>,
): Promise<{ value: Slips }> =>
  run(async trx => {
    const order = requireOrder(await findOrderToChange(trx, params.id))
    const state = await findSlipState(trx, { orderId: order.id, slipId: params.slip })
    if (state === undefined) throw new ProblemError('not-found')
    if (state !== 'waiting') throw new ProblemError('slip-answered')
    await work(trx, order)
    return answer(trx, order.id)
  })

/** Endpoints with which customers send their receipts as pictures or PDFs, and staff confirm or refuse them. */
export function createSlipEndpoints(kept: FilesDependencies): Endpoints<Routes> {
  return {
    'GET /api/orders/{id}/slips': async ({ params, person, run }) =>
      run(async trx => answer(trx, requireOrder(await findOrder(trx, person.id, params.id)).id)),
    'POST /api/orders/{id}/slips': async exchange => {
      const { params, person, now, run } = exchange
      await run(async trx => requireSlipRoom(trx, requireOrder(await findOrder(trx, person.id, params.id))))
      const receipt = await storeReceipt(exchange, kept)
      return run(async trx => {
        // The owner's order, locked: two uploads at once do not exceed the limit together.
        const order = requireOrder(await findOrderToChange(trx, params.id))
        await requireSlipRoom(trx, order)
        await insertSlip(trx, { orderId: order.id, ...receipt, now })
        return answer(trx, order.id)
      })
    },
    'GET /api/office/orders/{id}/slips': async ({ params, run }) =>
      run(async trx => answer(trx, requireOrder(await findAnyOrder(trx, params.id)).id)),
    'POST /api/office/orders/{id}/slips/{slip}/confirm': async exchange =>
      answerSlip(exchange, async (trx, order) => {
        const { params, body, person, now } = exchange
        checkPayment(order, body.cents, person)
        const { id: paymentId } = await notePayment(trx, { order, ...body, by: person.id, now })
        await confirmSlip(trx, { slipId: params.slip, paymentId, by: person.id, now })
      }),
    'POST /api/office/orders/{id}/slips/{slip}/refuse': async exchange =>
      answerSlip(exchange, async (trx, { id, number, owner_id: personId }) => {
        const { params, body, person, now } = exchange
        await refuseSlip(trx, { slipId: params.slip, reason: body.reason, by: person.id, now })
        await recordEvent(trx, {
          kind: 'SlipRefused',
          subjectId: id,
          payload: { number, personId, reason: body.reason },
        })
      }),
  }
}
