import type { DesignDocument } from '@kitwright/design'
import type { Transaction } from '../../database/index.ts'
import { checkIfMatch, ProblemError } from '../../endpoint/index.ts'
import { requireAssets } from './createDesign.ts'
import { documentToKeep } from '../storage/readDocument.ts'
import { STATUS_RULES } from './statusRules.ts'
import { findDesign, findDesignToChange, type FullDesignRecord, updateDesign } from '../storage/store.ts'

export interface DesignToChange {
  readonly id: string
  readonly ownerId: string
  readonly ifMatch: string | undefined
  readonly name: string | undefined
  readonly document: DesignDocument | undefined
  /** The revision that the document comes from, if an earlier one is restored. */
  readonly restoredFrom?: number
  readonly now: Date
}

/**
 * Saves a new revision. A change of the name alone creates none and leaves the review unchanged. Throws `not-found`,
 * `precondition-required`, `stale-version`, `design-in-use` or `document-asset-missing`.
 */
export async function changeDesign(trx: Transaction, wanted: DesignToChange): Promise<FullDesignRecord> {
  const { id, ownerId, now } = wanted
  const current = await findDesignToChange(trx, ownerId, id)
  if (!current) throw new ProblemError('not-found')
  checkIfMatch(wanted.ifMatch, current.version)
  const kept = wanted.document && documentToKeep(wanted.document)
  const document = kept && kept.hash !== current.document_hash ? kept : null
  const status = document ? STATUS_RULES[current.status].afterEdit : current.status
  if (status === null) throw new ProblemError('design-in-use')
  if (document && wanted.document) await requireAssets(trx, wanted.document, { ownerId, designId: id })
  const { name = current.name, restoredFrom } = wanted
  await updateDesign(trx, { id, name, document, status, restoredFrom, now })
  const changed = await findDesign(trx, ownerId, id)
  if (!changed) throw new ProblemError('not-found')
  return changed
}
