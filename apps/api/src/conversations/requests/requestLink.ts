import { createHmac, timingSafeEqual } from 'node:crypto'

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/

/** Returns a token by which whoever has it reads and answers the offer of a request, without an account. */
export const writeRequestToken = (secret: string | Uint8Array, id: string): string =>
  `${id}.${createHmac('sha256', secret).update(`quote request ${id}`).digest('base64url')}`

/** The path that opens an offer. The token is in the fragment, so that no server log and no other site sees it. */
export const requestLinkPath = (secret: string | Uint8Array, id: string): string =>
  `/quote#offer.${writeRequestToken(secret, id)}`

/** Returns the request that a token was signed for; null for any other text. */
export function readRequestToken(secret: string | Uint8Array, token: string): string | null {
  const [, id] = TOKEN.exec(token) ?? []
  if (id === undefined) return null
  // As texts: several of them decode to the same bytes.
  const right = Buffer.from(writeRequestToken(secret, id))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}
