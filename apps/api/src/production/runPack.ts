import { availableParallelism } from 'node:os'
import { loadSizeCharts } from '../catalogue/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { findOrderToSew } from '../orders/index.ts'
import { productTypes } from '@kitwright/garment'
import { StoreError } from '../files/index.ts'
import { callerOf, type MakingDependencies } from './made.ts'
import { findColours } from './colours/findColours.ts'
import { gatherFindings } from './findings.ts'
import { keepManifest, type MadePlan, nameOf } from './manifest.ts'
import { type KeptFile, measureArchive } from './archive.ts'
import { finishPack, holdPack, PackHeld, type Progress, stopPack, takePack } from './packRun.ts'
import { pauseFor, pausePack, stopIfBroken } from './packPause.ts'
import type { PackRecord } from './packStore.ts'
import { createTeller, type Tell, Unwanted } from './tellProgress.ts'
import { type ChartOf, type OrderToMake, type Plan, planOf } from './plan.ts'
import { PackError, type Problem } from './problem.ts'
import { findMaker, type ForPrinter } from './maker.ts'
import { checkPack } from './checkPack.ts'
import { makeMarkers } from './marker/makeMarkers.ts'
import { requireSound } from './preflight/preflight.ts'
import { addPixels } from './pixels/addPixels.ts'
import { preparePapers } from './papers/makePapers.ts'
import { readShopFacts } from './papers/styles.ts'
import { whileLooking } from './whileLooking.ts'
import { getSign, requireUnchanged, whileUnchanged } from './whileUnchanged.ts'
import { type GarmentsToMake, prepareGarments } from './makeGarments.ts'
import { atOnce, oneByOne } from './together.ts'
import type { Remade } from './remake/items.ts'
import { findRemake } from './remake/store.ts'
import { findBestHost, type Origins } from '../tenants/index.ts'

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

interface Run extends PackRef, Omit<PackDependencies, 'signal'> {
  readonly signal: AbortSignal
  /** Times the usual search for the shortest roll, and that what it has found will do. */
  readonly effort: number
  readonly enough: AbortSignal
  readonly printer: ForPrinter
  inShop<T>(work: (trx: Transaction) => Promise<T>): Promise<T>
}

interface ReadOrder {
  readonly order: OrderToMake
  readonly plans: readonly Plan[]
  readonly sign: string
  /** What alone is made of it. */
  readonly remake: Remade | undefined
  readonly opensAt: string | undefined
}

async function readOrder(pack: Omit<PackRecord, 'remake'>, { inShop, origins, printer }: Run): Promise<ReadOrder> {
  const { order_id: id, order_hash: begun, remake_id: remakeId } = pack
  return inShop(async trx => {
    const { sign, holds } = await getSign(trx, { orderId: id, printer })
    if (begun !== null && !holds(begun)) throw new PackError('order-changed')
    const order = (await findOrderToSew(trx, { id }))! as OrderToMake
    const charts = await loadSizeCharts(trx, productTypes())
    const maker = await findMaker(trx, order.supplier_id, printer)
    const chartOf: ChartOf = type => charts.find(({ chart }) => chart.productType === type)!
    const host = await findBestHost(trx)
    const opensAt = host === null ? undefined : `${origins.of(host)}/t/`
    const remake = remakeId === null ? undefined : await findRemake(trx, remakeId)
    const plans = await planOf(order, { settings: maker.settings, chartOf, colours: maker, opensAt, remake })
    return { order, plans, sign, remake, opensAt }
  })
}

type Making = Run & Pick<GarmentsToMake, 'tell' | 'onDrawn'>

