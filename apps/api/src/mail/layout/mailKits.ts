import type { KitRole } from '@kitwright/design'
import { documentInKit, findDocument, findProposal } from '../../designs/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type EventKind, orderOf, type RecordedEvent } from '../../events/index.ts'
import { listOrderedDocuments, listQuotedDesigns } from '../../orders/index.ts'
import { findShownProof } from '../../production/index.ts'
import type { Kit } from './inlinePictures.ts'

const MAX_KITS = 2

interface DesignToDraw {
  readonly name: string
  readonly document: unknown
  readonly document_hash: string
  /** Null for home. */
  readonly kit: KitRole | null
}

/** The mails whose subject is a quote. */
const QUOTE_KINDS: ReadonlySet<string> = new Set<EventKind>(['QuoteSent', 'QuoteReplied', 'QuoteExpiring'])
const isQuoteNews = (event: RecordedEvent): boolean =>
  event.kind === 'StaffMailAsked' && event.payload.about === 'quotes'

/** Returns the quoted designs in their quoted revisions; a quote without designs has none. */
async function listOfQuote(trx: Transaction, quoteId: string): Promise<DesignToDraw[]> {
  const designs: DesignToDraw[] = []
  for (const { designId, revision, name } of await listQuotedDesigns(trx, quoteId, MAX_KITS)) {
    const found = await findDocument(trx, designId, revision)
    if (found) designs.push({ ...found, name, kit: null })
  }
  return designs
}

async function listDesigns(trx: Transaction, event: RecordedEvent): Promise<DesignToDraw[]> {
  const order = orderOf(event)
  if (order !== null) return listOrderedDocuments(trx, order, MAX_KITS)
  if (QUOTE_KINDS.has(event.kind) || isQuoteNews(event)) return listOfQuote(trx, event.subjectId)
  if (event.kind === 'DesignProposed') {
    const proposal = await findProposal(trx, event.payload.proposalId)
    return proposal ? [{ ...proposal, name: event.payload.name, kit: null }] : []
  }
  if (event.kind !== 'DesignReviewed' && event.kind !== 'PreviewAnswered') return []
  const found = await findDocument(trx, event.subjectId, undefined)
  return found ? [{ ...found, name: event.payload.name, kit: null }] : []
}

const dressed = (named: DesignToDraw): DesignToDraw => {
  const { document, documentHash } = documentInKit(named, named.kit ?? undefined)
  return { ...named, document, document_hash: documentHash }
}

/**
 * Returns the front and the back of a proof's first garment with a number. If a design was corrected since, the ordered
 * revision is not the one in the proof.
 */
async function listOfProof(trx: Transaction, orderId: string): Promise<Kit[]> {
  const cards = (await findShownProof(trx, orderId))?.content ?? []
  const card = cards.find(({ number }) => number !== null) ?? cards[0]
  return (card?.views ?? []).flatMap(view =>
    view.side === 'front' || view.side === 'back'
      ? [{ name: card!.design, kit: null, side: view.side, view, document: null, document_hash: card!.look }]
      : [],
  )
}

/**
 * Lists the garments that a mail shows in its head: the first two designs or kits from the front, a single one from
 * both sides.
 */
export async function listKits(trx: Transaction, event: RecordedEvent): Promise<Kit[]> {
  if (event.kind === 'ProofSent') return listOfProof(trx, event.subjectId)
  const designs = (await listDesigns(trx, event)).map(dressed)
  return designs.length === 1
    ? (['front', 'back'] as const).map(side => ({ ...designs[0]!, side }))
    : designs.map(design => ({ ...design, side: 'front' }))
}
