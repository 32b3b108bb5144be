import { createHmac, timingSafeEqual } from 'node:crypto'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const sign = (secret: string | Uint8Array, parcelId: string): Buffer =>
  createHmac('sha256', secret).update(`parcel ${parcelId}`).digest()

/** Returns a token with which whoever has it says that the parcel has come, without an account. */
export const writeParcelToken = (secret: string | Uint8Array, parcelId: string): string =>
  `${parcelId}.${sign(secret, parcelId).toString('base64url')}`

/** Returns the id of the parcel that a token was signed for; null for any other text. */
export function readParcelToken(secret: string | Uint8Array, token: string): string | null {
  const parcelId = token.slice(0, token.indexOf('.'))
  if (!UUID.test(parcelId)) return null
  // As texts: several of them decode to the same bytes.
  const right = Buffer.from(writeParcelToken(secret, parcelId))
  const given = Buffer.from(token)
  return given.length === right.length && timingSafeEqual(given, right) ? parcelId : null
}
