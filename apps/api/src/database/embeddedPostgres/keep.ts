import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, readPostmaster } from './postmaster.ts'

export interface RelaunchOptions {
  readonly cluster: string
  /** Starts the server again on the port that it had. */
  readonly relaunch: () => Promise<void>
  readonly tell: (line: string) => void
  readonly signal: AbortSignal
}

const LOOK_EVERY_MS = 500
/** A full disk is looked at no more often. */
const TRY_EVERY_MS = 3_000

/**
 * Starts a server again that was killed, or has ended for want of room on its disk, until the signal ends it. PostgreSQL replays its log: nothing
 * that was committed is lost. Each reason for which it does not start is told once.
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
      // Below the first line are the last of its log, whose times differ.
      const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]!
      if (reason !== told) tell(`PostgreSQL does not start: ${reason}`)
      told = reason
      await rest(TRY_EVERY_MS)
    }
  }
}
