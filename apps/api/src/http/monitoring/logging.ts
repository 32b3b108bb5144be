import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'
import { randomBytes } from 'node:crypto'
import { type Logger, pino } from 'pino'
import { isApiAddress } from '../exchange/errorReply.ts'

/** Logs one line for each call of the API, by its route: addresses contain share links and keys, which are secrets. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!isApiAddress(request.url)) return
    const { method, routeOptions } = request
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, ms }, 'answered')
  })
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Adds facts to all further log lines about the call. */
export function noteInLog(request: FastifyRequest, facts: Readonly<Record<string, string | undefined>>): void {
  request.log = request.log.child(facts)
}

/** Adds the tenant of a call and its order to the log. */
export function noteTenantInLog(request: FastifyRequest, tenant: string): void {
  const { id = '' } = request.params as { readonly id?: string }
  const isOfOrder = /\/orders\/:id(\/|$)/.test(request.routeOptions.url ?? '') && UUID.test(id)
  noteInLog(request, isOfOrder ? { tenant, order: id } : { tenant })
}

/** Adds the order to the log line of a call whose address cannot name it, because it was just placed. */
export const noteOrderInLog = (request: FastifyRequest, order: { readonly id: string }): void =>
  noteInLog(request, { order: order.id })

/** The destination of log lines instead of the terminal. */
export interface LogStream {
  write(line: string): void
}

/** Logs no secrets: no headers, no bodies, and errors without the row values that the database quotes. */
export function loggerOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  if (level === 'silent') return false
  return {
    level,
    base: null,
    ...(stream && { stream }),
    redact: { paths: ['err.detail', 'err.where', 'err.parameters', 'err.query'], remove: true },
  }
}

/** Creates the same logger for a program without HTTP calls. */
export const createLog = (level: string): Logger => {
  const options = loggerOptions(level)
  return pino(typeof options === 'object' ? (options as object) : { level: 'silent' })
}

/** Creates a generator of short request ids that differ between servers and starts. */
export function createRequestIds(): () => string {
  const start = randomBytes(6).toString('base64url')
  let count = 0
  return () => `${start}-${(count += 1).toString(36)}`
}
