import { availableParallelism } from 'node:os'
import { loadSizeCharts } from '../../../catalogue/index.ts'
import type { Database, Transaction } from '../../../database/index.ts'
import { findOrderToSew } from '../../../orders/index.ts'
import { productTypes } from '@kitwright/garment'
import { StoreError } from '../../../files/index.ts'
import { backgroundCaller, type MakingDependencies } from '../../rendering/printFiles/garmentFile.ts'
import { findColours } from '../../rendering/colourPrediction/findColours.ts'
import { gatherFindings } from '../../rendering/printFiles/gatherFindings.ts'
import { storeManifest, type PlanWithFile, nameOf } from '../../rendering/printFiles/manifest.ts'
import { type PackFile, measureArchive } from '../../storage/archive.ts'
import { finishPack, renewLease, PackLeaseHeldError, type Progress, stopPack, claimPack } from '../records/packLease.ts'
import { isEnding, pauseFor } from '../../runs/pauseFor.ts'
import { pausePack, stopIfBroken } from '../records/packPause.ts'
import { findRemakeScope, type PackRecord } from '../records/packStore.ts'
import { RunCanceledError } from '../../runs/runCanceledError.ts'
import { createProgressReporter, type ProgressReporter } from './reportProgress.ts'
import { type ChartOf, type OrderToMake, type Plan, planOf } from '../../rendering/printFiles/packPlan.ts'
import { PackError, type Problem } from '../../garments/packError.ts'
import { findPressProfile, type PrinterRef } from '../../printers/pressProfile.ts'
import { checkPack } from '../../rendering/printFiles/checkPack.ts'
import { makeMarkers } from '../../rendering/marker/makeMarkers.ts'
import { requirePreflight } from '../../rendering/preflight/preflight.ts'
import { addPixels } from '../../rendering/rasterFiles/addPixels.ts'
import { preparePapers } from '../../rendering/shopFloorPapers/makePapers.ts'
import { readShopFacts } from '../../rendering/shopFloorPapers/styles.ts'
import { withHeartbeat } from '../../runs/withHeartbeat.ts'
import { getFingerprint, requireUnchanged, abortOnChange } from './abortOnChange.ts'
import { type GarmentsToMake, prepareGarments } from './renderGarments.ts'
import { overlapped, sequential } from './concurrently.ts'
import type { RemakeScope } from '../../garments/remakeScope.ts'
import { findBestHost, type Origins } from '../../../tenants/index.ts'

export interface PackDependencies extends Omit<MakingDependencies, 'tenantId'> {
  readonly database: Database
  readonly origins: Origins
  readonly now: () => Date
  /** Told after each garment. */
  readonly onGarment?: (plan: Plan, progress: Progress) => void
}

export interface PackRef {
  readonly tenantId: string
  readonly packId: string
}

/** Of which a pack that takes long leaves one to who answers. */
const PROCESSORS = availableParallelism()

