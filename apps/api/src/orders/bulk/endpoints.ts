import type { Language } from '@kitwright/words'
import { actorOf, type Endpoints, type Exchange } from '../../endpoint/index.ts'
import type { BulkContext } from './bulkTypes.ts'
import { changeOrders } from './changeOrders.ts'
import type { OrderActions } from './orderActions.ts'
import { undoOrders } from './undoOrders.ts'

type Routes = 'POST /api/office/bulk/orders' | 'POST /api/office/bulk/orders/{id}/undo'

export interface BulkDependencies {
  /** Returns the text of an error id in a language. */
  readonly describeError: (id: string, language: Language) => string
  readonly actions: OrderActions
}

/** Endpoints with which staff change several orders at once, and take that back. */
export function createBulkEndpoints({ describeError, actions }: BulkDependencies): Endpoints<Routes> {
  const contextOf = ({ tenant, person, origin, now, run, language }: Exchange<Routes>): BulkContext => ({
    tenant,
    by: { role: actorOf(person), actorId: person.id, rights: person.rights },
    origin,
    now,
    run,
    actions,
    describe: id => describeError(id, language),
  })
  return {
    'POST /api/office/bulk/orders': async exchange => ({
      value: await changeOrders(exchange.body, contextOf(exchange)),
    }),
    'POST /api/office/bulk/orders/{id}/undo': async exchange => ({
      value: await undoOrders(exchange.params.id, contextOf(exchange)),
    }),
  }
}
