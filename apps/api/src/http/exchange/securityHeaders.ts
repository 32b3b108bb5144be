import { KEPT_LANGUAGE_SOURCE } from './keptLanguage.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * The policy for pages: they run and fetch only what this origin serves, and run the one inline script of a page
 * (keptLanguage.ts). `wasm-unsafe-eval` lets the mesh decoder start, `blob:` lets the page create pictures, videos and
 * workers, and styles are inline because the interface sets custom properties on elements.
 */
const PAGE_CSP = [
  "default-src 'self'",
  `script-src 'self' 'wasm-unsafe-eval' ${KEPT_LANGUAGE_SOURCE}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "media-src 'self' blob:",
  "font-src 'self' blob: data:",
  "connect-src 'self' blob: data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * For stored pictures: even one opened directly runs no script and fetches nothing. Only its embedded content is shown.
 */
export const INERT_CSP =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; sandbox"

/** Headers of every answer. */
export const HEADERS = {
  'content-security-policy': PAGE_CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-dns-prefetch-control': 'off',
  'x-permitted-cross-domain-policies': 'none',
} as const

/** A year. For this host only: its subdomains decide themselves whether they use TLS. */
const TLS_ONLY = 'max-age=31536000'

/** Sets the security headers. Also for answers that no hook has processed. */
export function giveHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(HEADERS)
  // `https` is reported by a trusted proxy. Without one a forged header has no effect.
  if (request.isSecure) reply.header('strict-transport-security', TLS_ONLY)
}

/**
 * Sets the security headers without the usual plugin, which held 6 kB of each request until the next full collection
 * and doubled the server's memory.
 */
export function registerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    giveHeaders(request, reply)
    done()
  })
}
