import { MAIL_TOPICS, type MailTopic } from '@kitwright/contract'
import { createHmac, timingSafeEqual } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export interface OptOut {
  readonly accountId: string
  readonly topic: MailTopic
}

/**
 * Returns a token with which whoever has it stops one kind of mails to one account, without signing in. It does not
 * expire, because people open old mails, and it can only stop mails.
 */
export function writeOptOutToken(secret: string | Uint8Array, { accountId, topic }: OptOut): string {
  const signature = createHmac('sha256', secret).update(`mails ${accountId} ${topic}`).digest('base64url')
  return `${accountId}.${topic}.${signature}`
}

/** Returns what a token was signed for; null for any other text. */
export function readOptOutToken(secret: string | Uint8Array, token: string): OptOut | null {
  const [accountId = '', name] = token.split('.')
  const topic = MAIL_TOPICS.find(each => each === name)
  if (!UUID.test(accountId) || topic === undefined) return null
  // As texts: several of them decode to the same bytes.
  const right = Buffer.from(writeOptOutToken(secret, { accountId, topic }))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right) ? { accountId, topic } : null
}
