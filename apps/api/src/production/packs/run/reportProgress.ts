import { countGarments, type Plan } from '../../rendering/printFiles/packPlan.ts'
import type { Transaction } from '../../../database/index.ts'
import { RunCanceledError } from '../../runs/runCanceledError.ts'
import { recordProgress, type Progress } from '../records/packLease.ts'

interface ProgressRun {
  readonly packId: string
  readonly signal: AbortSignal
  readonly onGarment?: (plan: Plan, progress: Progress) => void
  inShop<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

const sumOf = (plans: readonly Plan[]): number =>
  plans.reduce((sum, { pieces, garments }) => sum + pieces * garments.length, 0)

/** The least interval between two writes of the progress, in milliseconds. */
const TELL_MS = 300

/** Creates a reporter that writes a run's progress and stops the run if it was canceled. */
export function createProgressReporter(run: ProgressRun, plans: readonly Plan[], order_hash: string) {
  const progress = {
    state: 'making' as Progress['state'],
    order_hash,
    garments: countGarments(plans),
    pieces: sumOf(plans),
    pieces_made: 0,
    pieces_checked: 0,
    papers: 0,
    papers_made: 0,
    laying: null as Progress['laying'],
  }
  let told = -Infinity
  let writing = Promise.resolve()
  // Writes one after the other, so that an earlier report never overwrites a later one.
  const write = async (): Promise<void> => {
    if (!(await run.inShop(async trx => recordProgress(trx, run.packId, progress)))) throw new RunCanceledError()
  }
  return async (change: Partial<Progress>, plan?: Plan): Promise<void> => {
    run.signal.throwIfAborted()
    const isNext = change.state !== undefined && change.state !== progress.state
    Object.assign(progress, change)
    if (plan) run.onGarment?.(plan, progress)
    const isLast = progress.pieces_checked === progress.pieces
    if (!isNext && !isLast && performance.now() - told < TELL_MS) return
    told = performance.now()
    return (writing = writing.then(write))
  }
}

export type ProgressReporter = ReturnType<typeof createProgressReporter>
