import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, readPostmaster } from './postmaster.ts'

export interface RelaunchOptions {
  readonly cluster: string
  /** Restarts the server on its previous port. */
  readonly relaunch: () => Promise<void>
  readonly tell: (line: string) => void
  readonly signal: AbortSignal
}

const LOOK_EVERY_MS = 500
/** Interval between restart attempts on a full disk. */
const TRY_EVERY_MS = 3_000

/**
 * Restarts a server that was killed, or has ended because its disk was full, until the signal aborts. PostgreSQL
 * replays its log, so nothing committed is lost. Each reason for a failed start is reported once.
 */
export async function keepRunning({ cluster, relaunch, tell, signal }: RelaunchOptions): Promise<void> {
  const rest = async (ms: number): Promise<void> => pause(ms, undefined, { signal, ref: false }).catch(() => undefined)
  let told = ''
  while (!signal.aborted) {
    const postmaster = readPostmaster(cluster)
    if (postmaster !== undefined && isRunning(cluster, postmaster)) {
      await rest(LOOK_EVERY_MS)
      continue
    }
    if (told === '') tell('PostgreSQL has ended by itself and is started again.')
    try {
      await relaunch()
      if (!signal.aborted) tell('PostgreSQL runs again.')
      told = ''
    } catch (error) {
      // The lines after the first are the end of its log, whose timestamps differ.
      const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]!
      if (reason !== told) tell(`PostgreSQL does not start: ${reason}`)
      told = reason
      await rest(TRY_EVERY_MS)
    }
  }
}
