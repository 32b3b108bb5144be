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
import { preparePapers } from '../../rendering/shopFloorPapers/makePapers.ts'
import { RunCanceledError } from '../../runs/runCanceledError.ts'
import { type ArchiveMeasurement, measureArchive, type PackFile } from '../../storage/archive.ts'
import { finishPack, type PackOutcome, type Progress } from '../records/packLease.ts'
import { runConcurrently, runInTurn } from './concurrently.ts'
import { countPapers } from './countPapers.ts'
import type { ClaimedPack, PackRun } from './packRun.ts'
import { planPack, type PlannedPack } from './planPack.ts'
import { prepareGarments } from './renderGarments.ts'
import { createProgressReporter } from './reportProgress.ts'

/**
 * The steps of an order's pack: it is planned, drawn and read back beside its papers, laid on rolls, given pixels and colours, and archived.
 * What a step makes is kept by the hash of what it is made of, so a run that is begun anew passes quickly through what was made before.
 * Throws a `PackError` for what stands in the way, a `RunCanceledError` where nobody wants it any more.
 */
export async function makePack(pack: ClaimedPack, run: PackRun): Promise<void> {
  const planned = await planPack(pack, run)
  const { files, tenantId } = run
  // What is written is put together beside its reading back; where that finds anything, nothing comes of it.
  const archive = measureArchive({ files, tenantId, madeAt: planned.order.approved_at })
  try {
    const content = await abortOnChange({ ...run, ...begunOf(planned, run) }, async signal =>
      render(planned, archive, { ...run, signal }),
    )
    await archivePack(planned, { ...content, archive }, run)
  } finally {
    archive.drop()
  }
}

/** What a pack holds before it is archived. */
interface PackContent extends Pick<PackOutcome, 'markers' | 'colours'> {
  readonly made: readonly PlanWithFile[]
  /** All files but those of garments, in the archive's order. */
  readonly papers: readonly PackFile[]
}

async function render(planned: PlannedPack, archive: ArchiveMeasurement, within: PackRun): Promise<PackContent> {
  const { order, plans, remake, shop, opensAt } = planned
  const { maker } = shop
  const run = { ...within, tell: createProgressReporter(within, plans, planned.sign) }
  const papers = preparePapers(order, plans, { ...run, shop, opensAt, remake: remake?.place })
  const garments = await prepareGarments(plans, run)
  const count = countPapers(run.tell, { papers: papers.count, pictures: maker.pixels ? plans.length : 0 })
  await run.tell({ state: 'making', papers: count.expected, ...garments.counts })

  await requirePreflight({ plans, toDraw: garments.toDraw, maker }, { ...run, caller: backgroundCaller(run) })

  const drawAndReadBack = async (signal: AbortSignal): Promise<PlanWithFile[]> => {
    const drawn = await garments.draw(signal)
    archive.add(drawn.map(fileOf))
    return garments.readBack(drawn, signal)
  }
  const writePapers = async (signal: AbortSignal): Promise<PackFile[]> => papers.make(signal, count.onPapers)
  const [made, written] = await scheduleOf(garments)(run.signal, [drawAndReadBack, writePapers])
  checkPack(order, made, remake)

  const pressing = { ...run, onLaying: async (laying: Progress['laying']) => run.tell({ laying }) }
  const markers = await makeMarkers({ order, made, shop, opensAt, pressing }, { ...run, onPart: count.onPart })
  const pixels = await addPixels(made, maker, { ...run, onGarment: count.onPictures })
  const colours = await findColours(plans, maker, run)
  return { made, papers: [...pixels, ...markers.files, ...written], markers: markers.records, colours }
}

/** Adds the manifest, measures the archive, and says that the pack is done: of the order as it was planned, or not at all. */
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
  })
}

/** The order of whose inputs nothing may change while it is made. */
const begunOf = ({ order, sign }: PlannedPack, { printer }: PackRun) => ({ orderId: order.id, printer, sign })

const fileOf = ({ plan, made: { bytes, sha256 } }: PlanWithFile): PackFile => ({
  name: nameOf(plan),
  hash: plan.hash,
  kind: 'pdf',
  bytes,
  sha256,
})

const PROCESSORS = availableParallelism()

/** A pack that takes long leaves one of two processors to who answers. */
const scheduleOf = ({ isBrief }: { readonly isBrief: boolean }) =>
  isBrief || PROCESSORS > 2 ? runConcurrently : runInTurn
