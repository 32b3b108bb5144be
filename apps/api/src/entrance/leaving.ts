import type { FastifyReply } from 'fastify'

/** Tells when a caller has gone, so that nothing is looked up or drawn for nobody. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort()
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}
