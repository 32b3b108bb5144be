import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn } from '../accounts/index.ts'
import { sql, type Transaction } from '../database/index.ts'
import { type Endpoints, ProblemError } from '../endpoint/index.ts'
import { ensureConversation } from './conversationStore.ts'
import { insertMessage, listOwnMessages } from './messageStore.ts'
import { tellStaff } from './tellStaff.ts'

interface Subject {
  readonly orderId?: string | undefined
  readonly designId?: string | undefined
}

/** The messages that a customer's page shows. */
const MOST = 50

async function readOwn(
  trx: Transaction,
  accountId: string,
  subject: Subject,
): Promise<Response_<'GET /api/conversation'>> {
  const rows = await listOwnMessages(trx, { accountId, ...subject, most: MOST })
  const staff = await listOwners(
    trx,
    rows.flatMap(({ staff_id }) => staff_id ?? []),
  )
  return {
    messages: rows.map(({ id, at, staff_id, text, order_id, design_id }) => ({
      id,
      at: at.toISOString(),
      isFromShop: staff_id !== null,
      name: staff_id === null ? '' : nameIn(staff, staff_id),
      text,
      orderId: order_id,
      designId: design_id,
    })),
  }
}

/** Throws `not-found` unless the order and the design are the customer's own. */
async function requireOwn(trx: Transaction, ownerId: string, { orderId, designId }: Subject): Promise<void> {
  const { rows } = await sql<{ is_own: boolean }>`select
    (${orderId ?? null}::uuid is null or exists (select from orders where id = ${orderId ?? null}::uuid and owner_id = ${ownerId}))
    and (${designId ?? null}::uuid is null or exists (
      select from designs where id = ${designId ?? null}::uuid and owner_id = ${ownerId} and deleted_at is null)) as is_own`.execute(
    trx,
  )
  if (!rows[0]!.is_own) throw new ProblemError('not-found')
}

/** Endpoints of a customer's own conversation with the shop. */
export const createConversationEndpoints = (): Endpoints<
  'GET /api/conversation' | 'POST /api/conversation/messages'
> => ({
  'GET /api/conversation': async ({ query, person, run }) => ({
    value: await run(async trx => readOwn(trx, person.id, query)),
  }),
  'POST /api/conversation/messages': async ({ body: { text, ...subject }, person, now, run }) =>
    run(async trx => {
      await requireOwn(trx, person.id, subject)
      const conversationId = await ensureConversation(trx, person.id, now)
      await tellStaff(trx, conversationId)
      await insertMessage(trx, { conversationId, kind: 'page', text, ...subject, now })
      return { value: await readOwn(trx, person.id, subject) }
    }),
})
