import { getGarment, type ProductType } from '@kitwright/garment'
import { USUAL_SETTINGS } from '@kitwright/press'
import type { StoredChart } from '../../../catalogue/index.ts'
import { hashBytes, parseStoredJson, proofKey } from '../../../files/index.ts'
import { codeHash } from '../../storage/codeHash.ts'
import type { GarmentToMake } from '../../rendering/garmentFiles/job.ts'
import type { GarmentToSew } from '../../garments/orderGarments.ts'
import { z } from 'zod'
import { sha256Of } from '../../storage/contentStore.ts'
import {
  backgroundCaller,
  toPackError,
  filesOf,
  type MakingDependencies,
} from '../../rendering/printFiles/garmentFile.ts'
import { PackError } from '../../garments/packError.ts'
import {
  type StoredProofCard,
  type StoredProofView,
  type DifferenceMark,
  viewHash,
  storedViewSchema,
} from './content.ts'
import { compareProofViews, renderProofViews, type RenderedView, type Pair } from './job.ts'

/** All inputs of a garment's pictures, and their hash. */
export interface ProofViewPlan {
  readonly hash: string
  readonly facts: Omit<GarmentToMake, 'images' | 'fonts'>
}

interface ProofViewInput {
  readonly orderId: string
  readonly garment: GarmentToSew
  readonly chartOf: (type: ProductType) => StoredChart
}

/**
 * Facts and content hash of a garment's proof pictures. Identical garments of one order share a hash; the order id is part of it, so
 * pictures can be deleted per order.
 */
export async function proofViewPlan({ orderId, garment, chartOf }: ProofViewInput): Promise<ProofViewPlan> {
  const { document, size, player, who } = garment
  const { chart } = chartOf(getGarment(document.garment).productType)
  const hash = sha256Of(JSON.stringify([orderId, await codeHash(), document, chart, size, player]))
  // Neither is visible in a picture.
  const unseen = { settings: USUAL_SETTINGS, label: { order: 'PROOF', line: 1, garment: 1 }, madeAt: new Date(0) }
  return { hash, facts: { document, chart, size, player, who, ...unseen } }
}

async function keep(look: string, views: readonly RenderedView[], { files, tenantId }: MakingDependencies) {
  const kept: StoredProofView[] = []
  for (const { side, bytes, widthPx, heightPx } of views) {
    const hash = viewHash(look, side)
    await files.put(proofKey(tenantId, hash), bytes)
    kept.push({ side, hash, widthPx, heightPx, sha256: await hashBytes(bytes) })
  }
  // Written last: if it is stored, the pictures are.
  await files.put(proofKey(tenantId, look), Buffer.from(JSON.stringify(kept)))
  return kept
}

type ProofFileStore = Pick<MakingDependencies, 'files' | 'tenantId'>

/** Returns a stored picture unchanged; undefined if it is missing or altered. */
export async function findView(
  { hash, sha256 }: Pick<StoredProofView, 'hash' | 'sha256'>,
  { files, tenantId }: ProofFileStore,
): Promise<Uint8Array | undefined> {
  const bytes = await files.find(proofKey(tenantId, hash))
  return bytes && (sha256 === undefined || (await hashBytes(bytes)) === sha256) ? bytes : undefined
}

async function findViews(
  look: string,
  { files, tenantId }: ProofFileStore,
): Promise<readonly StoredProofView[] | undefined> {
  const views = parseStoredJson(await files.find(proofKey(tenantId, look)), z.array(storedViewSchema))
  for (const view of views ?? []) if (!(await findView(view, { files, tenantId }))) return undefined
  return views
}

/**
 * Returns the pictures of a look; draws them if they are not stored. Throws a `PackError` that names the garment that
 * cannot be drawn.
 */
export async function viewsOf(
  { hash, facts }: ProofViewPlan,
  dependencies: MakingDependencies,
): Promise<readonly StoredProofView[]> {
  const { workers } = dependencies
  const known = await findViews(hash, dependencies)
  if (known) return known
  const input = async () => ({ ...facts, ...(await filesOf(facts.document, dependencies)) })
  const answer = await workers
    .run(renderProofViews, input, backgroundCaller(dependencies))
    .catch(toPackError(facts.who))
  if (answer.problem) throw new PackError(answer.problem.id, answer.problem.values)
  return keep(hash, answer.views, dependencies)
}

async function pairsOf(before: StoredProofCard, after: StoredProofCard, place: ProofFileStore): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const view of after.views) {
    const { side } = view
    const old = before.views.find(each => each.side === side)
    const [one, other] = [old && (await findView(old, place)), await findView(view, place)]
    if (one && other) pairs.push({ side, before: one, after: other })
  }
  return pairs
}

/** Returns where the pictures of lines differ from those that were accepted. */
export async function marksOf(
  before: readonly StoredProofCard[],
  after: readonly StoredProofCard[],
  dependencies: MakingDependencies,
): Promise<DifferenceMark[]> {
  const known = new Map(before.map(card => [card.lineId, card]))
  const marks: DifferenceMark[] = []
  for (const card of after) {
    const old = known.get(card.lineId)
    if (!old || old.look === card.look) continue
    const input = async () => pairsOf(old, card, dependencies)
    const found = await dependencies.workers.run(compareProofViews, input, backgroundCaller(dependencies))
    marks.push(...found.filter(({ boxes }) => boxes.length > 0).map(each => ({ lineId: card.lineId, ...each })))
  }
  return marks
}
