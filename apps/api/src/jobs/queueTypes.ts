import type { Transaction, TransactionOptions } from '../database/index.ts'
import type { EventKind } from '../events/index.ts'

/** The log of a running job; a logger's shape. */
export interface Log {
  info(facts: object, text: string): void
  warn(facts: object, text: string): void
  error(facts: object, text: string): void
  child(facts: object): Log
}

/**
 * The data of an event's job. It says where to look, and nothing of what happened: jobs lie outside the tenants' rows.
 */
export interface EventJobData {
  readonly tenantId: string
  readonly eventId: string
  readonly kind: string
  readonly subjectId: string
  readonly requestId: string | null
  readonly traceParent: string | null
}

/** Returns the call that caused a job, for the job's records. */
export const causeOf = ({
  requestId,
  traceParent,
}: Pick<EventJobData, 'requestId' | 'traceParent'>): TransactionOptions['cause'] =>
  requestId === null || traceParent === null ? undefined : { requestId, traceParent }

interface JobContext {
  /** Its lines contain tenant, order, event, request and trace. */
  readonly log: Log
  /** Aborts when the time limit is reached or the process ends. */
  readonly signal: AbortSignal
}

export interface EventJob extends JobContext, EventJobData {
  /** The number of previous tries. */
  readonly retries: number
  /** Ignores retry pauses. */
  readonly isEarly: boolean
}

/**
 * A job that has neither failed nor finished. It runs again after this delay, at its place in the queue, without
 * counting as another try.
 */
export interface JobPostponement {
  readonly afterSeconds: number
  /** The job did nothing: another process works on its subject, or it waits for a retry. */
  readonly isIdle?: boolean
}

interface Limits {
  readonly name: string
  /** The most jobs at a time in this process. */
  readonly most: number
  /** A job that takes longer is aborted and run again. */
  readonly longestSeconds: number
  /** The most tries in all. After that the job is dead. */
  readonly tries: number
  /** The pause before the second try. Each further pause is about twice as long, up to `longestPauseSeconds`. */
  readonly pauseSeconds: number
  readonly longestPauseSeconds: number
  /** The heartbeat interval of a job that may take long. A process that sends none for so long is taken for ended. */
  readonly heartbeatSeconds?: number
}

/** A queue that receives events. Each becomes a job. */
export interface EventQueue extends Limits {
  readonly hears: readonly EventKind[]
  /** The most jobs of one shop at a time, in all processes. */
  readonly maxPerShop: number
  /**
   * Receives a shop's events, in its scope and in the transaction that creates their jobs, so that pending work is
   * visible at once.
   */
  readonly expect?: (trx: Transaction, eventIds: readonly string[]) => Promise<unknown>
  readonly act: (job: EventJob) => Promise<JobPostponement | void>
  /** The handling of a dead job; otherwise it is stored for a year. */
  readonly bury?: (job: EventJob) => Promise<void>
}

/** A queue that runs at scheduled times, in one of all processes. */
export interface ScheduledQueue extends Limits {
  /** A cron expression, UTC. */
  readonly at: string
  readonly act: (job: JobContext) => Promise<void>
}

export type Queue = EventQueue | ScheduledQueue

export const isEventQueue = (queue: Queue): queue is EventQueue => 'hears' in queue

/** Returns the name of a queue's dead letter queue. */
export const deadLetterQueueOf = ({ name }: Pick<Queue, 'name'>): string => `${name}-dead`
