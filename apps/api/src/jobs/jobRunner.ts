import type { Job } from 'pg-boss'
import { listen } from '../database/index.ts'
import type { QueueLane } from './queueLane.ts'
import { relayAndClaim, type PollPorts } from './pollJobs.ts'
import type { Log } from './queueTypes.ts'
import { runJob, type JobRuntime } from './runJob.ts'

/** The poll interval of an idle process. One transaction polls all queues and shops. */
const EVERY_MS = 2_000
/**
 * The shortest pause between two polls that notifications cause: a thousand orders a second do not cause a thousand
 * polls.
 */
const APART_MS = 100
/** A missed notification is found at the next poll. */
const PROOF_MS = 60_000
const CHANNEL = 'kitwright_outbox'

export interface WorkerPorts extends PollPorts, JobRuntime {
  readonly lanes: readonly QueueLane[]
  /** Connects directly to PostgreSQL, bypassing any pooler. */
  readonly directUrl: string
}

export interface Worker {
  start(): void
  /** Stops taking jobs. */
  stop(): Promise<void>
}

/** Debounces `look`: calls it at once, and again after the pause if calls have come within it. */
function createHurry(look: () => void, isOver: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  const go = (): void => {
    timer = undefined
    last = performance.now()
    if (!isOver()) look()
  }
  return () => {
    const pause = last + APART_MS - performance.now()
    if (pause <= 0 && !timer) go()
    else timer ??= setTimeout(go, pause).unref()
  }
}

function hearOfEvents({ directUrl, log }: { readonly directUrl: string; readonly log: Log }, hear: () => void) {
  return listen({
    databaseUrl: directUrl,
    channel: CHANNEL,
    proofMs: PROOF_MS,
    hear,
    // Earlier notifications are covered by the poll anyhow.
    turn: () => undefined,
    complain: error => log.warn({ err: error }, 'new jobs are not heard of: they are looked for'),
  })
}

/**
 * Creates a worker that polls for jobs at a notification, every two seconds, and whenever a job has ended. It runs as
 * many jobs at a time as the lanes have places.
 */
export function createWorker(ports: WorkerPorts): Worker {
  const { lanes, log } = ports
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let deafen: (() => Promise<void>) | undefined
  /** One poll at a time: two at once would count the same free places twice. */
  let last: Promise<unknown> = Promise.resolve()

  const begin = (lane: QueueLane, job: Job): void => {
    const work = runJob(ports, lane, job).finally(() => {
      lane.running.delete(work)
      void next([lane])
    })
    lane.running.add(work)
  }
  const next = async (wanted: readonly QueueLane[]): Promise<void> => {
    const polling = last.then(async () => {
      if (isOver) return
      const { relayed, claimed } = await relayAndClaim(ports, { lanes: wanted })
      for (const [lane, job] of claimed) begin(lane, job)
      // There may be more events to relay.
      if (relayed > 0) void next(lanes)
    })
    last = polling.catch((error: unknown) => log.error({ err: error }, 'the job queues did not answer'))
    await last
  }
  const again = (): void => {
    if (isOver) return
    void next(lanes).finally(() => {
      timer = setTimeout(again, EVERY_MS).unref()
    })
  }
  const hurry = createHurry(
    () => void next(lanes),
    () => isOver,
  )
  return {
    start() {
      again()
      deafen = hearOfEvents(ports, hurry)
    },
    async stop() {
      isOver = true
      clearTimeout(timer)
      await Promise.all([last, deafen?.()])
    },
  }
}
