import type { KitRole } from '@kitwright/design'
import { documentInKit, findDocument } from '../../designs/index.ts'
import type { Transaction } from '../../database/index.ts'
import { orderOf, type RecordedEvent } from '../../events/index.ts'
import { listOrderedDocuments } from '../../orders/index.ts'
import type { Kit } from './inlinePictures.ts'

const MAX_KITS = 2

interface DesignToDraw {
  readonly name: string
  readonly document: unknown
  readonly document_hash: string
  /** Null for home. */
  readonly kit: KitRole | null
}

async function listDesigns(trx: Transaction, event: RecordedEvent): Promise<DesignToDraw[]> {
  // If a design was corrected since, the ordered revision is not the one in the proof.
  if (event.kind === 'ProofSent') return []
  const order = orderOf(event)
  if (order !== null) return listOrderedDocuments(trx, order, MAX_KITS)
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
