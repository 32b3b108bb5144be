import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Tells when a caller who only reads has gone, so that nothing is looked up for nobody. A change has no such signal: it goes on to
 * its end, since it was asked for, as by one who saves and closes the page.
 */
export function leavingOf({ method }: FastifyRequest, { raw }: FastifyReply): AbortSignal | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (raw.destroyed) return AbortSignal.abort()
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
