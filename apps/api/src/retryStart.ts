import type { FieldError } from '@kitwright/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { diskFullLine, lacksRoom, StartError } from './config/index.ts'
import { isDatabaseLost, isDatabaseStarting } from './database/index.ts'

/**
 * Interval between a start that has lost its database and the next one. The embedded database notices a loss within
 * this time.
 */
const AGAIN_MS = 1_000
/** Further time before the next attempt on a full disk, since each may create and remove a whole cluster. */
const AGAIN_FULL_MS = 2_000

/** Steps that each close one resource of a start. A failed start runs them in reverse order. */
export type CleanupSteps = (() => Promise<unknown>)[]

/** One attempt to start: the resources it opens, and whether the database has answered. */
export interface Attempt {
  readonly opened: CleanupSteps
  /** Called as soon as the database lets the program in. */
  readonly noteAnswer: () => void
}

export interface RetryOptions {
  readonly tell: (line: string) => void
  /** Aborts the attempts. */
  readonly signal?: AbortSignal | undefined
  /** Number of times a database that this program itself keeps alive was lost. */
  readonly timesLost?: () => number
  /**
   * Time in ms during which a database that has never answered is tried again. Default: not at all, since a supervisor
   * starts the program again.
   */
  readonly patienceMs?: number | undefined
  /** Folder of the data, whose disk may be full. */
  readonly dataDir: string
  /** Receives what the start waits for, for those who ask after the server's health. */
  readonly noteLack?: (lack: FieldError) => void
}

/**
 * Retries the start until an attempt keeps its database and finds room on the disk. A database that has answered once
 * comes back, so the port stays open and callers learn that the shop is starting. One that has never answered is
 * misconfigured or not started yet: the error goes to the caller, who reports it, and systemd or the container's restart
 * policy starts the program again. Each reason is told once in a row.
 */
export async function retryStart<T>(start: (attempt: Attempt) => Promise<T>, options: RetryOptions): Promise<T> {
  const { tell, signal, timesLost = () => 0, patienceMs = 0, dataDir, noteLack } = options
  let hasAnswered = false
  let told = ''
  const giveUpAt = Date.now() + patienceMs
  const explain = (error: unknown, before: number): Trouble | undefined => {
    hasAnswered ||= isDatabaseStarting(error)
    const isAsked = hasAnswered || Date.now() < giveUpAt
    const isLost = timesLost() !== before || (isAsked && isDatabaseLost(error))
    return explainFullDisk(error, dataDir) ?? (isLost ? explainLoss(hasAnswered, patienceMs) : undefined)
  }
  for (;;) {
    const before = timesLost()
    const opened: CleanupSteps = []
    try {
      return await start({ opened, noteAnswer: () => (hasAnswered = true) })
    } catch (error) {
      for (const close of opened.toReversed()) await close().catch(() => undefined)
      await wait(AGAIN_MS, undefined, { signal }).catch(() => undefined)
      if (signal?.aborted === true) throw new StartError('The start was ended before the shops were open.')
      const trouble = explain(error, before)
      if (trouble === undefined) throw error
      if (trouble.reason !== told) tell(trouble.sentence)
      told = trouble.reason
      noteLack?.(trouble.lack)
      await wait(trouble.againMs, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Why an attempt failed and is repeated. */
interface Trouble {
  /** Sentences about one reason may differ in the names of files. */
  readonly reason: 'lost' | 'absent' | 'full' | 'low'
  readonly sentence: string
  readonly lack: FieldError
  /** ms. */
  readonly againMs: number
}

const AWAY = { lack: { path: 'database', id: 'away' }, againMs: 0 } as const
const FULL = { lack: { path: 'disk', id: 'full' }, againMs: AGAIN_FULL_MS } as const

const explainLoss = (hasAnswered: boolean, patienceMs: number): Trouble =>
  hasAnswered
    ? { ...AWAY, reason: 'lost', sentence: 'The database was lost in the middle of the start, which begins again.' }
    : {
        ...AWAY,
        reason: 'absent',
        sentence: `The database does not answer. It is asked again for ${patienceMs / 1000} s.`,
      }

/** Returns undefined if the start did not fail for want of room. */
function explainFullDisk(error: unknown, dataDir: string): Trouble | undefined {
  const line = diskFullLine(error)
  if (line !== undefined)
    return { ...FULL, reason: 'full', sentence: `The disk is full: ${line}. The start goes on when it has room.` }
  if (error instanceof StartError || !lacksRoom(dataDir)) return undefined
  const [first] = (error instanceof Error ? error.message : String(error)).split('\n')
  const sentence = `${first} The disk of ${dataDir} has hardly any room. The start goes on when it has more.`
  return { ...FULL, reason: 'low', sentence }
}
