import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names a browser to the accounts that it has signed in to: not a right, only a sign that it is no stranger. */
export const DEVICE_COOKIE = 'kitwright-device'
const NAME = /^[\w-]{42}[AEIMQUYcgkosw048]$/
/** The longest lifetime that browsers give a cookie. */
const LASTS_S = 400 * 24 * 60 * 60

export const deviceOf = ({ cookies }: FastifyRequest): string | null => {
  const name = cookies[DEVICE_COOKIE] ?? ''
  return NAME.test(name) ? name : null
}

/** Stays when its owner signs out. Only calls of this very site carry it, and no script sees it. */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, name: string): void {
  const guarded = { httpOnly: true, sameSite: 'strict', secure: request.isSecure } as const
  reply.setCookie(DEVICE_COOKIE, name, { ...guarded, path: '/api', maxAge: LASTS_S })
}
