/** Heavy work: the module that does it, and its limits. */
export interface Job<Input, Output, Told = never> {
  readonly module: string
  /** Processor time limit of one task in ms. Waiting on a busy machine does not count. */
  readonly limitMs: number
  /** Wall-clock limit of a task in ms; unlimited if `stillMs` is set. */
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
  /** Memory limit of the whole process in MB. A process that has loaded the drawing code starts at 160. */
  readonly limitMb: number
  /** Never set; ties the job to the types of its module's input and output. */
  readonly types?: (input: Input) => readonly [Output, Told]
}

/** Client that waits for a piece of work, as seen by the work. Work that does not yield its turn receives nothing. */
export interface JobListener<Told> {
  /** Reports progress to the waiting callers. */
  readonly tell: (told: Told) => void
  /** Aborts when the callers accept the result so far. */
  readonly enough: AbortSignal
}

/** Handler that a job's module exports: `export const work: Work<Input, Output> = …` */
export type JobHandler<Input, Output> = (input: Input) => Output | Promise<Output>

/** Work that also reports its progress. */
export type TellingWork<Input, Output, Told> = (input: Input, waiting: JobListener<Told>) => Output | Promise<Output>

/** Share of a processor below which a process counts as idle; a process starved by a hundred others uses more. */
export const STILL_PART = 1 / 200

/** Factor by which a task's clock time may exceed its processor time, unless its job sets another limit. */
const CLOCK_FACTOR = 10

/**
 * Defines a job whose module exports `work`. Input and output are copied between processes, so they are plain data and
 * bytes. Only the workers load the module.
 */
export const defineJob = <Input, Output, Told = never>(
  module: URL,
  limits: { limitMs: number; limitMb: number; clockMs?: number; stillMs?: number; kin?: string },
): Job<Input, Output, Told> => ({
  module: module.href,
  clockMs: limits.stillMs === undefined ? CLOCK_FACTOR * limits.limitMs : Infinity,
  ...limits,
})
