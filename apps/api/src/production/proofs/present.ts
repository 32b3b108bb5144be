import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type LineToProve, readProvable } from '../../orders/index.ts'
import { changedLines, type ChangedLine } from './changedLines.ts'
import type { CardFacts, StoredProofCard, StoredProofView } from './drawing/content.ts'
import { findAcceptedProof, type ProofRecord, type ShownProof } from './store.ts'

type Proof = NonNullable<Response_<'GET /api/orders/{id}/proof'>['proof']>
export type ProofFacts = Omit<Proof, 'number' | 'hash' | 'mayAnswer'>
type ProofChanges = NonNullable<Proof['since']>
type Pictures = ProofChanges['items'][number]['pictures']

/**
 * Returns the order's present state, in the terms of the cards. The printed text of a line without a name stays as it
 * was.
 */
function liveCards(lines: readonly LineToProve[], shown: readonly CardFacts[]): CardFacts[] {
  const known = new Map(shown.map(card => [card.lineId, card]))
  return lines.map(line => {
    const old = known.get(line.id)
    const name = line.print_name || line.player_name
    const isAsDesigned = name === '' && line.number === null && old?.printed === null
    return {
      lineId: line.id,
      design: line.design_name,
      revision: line.revision,
      productType: line.product_type,
      fabric: line.fabric,
      size: line.size as CardFacts['size'],
      sleeve: line.sleeve,
      version: line.version,
      kit: line.kit,
      playerName: line.player_name,
      printed: isAsDesigned ? null : name,
      number: line.number,
      qty: line.qty,
      chart: line.chart,
    }
  })
}

export interface ProofPresentation {
  readonly urlOf: (hash: string) => string
}

const presentView = ({ side, hash, widthPx, heightPx }: StoredProofView, { urlOf }: ProofPresentation) => ({
  side,
  url: urlOf(hash),
  widthPx,
  heightPx,
})

function picturesOf(
  { before, after }: { readonly before: StoredProofCard | undefined; readonly after: StoredProofCard | undefined },
  marks: ProofRecord['marks'],
  presenting: ProofPresentation,
): Pictures {
  if (!before || !after || before.look === after.look) return []
  return (marks ?? [])
    .filter(({ lineId }) => lineId === after.lineId)
    .map(({ side, boxes }) => {
      const of = ({ views }: StoredProofCard) => {
        const view = views.find(each => each.side === side)
        return view ? presentView(view, presenting) : null
      }
      return { side, before: of(before), after: of(after), boxes: boxes.map(([a, b, c, d]) => [a, b, c, d]) }
    })
}

interface ProofComparison {
  readonly proof: ShownProof
  readonly accepted: ShownProof
  /** The order's present state, if the proof shows an earlier one. */
  readonly live: readonly CardFacts[] | null
}

function presentSince({ proof, accepted, live }: ProofComparison, presenting: ProofPresentation): ProofChanges | null {
  const changed = changedLines(accepted.content, live ?? proof.content)
  if (changed.length === 0 && accepted.id === proof.id) return null
  const present = ({ lineId, kind, changes }: ChangedLine): ProofChanges['items'][number] => {
    const of = <Card extends CardFacts>(cards: readonly Card[]) => cards.find(card => card.lineId === lineId)
    const [before, after] = [of(accepted.content), of(proof.content)]
    const named = before ?? (live ? of(live) : after)
    return {
      lineId,
      kind,
      changes: [...changes],
      design: named?.design ?? '',
      playerName: named?.playerName ?? '',
      pictures: live ? [] : picturesOf({ before, after }, proof.marks, presenting),
    }
  }
  return { acceptedAt: accepted.answered_at!.toISOString(), items: changed.map(present) }
}

const presentCard = (card: StoredProofCard, wish: string, presenting: ProofPresentation): Proof['cards'][number] => {
  const { look: _, chart: __, views, productType, ...facts } = card
  return {
    ...facts,
    kit: facts.kit ?? null,
    unprinted: [...(facts.unprinted ?? [])],
    productType: productType as Proof['cards'][number]['productType'],
    wish,
    views: views.map(view => presentView(view, presenting)),
  }
}

/** Returns the facts of a proof that both sides see. */
export async function presentFacts(
  trx: Transaction,
  proof: ShownProof,
  presenting: ProofPresentation,
): Promise<ProofFacts> {
  const now = await readProvable(trx, proof.order_id)
  const isOutdated = now.hash !== proof.hash
  const accepted = await findAcceptedProof(trx, proof.order_id)
  const people = await listOwners(trx, proof.answered_by === null ? [] : [proof.answered_by])
  const wishes = new Map(proof.wishes.map(({ lineId, text }) => [lineId, text]))
  const live = isOutdated ? liveCards(now.lines, proof.content) : null
  return {
    state: proof.state,
    sentAt: proof.sent_at.toISOString(),
    answeredAt: proof.answered_at?.toISOString() ?? null,
    answeredBy: proof.answered_by === null ? null : nameIn(people, proof.answered_by),
    text: proof.answer_text,
    isOutdated,
    cards: proof.content.map(card => presentCard(card, wishes.get(card.lineId) ?? '', presenting)),
    since: accepted ? presentSince({ proof, accepted, live }, presenting) : null,
  }
}
