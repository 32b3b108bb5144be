import { INBOX_LIMITS } from '@kitwright/contract'
import PostalMime, { type Email } from 'postal-mime'
import { htmlToText } from './htmlToText.ts'
import type { ParsedMail } from './parsedMail.ts'
import { trimQuoted } from './trimQuoted.ts'

/** Limits of the parser: a real mail has a few parts within parts, and some kilobytes of headers. */
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 } as const
/** Headers in which servers keep the address that a mail was sent to. */
const RECIPIENTS: ReadonlySet<string> = new Set([
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-forwarded-to',
])
/** Characters of HTML that are read. */
const MOST_HTML = 500_000

/** Control characters but line breaks and tabs, and those that turn the direction of writing. */
const CONTROL = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu
const clean = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll(CONTROL, '')
const oneLine = (text: string, most: number): string => clean(text).replaceAll(/\s+/g, ' ').trim().slice(0, most)

const headerOf = ({ headers }: Email, name: string): string =>
  headers
    .find(({ key }) => key === name)
    ?.value.trim()
    .toLowerCase() ?? ''

/** RFC 3834, what mail programs did before it, and reports, which come from nobody. */
function isByProgram(mail: Email): boolean {
  const submitted = headerOf(mail, 'auto-submitted')
  if (submitted !== '' && !submitted.startsWith('no')) return true
  if (/^(?:bulk|junk|list|auto_reply)\b/.test(headerOf(mail, 'precedence'))) return true
  if (
    ['x-autoreply', 'x-autorespond', 'x-auto-response', 'list-id', 'x-failed-recipients'].some(
      name => headerOf(mail, name) !== '',
    )
  )
    return true
  if (headerOf(mail, 'return-path') === '<>' || headerOf(mail, 'content-type').startsWith('multipart/report'))
    return true
  return /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i.test(mail.from?.address ?? '')
}

const sizeOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? content.length : content.byteLength

/** Reads a mail as its sender's server wrote it. Throws if its structure goes beyond the limits. */
export async function readMail(bytes: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(bytes, LIMITS)
  const plain = clean(mail.text ?? '').trim()
  const whole = plain === '' ? htmlToText((mail.html ?? '').slice(0, MOST_HTML)) : plain
  return {
    recipients: mail.headers.filter(({ key }) => RECIPIENTS.has(key)).map(({ value }) => value.slice(0, 4_000)),
    sender: oneLine(mail.from?.address ?? '', 254).toLowerCase(),
    subject: oneLine(mail.subject ?? '', 200),
    text: trimQuoted(clean(whole)).slice(0, INBOX_LIMITS.mailText),
    messageId: mail.messageId ? oneLine(mail.messageId, 500) : null,
    isAutomatic: isByProgram(mail),
    attachments: mail.attachments.slice(0, INBOX_LIMITS.attachments).map(({ filename, mimeType, content }) => ({
      name: oneLine(filename ?? '', 120),
      type: oneLine(mimeType, 80),
      bytes: sizeOf(content),
    })),
  }
}
