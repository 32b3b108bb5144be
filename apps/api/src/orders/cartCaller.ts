import { hash, randomBytes } from 'node:crypto'
import type { Exchange } from '../endpoint/index.ts'

/** The owner of a call's cart: the signed-in customer, else whoever holds the browser's cookie. */
export interface CartCaller {
  readonly personId: string | null
  /** Secret of the browser's cookie; null without one. */
  readonly secret: string | null
}

/** 256 random bits, base64url. */
export const newSecret = (): string => randomBytes(32).toString('base64url')
export const hashSecret = (secret: string): string => hash('sha256', secret)

/** Returns the caller with the secret that opens their cart; a guest's first click makes it. */
export const callerToAdd = ({ person, cart }: Pick<Exchange<'GET /api/cart'>, 'person' | 'cart'>): CartCaller => ({
  personId: person?.id ?? null,
  secret: cart ?? (person ? null : newSecret()),
})

/** Returns the cookie to keep for a caller. */
export const cookieOf = ({ personId, secret }: CartCaller) => personId === null && secret !== null && { cart: secret }
