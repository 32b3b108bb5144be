import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { TracingPlugin } from '../../telemetry/index.ts'
import { noteInLog } from './logging.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The trace that a call belongs to (https://www.w3.org/TR/trace-context/), and its place in it. */
    traceParent: string
  }
}

const W3C = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/

/**
 * Derived from a UUID, for which Node has random bytes ready: requesting those each time took longer than everything
 * else here.
 */
const hex = (): string => randomUUID().replaceAll('-', '')

/** Returns the caller's trace context, or a new unsampled one. */
const traceParentOf = (header: unknown): string =>
  typeof header === 'string' && W3C.test(header) ? header : `00-${hex()}-${hex().slice(16)}-00`

/** Gives every call a trace id, which its records and log lines name. It is the collector's if there is one. */
export async function registerTrace(
  app: FastifyInstance,
  tracing: Pick<TracingPlugin, 'plugin' | 'parentOf' | 'noteTenant'> | undefined,
): Promise<void> {
  app.decorateRequest('traceParent', '')
  // Before our hook, because it starts the call's span.
  if (tracing) await app.register(tracing.plugin)
  app.addHook('onRequest', (request, _reply, done) => {
    request.traceParent = tracing?.parentOf(request) ?? traceParentOf(request.headers['traceparent'])
    noteInLog(request, { trace: request.traceParent.split('-')[1] })
    done()
  })
  app.addHook('onSend', async request => {
    // Pages and refused calls have no tenant.
    const tenant = (request.caller as typeof request.caller | null)?.tenant
    if (tenant) tracing?.noteTenant(request, tenant.id)
  })
}
