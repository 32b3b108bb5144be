import { CART_LIMITS } from '@kitwright/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Opens the cart of a browser whose owner has not signed in. */
const CART_COOKIE = 'kitwright-cart'
/** 32 bytes in their canonical base64url form. */
const SECRET = /^[\w-]{42}[AEIMQUYcgkosw048]$/
const DAY_S = 24 * 60 * 60

export const cartOf = ({ cookies }: FastifyRequest): string | null => {
  const secret = cookies[CART_COOKIE] ?? ''
  return SECRET.test(secret) ? secret : null
}

/** Keeps or forgets a cart's secret. Only calls of this very site carry it, and no script sees it. */
export function keepCart(request: FastifyRequest, reply: FastifyReply, secret: string | null): void {
  const guarded = { httpOnly: true, sameSite: 'strict', secure: request.isSecure, path: '/api' } as const
  if (secret === null) reply.clearCookie(CART_COOKIE, guarded)
  else reply.setCookie(CART_COOKIE, secret, { ...guarded, maxAge: CART_LIMITS.guestDays * DAY_S })
}
