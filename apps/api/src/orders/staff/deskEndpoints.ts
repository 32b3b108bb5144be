import type { Endpoints } from '../../endpoint/index.ts'
import { checkColleagues, writeDesk, writeTags } from '../desk/deskStore.ts'
import { writeNote } from '../desk/noteStore.ts'
import type { ChangeOrder } from './orderChange.ts'

export type DeskRoutes = 'PUT /api/office/orders/{id}/desk' | 'POST /api/office/orders/{id}/notes'

/** Endpoints for what staff keep about one order: due day, assignee, tags, internal notes. */
export const createDeskEndpoints = (change: ChangeOrder): Endpoints<DeskRoutes> => ({
  'PUT /api/office/orders/{id}/desk': async exchange =>
    change(exchange, async (trx, { id, assignee_id }) => {
      const { dueOn, assigneeId, tags } = exchange.body
      // Somebody who has left may stay assigned until another is chosen.
      if (assigneeId !== null && assigneeId !== assignee_id) await checkColleagues(trx, [assigneeId], 'assigneeId')
      await writeTags(trx, id, tags)
      await writeDesk(trx, id, { dueOn, assigneeId })
    }),
  'POST /api/office/orders/{id}/notes': async exchange =>
    change(
      exchange,
      async (trx, { id }) => {
        const { text, mentions } = exchange.body
        await checkColleagues(trx, mentions, 'mentions')
        await writeNote(trx, { orderId: id, text, mentions, by: exchange.person.id, now: exchange.now })
      },
      { isVersioned: false },
    ),
})
