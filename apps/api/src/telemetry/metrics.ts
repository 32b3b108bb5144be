import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { transactions, type TransactionTimes } from '../database/index.ts'
import { works, type WorkTimes } from '../workers/index.ts'

/** Values that a gauge reports when it is read, by the values of its labels, joined in their order. */
export type Readings = readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]

export interface Metrics {
  readonly contentType: string
  /** Returns all metrics in Prometheus' text format. */
  read(): Promise<string>
  /** Records an answered call of a route; `status` is the HTTP status. */
  noteCall(call: { method: string; route: string; status: number; seconds: number }): void
  noteBrowserError(): void
  /** Registers a gauge whose values are read at each scrape. Values that fail to load are left out. */
  watch(
    gauge: { name: string; help: string; labels: readonly string[] },
    read: () => Readings | Promise<Readings>,
  ): void
  /** Stops listening. */
  close(): void
}

/** Bucket bounds in seconds, from a cached call to one that waits for drawing. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Creates the metrics of this process. Their names match docs/operate.md and the dashboard. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const calls = new Histogram({
    name: 'kitwright_http_request_duration_seconds',
    help: 'Calls by route, from the first byte asked to the last answered',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const browserErrors = new Counter({
    name: 'kitwright_browser_errors_total',
    help: 'Errors that pages in browsers have told',
    registers,
  })
  const stop: (() => unknown)[] = [followTransactions(registry), followWork(registry)]
  return {
    contentType: registry.contentType,
    read: async () => registry.metrics(),
    noteCall: ({ seconds, status, ...labels }) => calls.observe({ ...labels, status: String(status) }, seconds),
    noteBrowserError: () => browserErrors.inc(),
    watch({ name, help, labels }, read) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          gauge.reset()
          // A gauge without labels would otherwise report 0.
          if (labels.length === 0) gauge.remove()
          const readings = await Promise.resolve()
            .then(read)
            .catch((): Readings => [])
          for (const { labels: of, value } of readings) gauge.set({ ...of }, value)
        },
      })
    },
    close() {
      for (const leave of stop) leave()
      registry.clear()
    },
  }
}

/** Records what is published on a diagnostics channel in a pair of histograms: waiting time and run time. */
function followTransactions(registry: Registry): () => unknown {
  const wait = new Histogram({
    name: 'kitwright_transaction_wait_seconds',
    help: 'Until a database connection was free',
    labelNames: ['pool'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const run = new Histogram({
    name: 'kitwright_transaction_duration_seconds',
    help: 'Transactions from begin to end',
    labelNames: ['pool', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const note = (message: unknown): void => {
    const { pool, waitMs, runMs, isDone } = message as TransactionTimes
    wait.observe({ pool }, waitMs / 1000)
    run.observe({ pool, outcome: outcomeOf(isDone) }, runMs / 1000)
  }
  transactions.subscribe(note)
  return () => transactions.unsubscribe(note)
}

/** Labels work by `kind`: Prometheus uses the label `job` for the scrape target and would overwrite it. */
function followWork(registry: Registry): () => unknown {
  const wait = new Histogram({
    name: 'kitwright_work_wait_seconds',
    help: 'Heavy work in its queue: pictures, uploads, invoices',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const run = new Histogram({
    name: 'kitwright_work_duration_seconds',
    help: 'Heavy work in its process',
    labelNames: ['kind', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const note = (message: unknown): void => {
    const { job: kind, waitMs, runMs, isDone } = message as WorkTimes
    wait.observe({ kind }, waitMs / 1000)
    run.observe({ kind, outcome: outcomeOf(isDone) }, runMs / 1000)
  }
  works.subscribe(note)
  return () => works.unsubscribe(note)
}

const outcomeOf = (isDone: boolean): string => (isDone ? 'done' : 'failed')
