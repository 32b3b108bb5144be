import { createHmac, timingSafeEqual } from 'node:crypto'

/** A link of a quote. Staff replace it by the next one. */
export interface QuoteLink {
  readonly id: string
  /** 1 for the first. */
  readonly version: number
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.([1-9]\d{0,3}))?\.[\w-]{43}$/

// The first link has no number, as links that were sent before links could be replaced.
const subjectOf = ({ id, version }: QuoteLink): string => (version === 1 ? id : `${id}.${version}`)
const sign = (secret: string | Uint8Array, link: QuoteLink): Buffer =>
  createHmac('sha256', secret)
    .update(`customer quote ${subjectOf(link)}`)
    .digest()

/** Returns a token by which whoever has it reads and answers the quote, without an account. */
export const writeQuoteToken = (secret: string | Uint8Array, link: QuoteLink): string =>
  `${subjectOf(link)}.${sign(secret, link).toString('base64url')}`

/** The path that opens a quote by its link. The token is in the fragment, so that no server log and no other site sees it. */
export const quoteLinkPath = (secret: string | Uint8Array, link: QuoteLink): string =>
  `/quote#${writeQuoteToken(secret, link)}`

/** Returns the link that a token was signed for; null for any other text. */
export function readQuoteToken(secret: string | Uint8Array, token: string): QuoteLink | null {
  const [, id, version = '1'] = TOKEN.exec(token) ?? []
  if (id === undefined) return null
  const link = { id, version: Number(version) }
  // As texts: several of them decode to the same bytes.
  const right = Buffer.from(writeQuoteToken(secret, link))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right) ? link : null
}
