import type { KitRole } from '@kitwright/design'
import { documentInKit, findDocument } from '../../designs/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type EventKind, orderOf, type RecordedEvent } from '../../events/index.ts'
import { listOrderedDocuments, listQuotedDesigns } from '../../orders/index.ts'
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
  // If a design was corrected since, the ordered revision is not the one in the proof.
  if (event.kind === 'ProofSent') return []
  const order = orderOf(event)
  if (order !== null) return listOrderedDocuments(trx, order, MAX_KITS)
  if (QUOTE_KINDS.has(event.kind) || isQuoteNews(event)) return listOfQuote(trx, event.subjectId)
  if (event.kind !== 'DesignReviewed' && event.kind !== 'PreviewAnswered') return []
  const found = await findDocument(trx, event.subjectId, undefined)
  return found ? [{ ...found, name: event.payload.name, kit: null }] : []
}

const dressed = (named: DesignToDraw): DesignToDraw => {
  const { document, documentHash } = documentInKit(named, named.kit ?? undefined)
  return { ...named, document, document_hash: documentHash }
}

/**
 * Lists the garments that a mail shows in its head: the first two designs or kits from the front, a single one from
 * both sides.
 */
export async function listKits(trx: Transaction, event: RecordedEvent): Promise<Kit[]> {
  const designs = (await listDesigns(trx, event)).map(dressed)
  return designs.length === 1
    ? (['front', 'back'] as const).map(side => ({ ...designs[0]!, side }))
    : designs.map(design => ({ ...design, side: 'front' }))
}
