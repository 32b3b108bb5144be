import { createHmac, timingSafeEqual } from 'node:crypto'

/** Digits of base 32 (RFC 4648) in lower case: mail servers do not keep the case of an address. */
const DIGITS = 'abcdefghijklmnopqrstuvwxyz234567'
/** The tenant's id, the conversation's reply key, and the beginning of the signature, in bytes. */
const PARTS = { tenant: 16, key: 8, signature: 8 } as const
const BYTES = PARTS.tenant + PARTS.key + PARTS.signature
const LETTERS = Math.ceil((BYTES * 8) / 5)

function toBase32(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte)
  bits <<= BigInt(LETTERS * 5 - bytes.length * 8)
  return Array.from({ length: LETTERS }, (_, i) => DIGITS[Number((bits >> BigInt((LETTERS - 1 - i) * 5)) & 31n)]).join(
    '',
  )
}

function fromBase32(text: string): Uint8Array {
  let bits = 0n
  for (const letter of text) bits = (bits << 5n) | BigInt(DIGITS.indexOf(letter))
  bits >>= BigInt(LETTERS * 5 - BYTES * 8)
  return Uint8Array.from({ length: BYTES }, (_, i) => Number((bits >> BigInt((BYTES - 1 - i) * 8)) & 255n))
}

const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** The conversation that an address leads to. */
export interface ReplyTarget {
  readonly tenantId: string
  readonly replyKey: Uint8Array
}

const sign = (secret: Uint8Array, { tenantId, replyKey }: ReplyTarget): Uint8Array =>
  createHmac('sha256', secret)
    .update('reply address')
    .update(bytesOf(tenantId))
    .update(replyKey)
    .digest()
    .subarray(0, PARTS.signature)

/**
 * Writes the token of a conversation: 52 letters and digits, with a signature of 64 bits. It does not expire, because
 * people answer old mails, and it can only add a message.
 */
export const writeReplyToken = (secret: Uint8Array, target: ReplyTarget): string =>
  toBase32(Buffer.concat([bytesOf(target.tenantId), target.replyKey, sign(secret, target)]))

/** Returns what a token was signed for; null for any other text. */
export function readReplyToken(secret: Uint8Array, token: string): ReplyTarget | null {
  if (token.length !== LETTERS || !/^[a-z2-7]+$/.test(token)) return null
  const bytes = fromBase32(token)
  const target = { tenantId: uuidOf(bytes.subarray(0, 16)), replyKey: bytes.subarray(16, 24) }
  return timingSafeEqual(sign(secret, target), bytes.subarray(24)) ? target : null
}

/** Writes the address that answers go to. `pattern` is the server's setting, with a star in place of the token. */
export const writeReplyAddress = (pattern: string, secret: Uint8Array, target: ReplyTarget): string =>
  pattern.replace('*', writeReplyToken(secret, target))

/** Letters that would make an address a longer one. */
const GOES_ON_BEFORE = /[a-z0-9._%+-]/
const GOES_ON_AFTER = /[a-z0-9.-]/

/** Returns the token of the address whose end begins there; null if it is another address. */
function tokenBefore(text: string, end: number, { before, after }: { before: string; after: string }): string | null {
  const start = end - LETTERS
  const token = text.slice(Math.max(0, start), end)
  const isWhole =
    text.startsWith(before, start - before.length) &&
    !GOES_ON_BEFORE.test(text[start - before.length - 1] ?? '') &&
    !GOES_ON_AFTER.test(text[end + after.length] ?? '')
  return isWhole && start >= before.length && /^[a-z2-7]+$/.test(token) ? token : null
}

/** Returns the tokens of all addresses in these texts that have the server's pattern. */
export function findReplyTokens(pattern: string, texts: readonly string[]): string[] {
  const [before = '', after = ''] = pattern.toLowerCase().split('*')
  const tokens = new Set<string>()
  // Without an end, every place in a text would be one.
  if (after === '') return []
  for (const text of texts.map(each => each.toLowerCase()))
    for (let end = text.indexOf(after); end !== -1; end = text.indexOf(after, end + 1)) {
      const token = tokenBefore(text, end, { before, after })
      if (token !== null) tokens.add(token)
    }
  return [...tokens]
}