interface PackRun extends PackRef, Omit<PackDependencies, 'signal'> {
  readonly signal: AbortSignal
  /** Times the usual search for the shortest roll, and that what it has found will do. */
  readonly effort: number
  readonly enough: AbortSignal
  readonly printer: PrinterRef
  inShop<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

interface LoadedOrder {
  readonly order: OrderToMake
  readonly plans: readonly Plan[]
  readonly sign: string
  /** What alone is made of it. */
  readonly remake: RemakeScope | undefined
  readonly opensAt: string | undefined
}

async function readOrder(
  pack: Omit<PackRecord, 'remake'>,
  { inShop, origins, printer }: PackRun,
): Promise<LoadedOrder> {
  const { order_id: id, order_hash: begun, remake_id: remakeId } = pack
  return inShop(async trx => {
    const { sign, holds } = await getFingerprint(trx, { orderId: id, printer })
    if (begun !== null && !holds(begun)) throw new PackError('order-changed')
    const order = (await findOrderToSew(trx, { id }))! as OrderToMake
    const charts = await loadSizeCharts(trx, productTypes())
    const maker = await findPressProfile(trx, order.supplier_id, printer)
    const chartOf: ChartOf = type => charts.find(({ chart }) => chart.productType === type)!
    const host = await findBestHost(trx)
    const opensAt = host === null ? undefined : `${origins.of(host)}/t/`
    const remake = remakeId === null ? undefined : await findRemakeScope(trx, remakeId)
    const plans = await planOf(order, { settings: maker.settings, chartOf, colours: maker, opensAt, remake })
    return { order, plans, sign, remake, opensAt }
  })
}

type FileMakingRun = PackRun & Pick<GarmentsToMake, 'tell' | 'onDrawn'>

/** The garments' files and what comes with them: papers, markers and pictures. */
async function makeFiles({ order, plans, remake, opensAt }: LoadedOrder, { tell, onDrawn, ...run }: FileMakingRun) {
  const shop = await run.inShop(async trx => readShopFacts(trx, order.supplier_id, run.printer))
  // All that is known to come is counted from the beginning; how many parts a marker has shows when it lies.
  const pictures = shop.maker.pixels ? plans.length : 0
  const onPapers = async (papers_made: number): Promise<void> => tell({ papers_made })
  const toWrite = preparePapers(order, plans, { ...run, shop, opensAt, remake: remake?.place })
  const papers = toWrite.count
  let partsOfMarkers = 0
  const garments = await prepareGarments(plans, { ...run, tell, onDrawn })
  await tell({ state: 'making', papers: papers + pictures, ...garments.counts })
  await requirePreflight(
    { plans, toDraw: garments.toDraw, maker: shop.maker },
    { ...run, caller: backgroundCaller(run) },
  )
  const [made, written] = await (garments.isBrief || PROCESSORS > 2 ? overlapped : sequential)(run.signal, {
    ...garments,
    write: async signal => toWrite.make(signal, onPapers),
  })
  checkPack(order, made, remake)
  const onPart = async (parts: number, all: number): Promise<void> => {
    partsOfMarkers = all
    return tell({ papers: papers + all + pictures, papers_made: papers + parts })
  }
  const onPictures = async (done: number): Promise<void> => tell({ papers_made: papers + partsOfMarkers + done })
  const onLaying = async (laying: Progress['laying']): Promise<void> => tell({ laying })
  const pressing = { ...run, onLaying }
  const markers = await makeMarkers({ order, made, shop, opensAt, pressing }, { ...run, onPart })
  const pixels = await addPixels(made, shop.maker, { ...run, onGarment: onPictures })
  const colours = await findColours(plans, shop.maker, run)
  return {
    made,
    papers: [...pixels, ...markers.files, ...written],
    markers: markers.records,
    colours,
    maker: shop.maker,
  }
}

const fileOf = ({ plan, made: { bytes, sha256 } }: PlanWithFile): PackFile => ({
  name: nameOf(plan),
  hash: plan.hash,
  kind: 'pdf',
  bytes,
  sha256,
})

async function finish(read: LoadedOrder, run: PackRun & { readonly tell: ProgressReporter }): Promise<void> {
  const { order, sign, remake } = read
  const { inShop, packId, files, tenantId } = run
  // What is written is put together beside its reading back; where that finds anything, nothing comes of it.
  const archive = measureArchive({ files, tenantId, madeAt: order.approved_at })
  const onDrawn = (drawn: readonly PlanWithFile[]): void => archive.add(drawn.map(each => fileOf(each)))
  try {
    const begun = { orderId: order.id, printer: run.printer, sign }
    const { made, papers, markers, colours, maker } = await abortOnChange({ ...run, ...begun }, async signal =>
      makeFiles(read, { ...run, signal, onDrawn }),
    )
    const rest = [...papers, await storeManifest(order, { made, papers, remake, maker }, run)]
    archive.add(rest)
    const sums = await archive.end()
    const fabrics = [...new Set(made.map(({ plan: { garment } }) => garment.fabric))]
    const findings = gatherFindings(made.map(({ plan: { garment }, made: { pieces } }) => ({ garment, pieces })))
    const kept = [...made.map(each => fileOf(each)), ...rest]
    await inShop(async trx => {
      await requireUnchanged(trx, begun)
      const done = { files: kept, findings, colours, fabrics, markers, ...sums, now: run.now() }
      if (!(await finishPack(trx, packId, done))) throw new RunCanceledError()
    })
  } finally {
    archive.drop()
  }
}

/** Why it stops for good; undefined for what may be better the next time. */
function problemOf(error: unknown): Problem | undefined {
  if (error instanceof PackError) return error.problem
  const isFull =
    (error instanceof StoreError && error.kind === 'full') ||
    ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | null)?.code ?? '')
  return isFull ? { id: 'storage-full', values: {} } : undefined
}

interface RunSignals {
  readonly unwanted: AbortController
  readonly enough: AbortController
}

/** While it is worked on: says so, and hears when it is no longer wanted, or what it has found will do. */
const whileHeld = async (
  run: Pick<PackRun, 'inShop' | 'packId'>,
  { unwanted, enough }: RunSignals,
  work: () => Promise<void>,
) =>
  withHeartbeat(async () => {
    const held = await run.inShop(async trx => renewLease(trx, run.packId))
    if (!held) unwanted.abort(new RunCanceledError())
    if (held?.is_enough) enough.abort()
  }, work)

/**
 * Runs a pack to done, stopped or canceled. Resumable: finished files are found by content hash. Rethrows transient errors after releasing
 * the lease, so that the queue retries.
 */
export async function runPack(ref: PackRef, dependencies: PackDependencies): Promise<void> {
  const { database, signal, now } = dependencies
  const inShop: PackRun['inShop'] = async work => database.withTenant(ref.tenantId, work)
  const pack = await inShop(async trx => claimPack(trx, ref.packId))
  if (pack === 'ended') return
  if (pack === 'held') throw new PackLeaseHeldError()
  if (await inShop(async trx => stopIfBroken(trx, pack, now()))) return
  const [unwanted, enough] = [new AbortController(), new AbortController()]
  const signals = { signal: AbortSignal.any([signal, unwanted.signal]), enough: enough.signal }
  const run = { ...dependencies, ...ref, ...signals, inShop, effort: pack.effort, printer: pack }
  try {
    await whileHeld(run, { unwanted, enough }, async () => {
      const read = await readOrder(pack, run)
      const tell = createProgressReporter(run, read.plans, read.sign)
      await finish(read, { ...run, tell })
    })
  } catch (error) {
    if (error instanceof RunCanceledError || unwanted.signal.aborted) return
    const problem = problemOf(error)
    if (problem) return void (await inShop(async trx => stopPack(trx, ref.packId, { problem, now: now() })))
    await inShop(async trx => pausePack(trx, ref.packId, { ...pauseFor(error, isEnding(signal)), now: now() }))
    throw error
  }
}
