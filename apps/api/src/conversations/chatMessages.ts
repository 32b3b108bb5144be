import { sql, type Transaction } from '../database/index.ts'
import { ensureConversation } from './conversationStore.ts'
import { insertMessage } from './messageStore.ts'
import { tellStaff } from './tellStaff.ts'

export interface IncomingChatMessage {
  readonly accountId: string
  readonly text: string
  /** The same for a message that comes a second time, which is not inserted. */
  readonly sourceId: string
  readonly isAutomatic: boolean
  readonly now: Date
}

/** Adds a message from the chat with the shop's bot to a customer's conversation. */
export async function takeChatMessage(
  trx: Transaction,
  { accountId, text, sourceId, isAutomatic, now }: IncomingChatMessage,
): Promise<void> {
  const conversationId = await ensureConversation(trx, accountId, now)
  if (!isAutomatic) await tellStaff(trx, conversationId)
  await insertMessage(trx, { conversationId, kind: 'telegram', text, mailId: sourceId, isAutomatic, now })
}

/** Whether the customer wrote last in the chat with the shop's bot. */
export async function isLastFromTelegram(trx: Transaction, conversationId: string): Promise<boolean> {
  const { rows } = await sql<{ kind: string }>`
    select kind from (
      select kind, at from conversation_messages
        where conversation_id = ${conversationId} and staff_id is null and not is_automatic
      union all
      select 'form', sent_at from contact_messages where conversation_id = ${conversationId}) said
    order by at desc limit 1`.execute(trx)
  return rows[0]?.kind === 'telegram'
}
