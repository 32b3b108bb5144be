/** Heavy work: a module that does it, and what it may take. */
export interface Job<Input, Output, Told = never> {
  readonly module: string
  /** Processor time of one task, ms: waiting for a busy machine costs nothing. */
  readonly limitMs: number
  /** Time by the clock after which a task is given up, ms; endless where it says `stillMs`. */
  readonly clockMs: number
  /**
   * Where a machine may be busy for as long as it likes: by the clock a task is given up only when it has stood still for so long, ms, which is
   * to have used a {@link STILL_PART} of that of the processor at most.
   */
  readonly stillMs?: number
  /**
   * What has much in common: a process that has done some of it does the rest as well, and what is of another kin is done in another, where
   * there is one to be had.
   */
  readonly kin?: string
  /** Memory of the whole process meanwhile, MB; one that has loaded what draws begins with 160. */
  readonly limitMb: number
  /** Never there; ties the job to what its module takes and gives. */
  readonly types?: (input: Input) => readonly [Output, Told]
}

/** Who waits for a piece of work, as far as the work has to do with them. What does not give up its turn hears nothing. */
export interface JobListener<Told> {
  /** Tells them how far it is. */
  readonly tell: (told: Told) => void
  /** They will take what there is by now. */
  readonly enough: AbortSignal
}

/** What a job's module exports: `export const work: Work<Input, Output> = …` */
export type JobHandler<Input, Output> = (input: Input) => Output | Promise<Output>

/** The same of one that tells how far it is. */
export type TellingWork<Input, Output, Told> = (input: Input, waiting: JobListener<Told>) => Output | Promise<Output>

/** What uses less of a processor than this does nothing; a process that is starved by a hundred others uses more. */
export const STILL_PART = 1 / 200

/** So much longer than its processor time a task may take by the clock, where its job says nothing else. */
const CLOCK_FACTOR = 10

/**
 * A job whose module exports `work`. Input and output are copied from process to process, so they are plain data and bytes; the
 * module is loaded by the workers alone.
 */
export const defineJob = <Input, Output, Told = never>(
  module: URL,
  limits: { limitMs: number; limitMb: number; clockMs?: number; stillMs?: number; kin?: string },
): Job<Input, Output, Told> => ({
  module: module.href,
  clockMs: limits.stillMs === undefined ? CLOCK_FACTOR * limits.limitMs : Infinity,
  ...limits,
})
