import { hasStatusClass } from '@kitwright/contract'
import { productTypes } from '@kitwright/garment'
import { USUAL_SETTINGS } from '@kitwright/press'
import { loadSizeCharts } from '../../catalogue/index.ts'
import type { Database, Transaction } from '../../database/index.ts'
import { recordEvent } from '../../events/index.ts'
import { findOrderToChange, type OrderRecord, readProvable, readProvableWhole } from '../../orders/index.ts'
import { garmentsOf, type GarmentToSew } from '../garments/orderGarments.ts'
import { backgroundCaller, type MakingDependencies } from '../rendering/printFiles/garmentFile.ts'
import { requirePreflight } from '../rendering/preflight/preflight.ts'
import { PackError } from '../garments/packError.ts'
import { cardFacts, type StoredProofCard } from './drawing/content.ts'
import { type ProofViewPlan, proofViewPlan, marksOf, viewsOf } from './drawing/proofViews.ts'
import { type LeasedRun, runLeased } from '../runs/runLeased.ts'
import {
  findAcceptedProof,
  findProof,
  finishProof,
  holdProof,
  pauseProof,
  type ProofRecord,
  stopProof,
} from './store.ts'

export interface ProofDependencies extends Omit<MakingDependencies, 'tenantId'> {
  readonly database: Database
  readonly now: () => Date
}

export interface ProofRef {
  readonly tenantId: string
  readonly proofId: string
}

/** Whether production has not begun: later, no customer's answer changes the print. */
export const isOpen = ({ status }: Pick<OrderRecord, 'status'>): boolean => hasStatusClass(status, 'before_production')

type RunInShop = <T>(work: (trx: Transaction) => Promise<T>) => Promise<T>

async function readOrder(trx: Transaction, { order_id: orderId }: ProofRecord) {
  const order = await readProvableWhole(trx, orderId)
  const charts = await loadSizeCharts(trx, productTypes())
  const chartOf = (type: string) => charts.find(({ chart }) => chart.productType === type)!
  return { ...order, chartOf, accepted: await findAcceptedProof(trx, orderId) }
}

type Order = Awaited<ReturnType<typeof readOrder>>

/** A proof does not depend on the printer. */
const NO_ROLLS = { rolls: [], settings: USUAL_SETTINGS }

/**
 * Makes a card for each line, in their order, and draws identical garments once. Draws nothing if a known problem
 * stands in the way.
 */
async function makeCards(
  { lines, chartOf }: Order,
  orderId: string,
  making: MakingDependencies,
): Promise<StoredProofCard[]> {
  const cards: StoredProofCard[] = []
  const looks: { garment: GarmentToSew; look: ProofViewPlan }[] = []
  for (const garment of garmentsOf({ lines }).filter(each => each.garment === 1))
    looks.push({ garment, look: await proofViewPlan({ orderId, garment, chartOf }) })
  const toDraw = looks.map(({ garment, look: { facts } }) => ({ garment, facts }))
  await requirePreflight({ plans: [], toDraw, maker: NO_ROLLS }, { ...making, caller: backgroundCaller(making) })
  for (const { garment, look } of looks) {
    making.signal.throwIfAborted()
    const line = lines.find(({ id }) => id === garment.lineId)!
    cards.push({ ...cardFacts(line, garment), look: look.hash, views: await viewsOf(look, making) })
  }
  return cards
}

/** How often it restarts for an order that changes while it is drawn. */
const TRIES = 3

async function makeOnce(proof: ProofRecord, inShop: RunInShop, making: MakingDependencies, now: () => Date) {
  const order = await inShop(async trx => readOrder(trx, proof))
  const content = await makeCards(order, proof.order_id, making)
  const { hash, accepted } = order
  const marks = accepted ? await marksOf(accepted.content, content, making) : []
  return inShop(async trx => {
    const held = await findOrderToChange(trx, proof.order_id)
    if (!held || !isOpen(held)) throw new PackError('order-changed')
    if ((await readProvable(trx, proof.order_id)).hash !== hash) return false
    const made = { hash, content, marks, comparedTo: accepted?.id ?? null, now: now() }
    if (await finishProof(trx, proof.id, made))
      await recordEvent(trx, {
        kind: 'ProofSent',
        subjectId: held.id,
        payload: { number: held.number, personId: held.owner_id },
      })
    return true
  })
}

/** Draws the proof of an order and shows it to its customer, or records why not. Throws transient errors. */
export async function makeProof({ tenantId, proofId }: ProofRef, dependencies: ProofDependencies): Promise<void> {
  const { database, now, ...rest } = dependencies
  const inShop: RunInShop = async work => database.withTenant(tenantId, work)
  const renew = async (): Promise<boolean> => inShop(async trx => holdProof(trx, proofId))
  const proof = await inShop(async trx => findProof(trx, proofId))
  if (proof?.state !== 'making' || !(await renew())) return
  const run: LeasedRun = {
    signal: rest.signal,
    renew,
    problemOf: error => (error instanceof PackError ? error.problem : undefined),
    stop: async problem => inShop(async trx => stopProof(trx, proofId, problem)),
    pause: async ({ by }) => inShop(async trx => pauseProof(trx, proofId, by)),
  }
  await runLeased(run, async signal => {
    for (let i = 0; i < TRIES; i += 1) if (await makeOnce(proof, inShop, { ...rest, tenantId, signal }, now)) return
    throw new PackError('order-changed')
  })
}
