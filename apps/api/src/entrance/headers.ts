import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/**
 * What pages may do: run and fetch only what this origin serves. `wasm-unsafe-eval` lets the mesh decoder start, `blob:` lets
 * pictures and workers be made in the page, and styles are inline because the interface sets custom properties on elements.
 */
const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'font-src': ["'self'", 'blob:', 'data:'],
  'connect-src': ["'self'", 'blob:', 'data:'],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

/** For kept pictures: even one opened by itself runs nothing and fetches nothing. */
export const INERT_CSP = "default-src 'none'; style-src 'none'; sandbox"

export async function registerHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    // Whether a host speaks TLS only is its proxy's to say.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
}
