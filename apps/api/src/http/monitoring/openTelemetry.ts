import { type Config, explainPort } from '../../config/index.ts'
import type { Database } from '../../database/index.ts'
import { readQueues } from '../../jobs/index.ts'
import { createMetrics, type Metrics, serveMetrics, startTracing, type TracingPlugin } from '../../telemetry/index.ts'

export interface Telemetry {
  /** Undefined if metrics are disabled. */
  readonly metrics: Metrics | undefined
  readonly tracing: TracingPlugin | undefined
  close(): Promise<void>
}

interface TelemetrySources {
  readonly databases: Readonly<Record<string, Database>> & { readonly upkeep: Database }
  /** Throws when this process cannot work. */
  readonly probe: () => Promise<void>
  /** Tells, for a server, whether a host leads to a shop. */
  readonly knowsHost?: (host: string) => Promise<boolean>
}

/** Opens the telemetry that the settings ask for. Throws a `StartError` if the port is taken. */
export async function openTelemetry(
  config: Pick<Config, 'metricsHost' | 'metricsPort' | 'traceEndpoint'>,
  { databases, probe, knowsHost }: TelemetrySources,
): Promise<Telemetry> {
  const { metricsPort: port, metricsHost: host } = config
  const metrics = port === undefined ? undefined : createMetrics()
  if (metrics) {
    watchConnections(metrics, databases)
    watchQueues(metrics, databases.upkeep)
    watchCells(metrics, databases.upkeep)
  }
  const served =
    metrics && port !== undefined
      ? await serveMetrics({ host, port, metrics, probe, knowsHost }).catch((error: unknown) => {
          throw explainPort(error, { port, host, of: 'METRICS_' })
        })
      : undefined
  const tracing = await startTracing(config.traceEndpoint)
  return {
    metrics,
    tracing,
    async close() {
      served?.close()
      metrics?.close()
      await tracing?.close()
    },
  }
}

function watchConnections(metrics: Metrics, databases: TelemetrySources['databases']): void {
  const about = { name: 'kitwright_database_connections', help: 'Connections by pool', labels: ['pool', 'state'] }
  metrics.watch(about, () =>
    Object.entries(databases).flatMap(([pool, database]) => {
      const { open, idle } = database.connections()
      return [
        { labels: { pool, state: 'idle' }, value: idle },
        { labels: { pool, state: 'busy' }, value: open - idle },
      ]
    }),
  )
}

/** Measures the cells, only if there are several. */
function watchCells(metrics: Metrics, { cells }: Database): void {
  if (cells.length === 1) return
  const about = { name: 'kitwright_cell_up', help: 'Whether a cell answers: 1 or 0; home is cell 0', labels: ['cell'] }
  metrics.watch(about, async () =>
    Promise.all(
      cells.map(async (cell, at) => ({
        labels: { cell: String(at) },
        value: await cell.ping().then(
          () => 1,
          () => 0,
        ),
      })),
    ),
  )
}

function watchQueues(metrics: Metrics, database: Database): void {
  const about = { help: 'Jobs in the queues of all processes, by state', labels: ['queue', 'state'] }
  metrics.watch({ ...about, name: 'kitwright_jobs' }, async () =>
    (await readQueues(database)).map(({ count, ...labels }) => ({ labels: labelsOf(labels), value: count })),
  )
  const age = {
    ...about,
    name: 'kitwright_job_oldest_seconds',
    help: 'How long the oldest job of a state has been there',
  }
  metrics.watch(age, async () =>
    (await readQueues(database)).map(({ oldestSeconds, ...labels }) => ({
      labels: labelsOf(labels),
      value: oldestSeconds,
    })),
  )
}

const labelsOf = ({ queue, state }: { readonly queue: string; readonly state: string }) => ({ queue, state })
