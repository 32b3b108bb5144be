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
   * Group of jobs with much in common. A process that has run one of them runs the others as well; jobs of another kin
   * run in another process if one is available.
   */
  readonly kin?: string
  /** Memory of the whole process meanwhile, MB; one that has loaded what draws begins with 160. */
  readonly limitMb: number
  /** Never there; ties the job to what its module takes and gives. */
  readonly types?: (input: Input) => readonly [Output, Told]
}

/** Client that waits for a piece of work, as seen by the work. Work that does not yield its turn receives nothing. */
export interface JobListener<Told> {
  /** Tells them how far it is. */
  readonly tell: (told: Told) => void
  /** They will take what there is by now. */
  readonly enough: AbortSignal
}

/** Handler that a job's module exports: `export const work: Work<Input, Output> = …` */
export type JobHandler<Input, Output> = (input: Input) => Output | Promise<Output>

/** The same of one that tells how far it is. */
export type TellingWork<Input, Output, Told> = (input: Input, waiting: JobListener<Told>) => Output | Promise<Output>

/** Share of a processor below which a process counts as idle; a process starved by a hundred others uses more. */
export const STILL_PART = 1 / 200

/** Factor by which a task's clock time may exceed its processor time, unless its job sets another limit. */
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
