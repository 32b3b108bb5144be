import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/index.ts'
import { Problem } from '../endpoint/index.ts'

/** Routes for whoever watches the server; they need no tenant. `isDraining` turns readiness off before the server stops. */
export function registerHealth(
  app: FastifyInstance,
  { database, isDraining }: { database: Database; isDraining: () => boolean },
): void {
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isDraining() || !(await answers(database))) throw new Problem('not-ready')
    return { status: 'ready' }
  })
}

async function answers(database: Database): Promise<boolean> {
  return database.ping().then(
    () => true,
    () => false,
  )
}
