import { availableParallelism } from 'node:os'
import { requireUnchanged, abortOnChange } from './abortOnChange.ts'
import { backgroundCaller } from '../../rendering/printFiles/garmentFile.ts'
import { checkPack } from '../../rendering/printFiles/checkPack.ts'
import { gatherFindings } from '../../rendering/printFiles/gatherFindings.ts'
import { nameOf, type PlanWithFile, storeManifest } from '../../rendering/printFiles/manifest.ts'
import { findColours } from '../../rendering/colourPrediction/findColours.ts'
import { makeMarkers } from '../../rendering/marker/makeMarkers.ts'
import { requirePreflight } from '../../rendering/preflight/preflight.ts'
import { addPixels } from '../../rendering/rasterFiles/addPixels.ts'
import { type Papers, preparePapers } from '../../rendering/shopFloorPapers/makePapers.ts'
import { RunCanceledError } from '../../runs/runCanceledError.ts'
import { type ArchiveMeasurement, measureArchive, type PackFile } from '../../storage/archive.ts'
import { handOverFinished } from '../records/handOverFinished.ts'
import { finishPack, type PackOutcome, type Progress } from '../records/packLease.ts'
import { runConcurrently, runInTurn } from './concurrently.ts'
import { countPapers } from './countPapers.ts'
import type { ClaimedPack, PackRun } from './packRun.ts'
import { planPack, type PlannedPack } from './planPack.ts'
import { type Garments, prepareGarments } from './renderGarments.ts'
import { createProgressReporter, type ProgressReporter } from './reportProgress.ts'

/**
 * Makes an order's pack step by step: plan, prepare, check, draw and read back beside the papers, markers, pixels,
 * colours, archive. Each step stores its result by the hash of its inputs, so a restarted run quickly passes finished
 * work. Throws a `PackError` for an obstacle, a `RunCanceledError` if the pack is no longer needed.
 */
export async function makePack(pack: ClaimedPack, run: PackRun): Promise<void> {
  const planned = await planPack(pack, run)
  const archive = measureArchive({ files: run.files, tenantId: run.tenantId, madeAt: planned.order.approved_at })
  try {
    const content = await abortOnChange({ ...run, ...begunOf(planned, run) }, async signal => {
      const bench = await prepare(planned, archive, { ...run, signal })
      await checkBeforeDrawing(bench)
      const { made, papers } = await drawBesidePapers(bench)
      const markers = await layOnRolls(bench, made)
      const pixels = await drawPixels(bench, made)
      const colours = await findColours(planned.plans, planned.shop.maker, bench.run)
      return { made, papers: [...pixels, ...markers.files, ...papers], markers: markers.records, colours }
    })
    await archivePack(planned, { ...content, archive }, run)
  } finally {
    archive.drop()
  }
}

/** The context of the steps. */
interface Bench {
  readonly planned: PlannedPack
  readonly run: PackRun & { readonly tell: ProgressReporter }
  readonly garments: Garments
  readonly papers: Papers
  /** The count of papers, markers and pictures shown at the office. */
  readonly count: ReturnType<typeof countPapers>
  readonly archive: ArchiveMeasurement
}

/** Looks up earlier results and reports how much there is to make. */
async function prepare(planned: PlannedPack, archive: ArchiveMeasurement, within: PackRun): Promise<Bench> {
  const { order, plans, remake, shop, opensAt, sign } = planned
  const run = { ...within, tell: createProgressReporter(within, plans, sign) }
  const papers = preparePapers(order, plans, { ...run, shop, opensAt, remake: remake?.place })
  const garments = await prepareGarments(plans, run)
  const count = countPapers(run.tell, { papers: papers.count, pictures: shop.maker.pixels ? plans.length : 0 })
  await run.tell({ state: 'making', papers: count.expected, ...garments.counts })
  return { planned, run, garments, papers, count, archive }
}

/** Stops a run that cannot succeed, before anything is drawn. */
async function checkBeforeDrawing({ planned: { plans, shop }, garments: { toDraw }, run }: Bench): Promise<void> {
  await requirePreflight({ plans, toDraw, maker: shop.maker }, { ...run, caller: backgroundCaller(run) })
}

/** Draws the garments' files, reads them back and compares them with the order, while the papers are written. */
async function drawBesidePapers({ planned: { order, remake }, garments, papers, count, archive, run }: Bench) {
  const drawAndReadBack = async (signal: AbortSignal): Promise<PlanWithFile[]> => {
    const drawn = await garments.draw(signal)
    // The archive is measured while its files are read back. If that finds a fault, the measurement is dropped.
    archive.add(drawn.map(fileOf))
    return garments.readBack(drawn, signal)
  }
  const writePapers = async (signal: AbortSignal): Promise<PackFile[]> => papers.make(signal, count.onPapers)
  const [made, written] = await scheduleOf(garments)(run.signal, [drawAndReadBack, writePapers])
  checkPack(order, made, remake)
  return { made, papers: written }
}

/** Nests the pieces on the supplier's rolls; does nothing without a known roll. */
async function layOnRolls({ planned: { order, shop, opensAt }, run, count }: Bench, made: readonly PlanWithFile[]) {
  const pressing = { ...run, onLaying: async (laying: Progress['laying']) => run.tell({ laying }) }
  return makeMarkers({ order, made, shop, opensAt, pressing }, { ...run, onPart: count.onPart })
}

/** Draws pictures of the pieces for a press that takes no PDF. */
async function drawPixels({ planned: { shop }, run, count }: Bench, made: readonly PlanWithFile[]) {
  return addPixels(made, shop.maker, { ...run, onGarment: count.onPictures })
}

/** The contents of a pack before it is archived. */
interface PackContent extends Pick<PackOutcome, 'markers' | 'colours'> {
  readonly made: readonly PlanWithFile[]
  /** All files except the garments', in the archive's order. */
  readonly papers: readonly PackFile[]
}

/** Adds the manifest, measures the archive and marks the pack as done, only if the order is still as planned. */
async function archivePack(
  planned: PlannedPack,
  { made, papers, archive, markers, colours }: PackContent & { readonly archive: ArchiveMeasurement },
  run: PackRun,
): Promise<void> {
  const { order, remake, shop } = planned
  const rest = [...papers, await storeManifest(order, { made, papers, remake, maker: shop.maker }, run)]
  archive.add(rest)
  const outcome = {
    files: [...made.map(fileOf), ...rest],
    findings: gatherFindings(made.map(({ plan: { garment }, made: { pieces } }) => ({ garment, pieces }))),
    fabrics: [...new Set(made.map(({ plan: { garment } }) => garment.fabric))],
    markers,
    colours,
    ...(await archive.end()),
  }
  await run.inShop(async trx => {
    await requireUnchanged(trx, begunOf(planned, run))
    if (!(await finishPack(trx, run.packId, { ...outcome, now: run.now() }))) throw new RunCanceledError()
    await handOverFinished(trx, { packId: run.packId, now: run.now() })
  })
}

/** Returns the order whose inputs must not change while it is made. */
const begunOf = ({ order, sign }: PlannedPack, { printer }: PackRun) => ({ orderId: order.id, printer, sign })

const fileOf = ({ plan, made: { bytes, sha256 } }: PlanWithFile): PackFile => ({
  name: nameOf(plan),
  hash: plan.hash,
  kind: 'pdf',
  bytes,
  sha256,
})

const PROCESSORS = availableParallelism()

/** A long pack leaves one of two processors to the server. */
const scheduleOf = ({ isBrief }: { readonly isBrief: boolean }) =>
  isBrief || PROCESSORS > 2 ? runConcurrently : runInTurn
