import type { Language } from '@kitwright/words'
import { createHash, randomUUID } from 'node:crypto'
import { sql, type Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'

const MINUTE_MS = 60_000
/** Prevents strangers who guess from filling a mailbox. */
const EVERY_MS = { CodeAsked: MINUTE_MS, ResetAsked: MINUTE_MS, UnlockAsked: 60 * MINUTE_MS } as const

/** Hashed, because an e-mail may belong to no account, and we must not store it then. */
export const mailKeyOf = (kind: MailRequest['kind'], email: string): string =>
  `${kind}:${createHash('sha256').update(email).digest('base64url')}`

export interface MailRequest {
  readonly kind: 'CodeAsked' | 'ResetAsked' | 'UnlockAsked'
  /** Lower case. May belong to no account. */
  readonly email: string
  readonly origin: string
  readonly language: Language
  readonly now: Date
}

/**
 * Queues a mail with a code or link, at most once a minute for each e-mail, and once an hour for a mail that ends a
 * pause. The worker checks whether the account exists, so that known and unknown e-mails cost the same and get the same
 * answer.
 */
export async function sendAccountMail(
  trx: Transaction,
  { kind, email, origin, language, now }: MailRequest,
): Promise<void> {
  const key = mailKeyOf(kind, email)
  const { rows } = await sql`insert into mail_wishes (key, asked_at) values (${key}, ${now})
    on conflict (tenant_id, key) do update set asked_at = excluded.asked_at
      where mail_wishes.asked_at <= ${new Date(now.getTime() - EVERY_MS[kind])}
    returning key`.execute(trx)
  if (rows.length === 0) return
  await recordEvent(trx, { kind, subjectId: randomUUID(), payload: { email, origin, language } })
}
