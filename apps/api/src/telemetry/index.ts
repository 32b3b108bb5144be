export { createBrowserErrorsEndpoint } from './browserErrors.ts'
export { createMetrics, type Metrics } from './metrics.ts'
export { serveMetrics } from './serveMetrics.ts'
export { startTracing, type TracingPlugin } from './tracing.ts'
