import { createHmac, timingSafeEqual } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const sign = (secret: string | Uint8Array, quoteId: string): Buffer =>
  createHmac('sha256', secret).update(`customer quote ${quoteId}`).digest()

/** Returns a token by which whoever has it reads and answers the quote, without an account. */
export const writeQuoteToken = (secret: string | Uint8Array, quoteId: string): string =>
  `${quoteId}.${sign(secret, quoteId).toString('base64url')}`

/** The path that opens a quote by its link. The token is in the fragment, so that no server log and no other site sees it. */
export const quoteLinkPath = (secret: string | Uint8Array, quoteId: string): string =>
  `/quote#${writeQuoteToken(secret, quoteId)}`

/** Returns the id of the quote that a token was signed for; null for any other text. */
export function readQuoteToken(secret: string | Uint8Array, token: string): string | null {
  const quoteId = token.slice(0, token.indexOf('.'))
  if (!UUID.test(quoteId)) return null
  // As texts: several of them decode to the same bytes.
  const right = Buffer.from(writeQuoteToken(secret, quoteId))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right) ? quoteId : null
}
