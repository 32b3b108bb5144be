import { sql, type Transaction } from '../database/index.ts'
import { recordEvent } from '../events/index.ts'

/**
 * Tells the staff by mail that somebody wrote; called before the message is kept. Further messages of a conversation
 * that nobody has read yet cause no further mails, so that no loop of programs mails the staff.
 */
export async function tellStaff(trx: Transaction, conversationId: string): Promise<void> {
  const { rows } = await sql<{ is_unread: boolean }>`
    select is_unread from conversations where id = ${conversationId} for update`.execute(trx)
  if (rows[0]?.is_unread === false)
    await recordEvent(trx, { kind: 'ConversationWritten', subjectId: conversationId, payload: {} })
}

export interface LastMessage {
  /** The address, or the customer's name. */
  readonly name: string
  readonly text: string
}

/** Returns the last message of the other side, for a mail to the staff; undefined once the conversation is erased. */
export async function findLastMessage(trx: Transaction, conversationId: string): Promise<LastMessage | undefined> {
  const { rows } = await sql<LastMessage>`
    select coalesce(nullif(trim(a.full_name), ''), a.email, c.contact, '') as name,
      coalesce((select m.text from conversation_messages m where m.conversation_id = c.id and m.kind in ('mail', 'page', 'telegram')
        order by m.at desc limit 1), c.last_text) as text
    from conversations c left join accounts a on a.id = c.account_id where c.id = ${conversationId}`.execute(trx)
  return rows[0]
}