/** The garments' files and what comes with them: papers, markers and pictures. */
async function makeFiles({ order, plans, remake, opensAt }: ReadOrder, { tell, onDrawn, ...run }: Making) {
  const shop = await run.inShop(async trx => readShopFacts(trx, order.supplier_id, run.printer))
  // All that is known to come is counted from the beginning; how many parts a marker has shows when it lies.
  const pictures = shop.maker.pixels ? plans.length : 0
  const onPapers = async (papers_made: number): Promise<void> => tell({ papers_made })
  const toWrite = preparePapers(order, plans, { ...run, shop, opensAt, remake: remake?.place })
  const papers = toWrite.count
  let partsOfMarkers = 0
  const garments = await prepareGarments(plans, { ...run, tell, onDrawn })
  await tell({ state: 'making', papers: papers + pictures, ...garments.counts })
  await requireSound({ plans, toDraw: garments.toDraw, maker: shop.maker }, { ...run, caller: callerOf(run) })
  const [made, written] = await (garments.isBrief || PROCESSORS > 2 ? atOnce : oneByOne)(run.signal, {
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

const fileOf = ({ plan, made: { bytes, sha256 } }: MadePlan): KeptFile => ({
  name: nameOf(plan),
  hash: plan.hash,
  kind: 'pdf',
  bytes,
  sha256,
})

async function finish(read: ReadOrder, run: Run & { readonly tell: Tell }): Promise<void> {
  const { order, sign, remake } = read
  const { inShop, packId, files, tenantId } = run
  // What is written is put together beside its reading back; where that finds anything, nothing comes of it.
  const archive = measureArchive({ files, tenantId, madeAt: order.approved_at })
  const onDrawn = (drawn: readonly MadePlan[]): void => archive.add(drawn.map(each => fileOf(each)))
  try {
    const begun = { orderId: order.id, printer: run.printer, sign }
    const { made, papers, markers, colours, maker } = await whileUnchanged({ ...run, ...begun }, async signal =>
      makeFiles(read, { ...run, signal, onDrawn }),
    )
    const rest = [...papers, await keepManifest(order, { made, papers, remake, maker }, run)]
    archive.add(rest)
    const sums = await archive.end()
    const fabrics = [...new Set(made.map(({ plan: { garment } }) => garment.fabric))]
    const findings = gatherFindings(made.map(({ plan: { garment }, made: { pieces } }) => ({ garment, pieces })))
    const kept = [...made.map(each => fileOf(each)), ...rest]
    await inShop(async trx => {
      await requireUnchanged(trx, begun)
      const done = { files: kept, findings, colours, fabrics, markers, ...sums, now: run.now() }
      if (!(await finishPack(trx, packId, done))) throw new Unwanted()
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

interface Heard {
  readonly unwanted: AbortController
  readonly enough: AbortController
}

/** The process ends; a run whose time is up has an abort of another kind. */
const isEnding = (signal: AbortSignal): boolean =>
  signal.aborted && !(signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError')

/** While it is worked on: says so, and hears when it is no longer wanted, or what it has found will do. */
const whileHeld = async (run: Pick<Run, 'inShop' | 'packId'>, { unwanted, enough }: Heard, work: () => Promise<void>) =>
  whileLooking(async () => {
    const held = await run.inShop(async trx => holdPack(trx, run.packId))
    if (!held) unwanted.abort(new Unwanted())
    if (held?.is_enough) enough.abort()
  }, work)

/**
 * Makes a pack, from where it was left: what has been made is kept by what it is made of, so nothing is made twice. Ends with it done,
 * stopped with its problem, or canceled. Throws what may be better another time, and leaves it at its place, to be taken up again after a pause.
 */
export async function runPack(ref: PackRef, dependencies: PackDependencies): Promise<void> {
  const { database, signal, now } = dependencies
  const inShop: Run['inShop'] = async work => database.withTenant(ref.tenantId, work)
  const pack = await inShop(async trx => takePack(trx, ref.packId))
  if (pack === 'ended') return
  if (pack === 'held') throw new PackHeld()
  if (await inShop(async trx => stopIfBroken(trx, pack, now()))) return
  const [unwanted, enough] = [new AbortController(), new AbortController()]
  const signals = { signal: AbortSignal.any([signal, unwanted.signal]), enough: enough.signal }
  const run = { ...dependencies, ...ref, ...signals, inShop, effort: pack.effort, printer: pack }
  try {
    await whileHeld(run, { unwanted, enough }, async () => {
      const read = await readOrder(pack, run)
      const tell = createTeller(run, read.plans, read.sign)
      await finish(read, { ...run, tell })
    })
  } catch (error) {
    if (error instanceof Unwanted || unwanted.signal.aborted) return
    const problem = problemOf(error)
    if (problem) return void (await inShop(async trx => stopPack(trx, ref.packId, { problem, now: now() })))
    await inShop(async trx => pausePack(trx, ref.packId, { ...pauseFor(error, isEnding(signal)), now: now() }))
    throw error
  }
}
