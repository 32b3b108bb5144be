import type { Transaction } from '../../../database/index.ts'
import {
  checkGarmentFile,
  findGarmentFile,
  type GarmentFileRecord,
  makeGarmentFile,
  type MakingDependencies,
} from '../../rendering/printFiles/garmentFile.ts'
import type { PlanWithFile } from '../../rendering/printFiles/manifest.ts'
import { noteStep } from '../records/packPause.ts'
import { renewLease, type Progress } from '../records/packLease.ts'
import type { Plan } from '../../rendering/printFiles/packPlan.ts'
import { RunCanceledError } from '../../runs/runCanceledError.ts'
import type { ProgressReporter } from './reportProgress.ts'

/** A run that makes garments, and its progress reporter. */
export interface GarmentsToMake extends MakingDependencies {
  readonly packId: string
  readonly tell: ProgressReporter
  inShop<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

/** Up to this many garments are made in moments. */
const FEW = 3

/** Renews the lease before slow work, so that a canceled run starts none. */
async function requireWanted({ inShop, packId }: GarmentsToMake): Promise<void> {
  if (!(await inShop(async trx => renewLease(trx, packId)))) throw new RunCanceledError()
}

/**
 * Returns a callback that reports the number of pieces while a garment is under way; a cancellation takes effect
 * afterwards.
 */
const tellPieces =
  (
    tell: ProgressReporter,
    { count, before, times }: { count: 'pieces_made' | 'pieces_checked'; before: number; times: number },
  ) =>
  (done: number) =>
    void tell({ [count]: before + done * times }).catch(() => undefined)

const makeWanted = async (plan: Plan, onPieces: (done: number) => void, run: GarmentsToMake) => {
  await requireWanted(run)
  const made = await makeGarmentFile(plan, run, onPieces)
  await run.inShop(async trx => noteStep(trx, run.packId))
  return made
}

const checkWanted = async (made: PlanWithFile, onPieces: (done: number) => void, run: GarmentsToMake) => {
  await requireWanted(run)
  const checked = await checkGarmentFile(made, run, onPieces)
  await run.inShop(async trx => noteStep(trx, run.packId))
  return checked
}

/** Each plan with the record of its earlier file. */
type RecordsByPlan = ReadonlyMap<Plan, GarmentFileRecord | undefined>

/** Counts the pieces that are already drawn, and the pieces already read back. */
function countsOf(known: RecordsByPlan): Garments['counts'] {
  const sum = (isCounted: (made: GarmentFileRecord) => boolean): number =>
    [...known].reduce(
      (all, [{ pieces, garments }, made]) => all + (made && isCounted(made) ? pieces * garments.length : 0),
      0,
    )
  return { pieces_made: sum(() => true), pieces_checked: sum(made => made.isChecked) }
}

/** Reuses stored files and makes the rest. */
async function makeAll(known: RecordsByPlan, run: GarmentsToMake): Promise<PlanWithFile[]> {
  const { tell, signal } = run
  const made: PlanWithFile[] = []
  let { pieces_made } = countsOf(known)
  for (const [plan, before] of known) {
    signal.throwIfAborted()
    const times = plan.garments.length
    const onPieces = tellPieces(tell, { count: 'pieces_made', before: pieces_made, times })
    made.push({ plan, made: before ?? (await makeWanted(plan, onPieces, run)) })
    if (!before) pieces_made += plan.pieces * times
    await tell({ pieces_made }, plan)
  }
  return made
}

/**
 * Reads back the files, except those checked earlier. Garments that are cut alike follow each other, so that their
 * common reference is drawn once.
 */
async function checkAll(made: readonly PlanWithFile[], run: GarmentsToMake): Promise<PlanWithFile[]> {
  const { tell } = run
  const alike = Map.groupBy(made, ({ plan: { garment } }) => `${garment.documentHash} ${garment.size}`)
  const checked = new Map<PlanWithFile, PlanWithFile>()
  let { pieces_checked } = countsOf(new Map(made.map(each => [each.plan, each.made])))
  await tell({ state: 'checking' })
  for (const each of [...alike.values()].flat()) {
    const times = each.plan.garments.length
    const onPieces = tellPieces(tell, { count: 'pieces_checked', before: pieces_checked, times })
    checked.set(each, each.made.isChecked ? each : { ...each, made: await checkWanted(each, onPieces, run) })
    if (!each.made.isChecked) pieces_checked += each.plan.pieces * times
    await tell({ pieces_checked })
  }
  return made.map(each => checked.get(each)!)
}

export interface Garments {
  /** The files to draw or read back, because no record of them exists. */
  readonly toDraw: readonly Plan[]
  /** The pieces that were completed before. */
  readonly counts: Pick<Progress, 'pieces_made' | 'pieces_checked'>
  /** Whether little work on them is left. */
  readonly isBrief: boolean
  /** Draws all files before any is read back, so that the viewer sees the total. */
  draw(signal: AbortSignal): Promise<PlanWithFile[]>
  readBack(drawn: readonly PlanWithFile[], signal: AbortSignal): Promise<PlanWithFile[]>
}

/** Looks up the earlier files of each plan. */
export async function prepareGarments(plans: readonly Plan[], run: GarmentsToMake): Promise<Garments> {
  const known = new Map<Plan, GarmentFileRecord | undefined>()
  for (const plan of plans) known.set(plan, await findGarmentFile(plan, run))
  const toDraw = plans.filter(plan => !known.get(plan)?.isChecked)
  return {
    toDraw,
    counts: countsOf(known),
    isBrief: toDraw.length <= FEW,
    draw: async signal => makeAll(known, { ...run, signal }),
    readBack: async (drawn, signal) => checkAll(drawn, { ...run, signal }),
  }
}
