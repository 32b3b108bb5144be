import { INBOX_LIMITS, type Response_ } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import { ProblemError } from '../endpoint/index.ts'
import { recordEvent, withdrawEvents } from '../events/index.ts'
import { answerSupplier } from '../production/index.ts'
import {
  type ConversationRecord,
  holdConversation,
  settleForms,
  writeAssignee,
  writeState,
} from './conversationStore.ts'
import { findLastAskedOrder } from './entryStore.ts'
import {
  deleteMessage,
  findMessage,
  hasNewerAnswer,
  insertMessage,
  newMessageId,
  takeSnapshot,
} from './messageStore.ts'
import { readCorrespondent } from './presentConversation.ts'

type SendReceipt = Response_<'POST /api/office/conversations/{id}/messages'>

export interface MessageToWrite {
  readonly id: string
  readonly kind: 'reply' | 'note'
  readonly text: string
  readonly seenAt: Date | null
  readonly isClosing: boolean
  readonly by: string
  readonly now: Date
}

/** The mail leaves a little after the time to take it back, so that a late click still counts. */
const GRACE_MS = 2_000

async function writeToSupplier(trx: Transaction, supplierId: string, { text, by, now }: MessageToWrite): Promise<void> {
  const orderId = await findLastAskedOrder(trx, supplierId)
  if (orderId === null) throw new ProblemError('conversation-unreachable')
  await answerSupplier(trx, { orderId, text, by, now })
}

async function writeMail(trx: Transaction, record: ConversationRecord, message: MessageToWrite): Promise<SendReceipt> {
  const { id, kind, text, by, now } = message
  if (kind === 'reply' && (await readCorrespondent(trx, record)).email === null)
    throw new ProblemError('conversation-unreachable')
  const messageId = await newMessageId(trx)
  const undoUntil = new Date(now.getTime() + INBOX_LIMITS.undoSeconds * 1_000)
  const heldUntil = new Date(undoUntil.getTime() + GRACE_MS).toISOString()
  const eventId =
    kind === 'note'
      ? null
      : await recordEvent(trx, { kind: 'ConversationReplied', subjectId: id, payload: { messageId, by, heldUntil } })
  const before = takeSnapshot(record)
  await insertMessage(trx, {
    id: messageId,
    conversationId: id,
    kind,
    text,
    staffId: by,
    eventId,
    undoUntil,
    before,
    now,
  })
  return { id: messageId, undoUntil: undoUntil.toISOString() }
}

/**
 * Writes an answer or a note. Throws `conversation-answered` if a colleague has answered after what the writer saw, and
 * `conversation-unreachable` if the other side left no address.
 */
export async function writeMessage(trx: Transaction, message: MessageToWrite): Promise<SendReceipt> {
  const { id, kind, seenAt, isClosing, by, now } = message
  const record = await holdConversation(trx, id)
  if (!record) throw new ProblemError('not-found')
  const isReply = kind === 'reply'
  if (isReply && seenAt && (await hasNewerAnswer(trx, { conversationId: id, by, seenAt })))
    throw new ProblemError('conversation-answered')
  const toSupplier = isReply ? record.supplier_id : null
  if (toSupplier !== null) await writeToSupplier(trx, toSupplier, message)
  const sent = toSupplier === null ? await writeMail(trx, record, message) : { id: null, undoUntil: null }
  if (isReply) await settleForms(trx, id, now)
  // Whoever answers first has the conversation.
  if (isReply && record.assignee_id === null) await writeAssignee(trx, id, by)
  // Messages that staff see while they write count as read.
  if (isReply) await writeState(trx, { id, state: isClosing ? 'closed' : 'open', until: null }, now)
  return sent
}

/** Takes an own answer or note back, with its mail. Throws `undo-ended` once it has left. */
export async function undoMessage(
  trx: Transaction,
  {
    id,
    messageId,
    by,
    now,
  }: { readonly id: string; readonly messageId: string; readonly by: string; readonly now: Date },
): Promise<void> {
  const message = await findMessage(trx, messageId)
  if (message?.conversation_id !== id || message.staff_id !== by) throw new ProblemError('not-found')
  if (!message.undo_until || message.undo_until < now) throw new ProblemError('undo-ended')
  const ids = message.event_id === null ? [] : [message.event_id]
  if (!(await withdrawEvents(trx, { ids, now }))) throw new ProblemError('undo-ended')
  await deleteMessage(trx, messageId, message)
}
