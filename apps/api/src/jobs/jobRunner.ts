import type { Job } from 'pg-boss'
import { listen } from '../database/index.ts'
import type { QueueLane } from './queueLane.ts'
import { relayAndClaim, type PollPorts } from './pollJobs.ts'
import type { Log } from './queueTypes.ts'
import { runJob, type JobRuntime } from './runJob.ts'

/** How often a process at rest asks: in one transaction for all queues and shops. */
const EVERY_MS = 2_000
/** Between two looks because something was told: a thousand orders a second are no thousand looks. */
const APART_MS = 100
/** A missed notification is found at the next poll. */
const PROOF_MS = 60_000
const CHANNEL = 'kitwright_outbox'

export interface WorkerPorts extends PollPorts, JobRuntime {
  readonly lanes: readonly QueueLane[]
  /** PostgreSQL itself, past any pooler. */
  readonly directUrl: string
}

export interface Worker {
  start(): void
  /** Takes no more. */
  stop(): Promise<void>
}

/** Calls at once, and again when calls have come within the pause after it. */
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

/** Looks for jobs when it hears of something, every two seconds, and as soon as one has ended; has as many under way as there are places. */
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
      // There may be more.
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
