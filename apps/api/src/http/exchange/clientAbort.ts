import type { FastifyReply, FastifyRequest } from 'fastify'
import { databaseError } from '../../database/index.ts'

/** The nginx status of a call whose caller left before its answer. Nobody receives it: it is for the log. */
export const CLIENT_CLOSED_REQUEST = 499

/** Abort signal that fires when the client disconnects before the response is complete. */
export function clientAbortSignal({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort()
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Whether something was given up because its caller has gone. What fails by itself meanwhile is our failure all the same. */
export function isClientAbort(error: unknown, { raw: asked }: FastifyRequest, { raw: answer }: FastifyReply): boolean {
  if (!answer.destroyed || answer.writableFinished) return false
  const isGivenUp =
    databaseError(error)?.kind === 'abandoned' || (error instanceof Error && error.name === 'AbortError')
  return isGivenUp || error === asked.errored
}
