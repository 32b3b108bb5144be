import type { Span } from '@opentelemetry/api'
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node'
import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { transactions, type TransactionTimes } from '../database/index.ts'
import { works, type WorkTimes } from '../workers/index.ts'

export interface TracingPlugin {
  /** A span for each call, under the caller's `traceparent` where there is one. */
  readonly plugin: FastifyPluginCallback
  /** The span of a call, as the header `traceparent` names it; undefined where it has none. */
  parentOf(request: FastifyRequest): string | undefined
  /** Says on the call's span whose shop it was for. */
  noteTenant(request: FastifyRequest, tenantId: string): void
  /** Sends what is left and ends. */
  close(): Promise<void>
}

/**
 * Spans of calls, transactions and heavy work, sent to a collector by OTLP over HTTP. The libraries are loaded only here: who sets no
 * endpoint pays nothing. Their other settings (`OTEL_SERVICE_NAME`, `OTEL_TRACES_SAMPLER`, headers) are read by themselves.
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
    // Addresses carry share links, which are secrets.
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
      // A collector that is away must not keep the server.
      await provider.shutdown().catch(() => undefined)
      for (const part of [api.trace, api.context, api.propagation]) part.disable()
    },
  }
}

/** Messages of errors may quote what somebody sent; the log has them, by the trace's id. A span is said to have failed, and no more. */
const withoutMessages: SpanProcessor = {
  onStart: () => undefined,
  onEnding: span => void span.setStatus({ code: span.status.code }),
  onEnd: () => undefined,
  forceFlush: async () => undefined,
  shutdown: async () => undefined,
}

type TracedRequest = FastifyRequest & { readonly opentelemetry: () => { readonly span: Span | null } }
type SpanTimes = Pick<TransactionTimes, 'waitMs' | 'runMs' | 'isDone'>
