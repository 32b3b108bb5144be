import type { Routes as AllRoutes } from '@kitwright/contract'
import { actorOf, checkIfMatch, type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { createOrderNumbers } from '../placement/orderNumbers.ts'
import { formatOrderNumber } from '../record/orderNumber.ts'
import { findAnyOrder } from '../staff/store.ts'
import { presentSplit, readSplit } from './readSplit.ts'
import { splitOrder, undoSplit } from './splitOrder.ts'
import { lockOrderToSplit } from './splitStore.ts'

type Routes = Extract<keyof AllRoutes, `${string} /api/office/orders/{id}/split${string}`>

/** Endpoints with which staff split an order in two, and take that back. */
export function createSplitEndpoints(): Endpoints<Routes> {
  const numbers = createOrderNumbers()
  return {
    'POST /api/office/orders/{id}/split/preview': async ({ params, body, run }) => ({
      value: await run(async trx => {
        const order = await findAnyOrder(trx, params.id)
        if (!order) throw new ProblemError('not-found')
        return presentSplit(trx, order, await readSplit(trx, order, body.lines))
      }),
    }),
    'POST /api/office/orders/{id}/split': async ({ params, headers, body, person, tenant, now, run }) => {
      const made = await numbers.use(tenant.id, run, async (trx, count) => {
        const order = await lockOrderToSplit(trx, params.id)
        if (!order) throw new ProblemError('not-found')
        checkIfMatch(headers['if-match'], order.version)
        const number = formatOrderNumber(tenant, await count())
        const by = { id: person.id, role: actorOf(person) }
        return { isNew: true, ...(await splitOrder(trx, { order, body, by, number, now })) }
      })
      return { value: { id: made.id, number: made.number, undoUntil: made.undoUntil.toISOString() } }
    },
    'POST /api/office/orders/{id}/split/undo': async ({ params, person, now, run }) => ({
      value: {
        id: await run(async trx => undoSplit(trx, { ...params, by: { id: person.id, role: actorOf(person) }, now })),
      },
    }),
  }
}
