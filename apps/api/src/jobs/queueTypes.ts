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

/** The call that a job follows from, for what the job records. */
export const causeOf = ({
  requestId,
  traceParent,
}: Pick<EventJobData, 'requestId' | 'traceParent'>): TransactionOptions['cause'] =>
  requestId === null || traceParent === null ? undefined : { requestId, traceParent }

interface JobContext {
  /** Its lines carry tenant, order, event, request and trace. */
  readonly log: Log
  /** Tells when the time is up, or the process ends: what is under way is to be given up. */
  readonly signal: AbortSignal
}

export interface EventJob extends JobContext, EventJobData {
  /** How often it was tried before. */
  readonly retries: number
  /** Pauses are taken for over. */
  readonly isEarly: boolean
}

/** A job that has not failed and is not done: it comes again after so long, at its place in the queue, and that is no further try. */
export interface JobPostponement {
  readonly afterSeconds: number
  /** Nothing was done: another process has what it is about in hand, or it is in a pause. */
  readonly isIdle?: boolean
}

interface Limits {
  readonly name: string
  /** At once in this process. */
  readonly most: number
  /** A job that takes longer is given up, and handed out again. */
  readonly longestSeconds: number
  /** In all; then it is dead. */
  readonly tries: number
  /** Before the second try; each pause after it is about twice as long, up to the longest. */
  readonly pauseSeconds: number
  readonly longestPauseSeconds: number
  /** The heartbeat interval of a job that may take long. A process that sends none for so long is taken for ended. */
  readonly heartbeatSeconds?: number
}

/** Hears of events: each becomes a job. */
export interface EventQueue extends Limits {
  readonly hears: readonly EventKind[]
  /** At once of one shop, in all processes. */
  readonly maxPerShop: number
  /** Hears of a shop's events, in its scope and in the transaction that makes jobs of them: whoever looks sees what waits. */
  readonly expect?: (trx: Transaction, eventIds: readonly string[]) => Promise<unknown>
  readonly act: (job: EventJob) => Promise<JobPostponement | void>
  /** The handling of a dead job; otherwise it is stored for a year. */
  readonly bury?: (job: EventJob) => Promise<void>
}

/** Is worked at set times, by one of all processes. */
export interface ScheduledQueue extends Limits {
  /** A cron expression, UTC. */
  readonly at: string
  readonly act: (job: JobContext) => Promise<void>
}

export type Queue = EventQueue | ScheduledQueue

export const isEventQueue = (queue: Queue): queue is EventQueue => 'hears' in queue

/** Returns the name of a queue's dead letter queue. */
export const deadLetterQueueOf = ({ name }: Pick<Queue, 'name'>): string => `${name}-dead`
