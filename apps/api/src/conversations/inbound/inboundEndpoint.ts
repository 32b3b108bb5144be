import { INBOX_LIMITS, type InboundOutcome } from '@kitwright/contract'
import type { Database, Transaction } from '../../database/index.ts'
import { type Endpoints, type Exchange, ProblemError } from '../../endpoint/index.ts'
import { defineJob, WorkerError, type WorkerPool } from '../../workers/index.ts'
import { type ConversationRecord, findConversationByKey } from '../conversationStore.ts'
import { countMails, insertMessage } from '../messageStore.ts'
import { readCorrespondent } from '../presentConversation.ts'
import { findReplyTokens, readReplyToken, type ReplyTarget } from '../replyAddress.ts'
import { tellStaff } from '../tellStaff.ts'
import type { MailToRead } from './mailWorker.ts'
import type { ParsedMail } from './parsedMail.ts'
import { isRecent, isSigned } from './verifySignature.ts'

/** The server's settings for mails that come in. */
export interface InboundSettings {
  /** The address that answers go to, with a star in place of the token. */
  readonly replyAddress: string
  /** Signs the calls that bring mails. */
  readonly secret: string
}

export interface InboundDependencies {
  readonly database: Pick<Database, 'withTenant'>
  readonly workers: Pick<WorkerPool, 'run'>
  /** Signs the addresses. */
  readonly tokenSecret: Uint8Array
  /** Null: no mails come in. */
  readonly settings: InboundSettings | null
}

/** 10 MB take half a second and 60 MB. */
const read = defineJob<MailToRead, ParsedMail | null>(new URL('./mailWorker.ts', import.meta.url), {
  limitMs: 8_000,
  limitMb: 400,
})
const HOUR_MS = 3_600_000

type Call = Exchange<'POST /api/inbound-mail'>

async function readUpload(
  { tenant, now, signal, headers, upload }: Call,
  { workers }: InboundDependencies,
  { secret }: InboundSettings,
): Promise<ParsedMail> {
  const call = { timestamp: headers['x-timestamp'], signature: headers['x-signature'] }
  if (!isRecent(call, now)) throw new ProblemError('signature-invalid')
  const { path } = await upload()
  if (!(await isSigned(path, secret, call))) throw new ProblemError('signature-invalid')
  const mail = await workers.run(read, { path }, { tenantId: tenant.id, signal }).catch((error: unknown) => {
    if (!(error instanceof WorkerError) || error.reason === 'broken') throw error
    throw error.reason === 'ended' ? new ProblemError('not-ready', [], 2) : new ProblemError('mail-unreadable')
  })
  if (!mail) throw new ProblemError('mail-unreadable')
  return mail
}

async function keepMail(
  trx: Transaction,
  record: ConversationRecord,
  mail: ParsedMail,
  now: Date,
): Promise<InboundOutcome> {
  const { text, subject, sender, messageId, isAutomatic, attachments } = mail
  if (text === '' && attachments.length === 0) return 'empty'
  // A loop of two programs ends here, whatever they call themselves.
  if ((await countMails(trx, record.id, new Date(now.getTime() - HOUR_MS))) >= INBOX_LIMITS.mailsPerHour)
    return 'too-many'
  const { email } = await readCorrespondent(trx, record)
  if (!isAutomatic) await tellStaff(trx, record.id)
  const isNew = await insertMessage(trx, {
    conversationId: record.id,
    kind: 'mail',
    subject,
    text: text === '' ? '…' : text,
    sender: sender === email ? '' : sender,
    mailId: messageId,
    isAutomatic,
    attachments,
    now,
  })
  if (!isNew) return 'duplicate'
  return isAutomatic ? 'automatic' : 'taken'
}

/**
 * Endpoint that takes mails. The token of the address decides the shop and the conversation, not the host of the call:
 * one webhook serves all shops of a server.
 */
export const createInboundEndpoint = (dependencies: InboundDependencies): Endpoints<'POST /api/inbound-mail'> => ({
  'POST /api/inbound-mail': async call => {
    const { settings, tokenSecret, database } = dependencies
    if (!settings) throw new ProblemError('not-found')
    const mail = await readUpload(call, dependencies, settings)
    const target = findReplyTokens(settings.replyAddress, mail.recipients)
      .map(token => readReplyToken(tokenSecret, token))
      .find((found): found is ReplyTarget => found !== null)
    if (!target) throw new ProblemError('reply-address-unknown')
    const outcome = await database.withTenant(target.tenantId, async trx => {
      const record = await findConversationByKey(trx, target.replyKey)
      return record && keepMail(trx, record, mail, call.now)
    })
    if (outcome === undefined) throw new ProblemError('reply-address-unknown')
    return { value: { outcome } }
  },
})
