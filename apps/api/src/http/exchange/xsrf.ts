import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ProblemError } from '../../endpoint/index.ts'
import { DEVICE_COOKIE } from './deviceCookie.ts'

const COOKIE = 'XSRF-TOKEN'
/** A nonce of 16 bytes and its signature of 32 bytes, each in its canonical base64url form. */
const TOKEN = /^([\w-]{21}[AQgw])\.([\w-]{42}[AEIMQUYcgkosw048])$/
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

export interface Xsrf {
  /** Sets the cookie that scripts of this origin copy into the header. A valid one is not replaced. */
  give(request: FastifyRequest, reply: FastifyReply, host: string): void
  /** Throws `xsrf-mismatch` for a change that another site may have made a browser send. */
  check(request: FastifyRequest, host: string): void
}

/**
 * Creates double-submit protection: only a page of our own origin can read the cookie, and only this server can create
 * one.
 */
export function createXsrf(key: Uint8Array): Xsrf {
  const sign = (nonce: string, host: string) => createHmac('sha256', key).update(`${nonce} ${host}`).digest('base64url')
  const isOurs = (token: string, host: string) => {
    const [, nonce = '', mac = ''] = TOKEN.exec(token) ?? []
    return nonce !== '' && isSame(mac, sign(nonce, host))
  }
  return {
    give(request, reply, host) {
      const held = request.cookies[COOKIE]
      const nonce = randomBytes(16).toString('base64url')
      const token = held && isOurs(held, host) ? held : `${nonce}.${sign(nonce, host)}`
      reply.setCookie(COOKIE, token, { path: '/', sameSite: 'lax', secure: request.isSecure })
    },
    check(request, host) {
      // Requests without cookies, or with a bearer token, which no other site can make a browser add, cannot be forged.
      if (SAFE.has(request.method) || !isCarried(request) || hasBearer(request)) return
      const held = request.cookies[COOKIE] ?? ''
      const sent = request.headers['x-xsrf-token']
      if (typeof sent !== 'string' || !isSame(sent, held) || !isOurs(held, host)) {
        throw new ProblemError('xsrf-mismatch')
      }
    },
  }
}

/** The device cookie is not sent with cross-site calls and grants no rights, so it does not count. */
const isCarried = ({ headers, cookies }: FastifyRequest): boolean =>
  Boolean(headers.cookie) && Object.keys(cookies).some(name => name !== DEVICE_COOKIE)

const hasBearer = (request: FastifyRequest): boolean => /^bearer \S/i.test(request.headers.authorization ?? '')

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && left.length > 0 && timingSafeEqual(left, right)
}
