import { parseSize } from '@kitwright/garment'
import { nameIn, listOwners } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import type { FileStore } from '../../files/index.ts'
import { type OrderRecord, readProvable } from '../../orders/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import type { Language } from '@kitwright/words'
import { type Change, changedLines } from './changedLines.ts'
import { readShopFacts } from '../rendering/shopFloorPapers/styles.ts'
import type { StoredProofCard } from './drawing/content.ts'
import type { PaperCard, PaperToWrite } from './drawing/job.ts'
import { findView } from './drawing/proofViews.ts'
import { findAcceptedProof, type ShownProof } from './store.ts'

interface ProofPaperInput {
  readonly order: Pick<OrderRecord, 'id' | 'number'>
  readonly proof: ShownProof
  readonly tenant: Pick<TenantContext, 'name' | 'settings'>
  readonly language: Language
}

type FabricOf = (id: string) => string

/** Replaces fabric ids with names, since paper cannot look them up. */
const named = (change: Change, fabricOf: FabricOf): Change =>
  change.what === 'fabric' ? { ...change, before: fabricOf(change.before), after: fabricOf(change.after) } : change

function paperCard(
  card: StoredProofCard,
  { proof, accepted, fabricOf }: { proof: ShownProof; accepted: ShownProof | undefined; fabricOf: FabricOf },
): PaperCard {
  const {
    lineId,
    design,
    size,
    sleeve,
    version,
    kit = null,
    playerName,
    printed,
    number,
    qty,
    unprinted = [],
    views,
  } = card
  const isLater = accepted !== undefined && accepted.id !== proof.id
  const changed = isLater
    ? changedLines(accepted.content, proof.content).find(line => line.lineId === lineId)
    : undefined
  const marks = (isLater && proof.compared_to === accepted.id && proof.marks) || []
  return {
    design,
    size: parseSize(size) ?? size,
    sleeve,
    version,
    kit,
    playerName,
    printed,
    number,
    qty,
    unprinted,
    wish: proof.wishes.find(wish => wish.lineId === lineId)?.text ?? '',
    changes: (changed?.changes ?? []).map(change => named(change, fabricOf)),
    boxes: Object.fromEntries(marks.filter(mark => mark.lineId === lineId).map(({ side, boxes }) => [side, boxes])),
    shown: views,
  }
}

/** Reads the content of the paper without its pictures. */
export async function readPaper(
  trx: Transaction,
  { order, proof, tenant, language }: ProofPaperInput,
): Promise<Omit<PaperToWrite, 'pictures'>> {
  const { answered_at: at, answered_by: by, state } = proof
  const accepted = await findAcceptedProof(trx, order.id)
  const people = await listOwners(trx, by === null ? [] : [by])
  const { fabrics } = await readShopFacts(trx, null)
  const fabricOf = (id: string): string => fabrics.get(id)?.[language] ?? id
  const isAnswered = at !== null && by !== null && (state === 'accepted' || state === 'changes')
  return {
    shop: tenant.name,
    timeZone: parseSettings(tenant.settings).timeZone,
    language,
    order: order.number,
    sentAt: proof.sent_at,
    hash: proof.hash,
    answer: isAnswered ? { verdict: state, at, by: nameIn(people, by) } : null,
    isOutdated: (await readProvable(trx, order.id)).hash !== proof.hash,
    text: proof.answer_text,
    cards: proof.content.map(card => paperCard(card, { proof, accepted, fabricOf })),
  }
}

/** Reads each picture of the cards once. */
export async function readPictures(
  cards: readonly PaperCard[],
  { files, tenantId }: { readonly files: FileStore; readonly tenantId: string },
): Promise<PaperToWrite['pictures']> {
  const pictures: { hash: string; bytes: Uint8Array }[] = []
  const shown = new Map(cards.flatMap(card => card.shown.map(view => [view.hash, view] as const)))
  for (const [hash, view] of shown) {
    const bytes = await findView(view, { files, tenantId })
    if (bytes) pictures.push({ hash, bytes })
  }
  return pictures
}
