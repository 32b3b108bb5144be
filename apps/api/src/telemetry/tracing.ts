import type { Span } from '@opentelemetry/api'
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node'
import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { transactions, type TransactionTimes } from '../database/index.ts'
import { works, type WorkTimes } from '../workers/index.ts'

export interface TracingPlugin {
  /** Creates a span for each call, as a child of the caller's `traceparent` if present. */
  readonly plugin: FastifyPluginCallback
  /** Returns the call's span as a `traceparent` header; undefined if the call has none. */
  parentOf(request: FastifyRequest): string | undefined
  /** Records the shop on the call's span. */
  noteTenant(request: FastifyRequest, tenantId: string): void
  /** Sends the remaining spans and shuts down. */
  close(): Promise<void>
}

/**
 * Sends spans of calls, transactions and heavy work to a collector by OTLP over HTTP. The libraries are loaded only
 * here, so nothing is loaded without an endpoint. They read their other settings themselves (`OTEL_SERVICE_NAME`,
 * `OTEL_TRACES_SAMPLER`, headers).
 */
export async function startTracing(endpoint: string | undefined): Promise<TracingPlugin | undefined> {
  if (endpoint === undefined) return undefined
  const [api, { BatchSpanProcessor, NodeTracerProvider }, exporter, { resourceFromAttributes }, fastify] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-proto'),
      import('@opentelemetry/resources'),
      import('@fastify/otel'),
    ])
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'kitwright' }),
    spanProcessors: [withoutMessages, new BatchSpanProcessor(new exporter.OTLPTraceExporter({ url }))],
  })
  provider.register()
  const instrumentation = new fastify.FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    // URLs contain share links, which are secrets.
    requestHook: (span, request) => span.setAttribute('url.path', request.routeOptions.url ?? '(none)'),
  })
  instrumentation.setTracerProvider(provider)
  const tracer = provider.getTracer('kitwright')
  /** Records ended work as a span under the call that it was done for. */
  const tell = (name: string, { waitMs, runMs, isDone }: SpanTimes): void => {
    const startTime = Date.now() - runMs
    const span = tracer.startSpan(name, { startTime, attributes: { 'kitwright.wait_ms': Math.round(waitMs) } })
    if (!isDone) span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end()
  }
  const onTransaction = (told: unknown): void =>
    tell(`transaction ${(told as TransactionTimes).pool}`, told as SpanTimes)
  const onWork = (told: unknown): void => tell(`work ${(told as WorkTimes).job}`, told as SpanTimes)
  transactions.subscribe(onTransaction)
  works.subscribe(onWork)
  return {
    plugin: instrumentation.plugin() as unknown as FastifyPluginCallback,
    parentOf(request) {
      const span = (request as TracedRequest).opentelemetry().span?.spanContext()
      return span && `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
    },
    noteTenant: (request, tenantId) =>
      (request as TracedRequest).opentelemetry().span?.setAttribute('kitwright.tenant', tenantId),
    async close() {
      transactions.unsubscribe(onTransaction)
      works.unsubscribe(onWork)
      // An unreachable collector must not delay the server's shutdown.
      await provider.shutdown().catch(() => undefined)
      for (const part of [api.trace, api.context, api.propagation]) part.disable()
    },
  }
}

/** Error messages may quote user input. The log has them under the trace id; the span records only that it failed. */
const withoutMessages: SpanProcessor = {
  onStart: () => undefined,
  onEnding: span => void span.setStatus({ code: span.status.code }),
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

type TracedRequest = FastifyRequest & { readonly opentelemetry: () => { readonly span: Span | null } }
type SpanTimes = Pick<TransactionTimes, 'waitMs' | 'runMs' | 'isDone'>
