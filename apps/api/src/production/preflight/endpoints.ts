import type { Endpoints } from '../../endpoint/index.ts'
import type { FileStore } from '../../files/index.ts'
import type { LoadOwnFonts } from '../../fonts/index.ts'
import type { WorkerPool } from '../../workers/index.ts'
import { PackError, type Problem } from '../problem.ts'
import { preflight } from './preflight.ts'
import { readToCheck } from './readToCheck.ts'
import { countUnprinted, NOTHING_UNPRINTED } from './unprinted.ts'

/** A list that somebody reads: who has mended these asks again. */
const MOST_TOLD = 100

interface Dependencies {
  readonly files: FileStore
  readonly workers: Pick<WorkerPool, 'run'>
  readonly loadOwnFonts: LoadOwnFonts
}

/** Tells staff who look at an order what would stop its print files, before they ask for them. */
export function createPreflightEndpoints(
  dependencies: Dependencies,
): Endpoints<'GET /api/office/orders/{id}/preflight'> {
  const answer = (problems: readonly Problem[], unprinted = NOTHING_UNPRINTED) => ({
    value: {
      unprinted,
      problems: problems.slice(0, MOST_TOLD).map(({ id, values }) => ({ id, values: { ...values } })),
    },
  })
  return {
    'GET /api/office/orders/{id}/preflight': async ({ params, query, tenant, person, signal, run }) => {
      const read = await readToCheck({ orderId: params.id, printer: query.printer }, run)
      if (!read) return answer([])
      if ('id' in read) return answer([read])
      const caller = { tenantId: tenant.id, accountId: person.id, signal }
      const found = await preflight(read, { ...dependencies, tenantId: tenant.id, caller }).catch((error: unknown) => {
        if (error instanceof PackError) return [error.problem]
        throw error
      })
      return answer(found, countUnprinted(read.plans, read.isUnprintedAccepted))
    },
  }
}
