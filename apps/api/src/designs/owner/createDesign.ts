import type { DesignDocument } from '@kitwright/design'
import { databaseError, type Transaction } from '../../database/index.ts'
import { ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { listUsablePictures } from '../storage/assetStore.ts'
import { assetIdsOf, checkAssets, documentToKeep } from '../storage/readDocument.ts'
import { findDesign, findRoom, type FullDesignRecord, insertDesign, lockDesignsOf } from '../storage/store.ts'

const DEFAULT_LIMIT = 50

export interface DesignToCreate {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly document: DesignDocument
  readonly now: Date
}

export interface CreateDesignResult {
  readonly design: FullDesignRecord
  /** False if the same person had already saved a design with this id, which is then returned unchanged. */
  readonly isNew: boolean
}

/** Returns how many designs one customer may have: the tenant's setting `designLimit`, else 50. */
export function designLimitOf({ settings }: TenantContext): number {
  const { designLimit } = settings
  return typeof designLimit === 'number' && Number.isInteger(designLimit) ? designLimit : DEFAULT_LIMIT
}

/** Creates a design. Throws `design-id-taken`, `design-limit-reached` or `document-asset-missing`. */
export async function createDesign(
  trx: Transaction,
  limit: number,
  wanted: DesignToCreate,
): Promise<CreateDesignResult> {
  await lockDesignsOf(trx, wanted.ownerId)
  const room = await findRoom(trx, wanted.ownerId, wanted.id)
  if (room.owner_id !== null) {
    if (room.owner_id !== wanted.ownerId || room.is_deleted) throw new ProblemError('design-id-taken')
    return { design: await getDesign(trx, wanted), isNew: false }
  }
  if (room.count >= limit) throw new ProblemError('design-limit-reached')
  await requireAssets(trx, wanted.document, { ownerId: wanted.ownerId, designId: wanted.id })
  try {
    await insertDesign(trx, { ...wanted, document: documentToKeep(wanted.document) })
  } catch (error) {
    // Only another person can have taken the id, because this person's own requests wait for each other.
    if (databaseError(error)?.kind === 'duplicate') throw new ProblemError('design-id-taken')
    throw error
  }
  return { design: await getDesign(trx, wanted), isNew: true }
}

async function getDesign(trx: Transaction, { ownerId, id }: DesignToCreate): Promise<FullDesignRecord> {
  const design = await findDesign(trx, ownerId, id)
  if (!design) throw new Error(`design ${id} vanished within its own transaction`)
  return design
}

/**
 * Throws `document-asset-missing` if the design may not show a picture of the document, or the picture does not exist.
 */
export async function requireAssets(
  trx: Transaction,
  document: DesignDocument,
  wearer: { ownerId: string; designId: string },
): Promise<void> {
  const ids = assetIdsOf(document)
  if (ids.length > 0) checkAssets(document, await listUsablePictures(trx, ids, wearer))
}
