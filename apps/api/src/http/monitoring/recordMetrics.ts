import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../../telemetry/index.ts'
import type { WorkerPool } from '../../workers/index.ts'

/** Records every answered call by its route: addresses would create as many labels as there are designs. */
export function measureCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? '(none)'
    metrics.noteCall({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
  })
}

/** Reports how much heavy work is running and waiting. */
export function measureWorkers(metrics: Metrics, workers: WorkerPool): void {
  const about = { name: 'kitwright_work', help: 'Heavy work that is running or waiting', labels: ['state'] }
  metrics.watch(about, () => Object.entries(workers.state()).map(([state, value]) => ({ labels: { state }, value })))
}
