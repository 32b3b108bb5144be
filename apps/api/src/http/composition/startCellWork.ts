import { setTimeout as wait } from 'node:timers/promises'
import type { Cell } from '../../database/index.ts'
import type { Jobs } from '../../jobs/index.ts'
import { openAllQueues, type WorkConfig, type WorkParts } from './openQueues.ts'

const AGAIN_MS = 10_000

/**
 * Begins the work of every cell. The first one's must begin; another that is away is tried again until it is there, and keeps nobody
 * waiting. Returns how to stop.
 */
export async function startCellWork(
  cells: readonly Cell[],
  parts: Omit<WorkParts, 'database' | 'databaseUrl' | 'directUrl' | 'home'>,
  config: WorkConfig,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const [home, ...others] = cells
  const begin = async ({ name, upkeep: database, databaseUrl, directUrl }: Cell): Promise<Jobs> => {
    const log = others.length > 0 ? parts.log.child({ cell: name }) : parts.log
    const jobs = await openAllQueues({ ...parts, log, database, databaseUrl, directUrl, home: home!.upkeep }, config)
    jobs.start()
    return jobs
  }
  const beginWhenThere = async (cell: Cell): Promise<Jobs | undefined> => {
    while (!stopping.signal.aborted) {
      try {
        return await begin(cell)
      } catch (error) {
        parts.log.warn({ err: error, cell: cell.name }, 'the work of this cell cannot begin')
        await wait(AGAIN_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      }
    }
    return undefined
  }
  const begun = [await begin(home!), ...others.map(beginWhenThere)]
  return async () => {
    stopping.abort()
    await Promise.all(begun.map(async jobs => (await jobs)?.close()))
  }
}
