import { randomBytes } from 'node:crypto'
import type { Transaction } from '../database/index.ts'
import { Problem } from '../endpoint/index.ts'
import { keepLink, revokeLink } from './previewStore.ts'
import { findDesign } from './store.ts'

const TOKEN_BYTES = 16

/** The token of the design's link, made when there is none: 128 random bits. Throws `not-found`. */
export async function shareDesign(trx: Transaction, ownerId: string, id: string): Promise<string> {
  const design = await findDesign(trx, ownerId, id)
  if (!design) throw new Problem('not-found')
  return design.preview_token ?? keepLink(trx, id, randomBytes(TOKEN_BYTES).toString('base64url'))
}

/** Ends the design's link; a later link has another token. Throws `not-found`. */
export async function unshareDesign(trx: Transaction, ownerId: string, id: string, now: Date): Promise<void> {
  if (!(await findDesign(trx, ownerId, id))) throw new Problem('not-found')
  await revokeLink(trx, id, now)
}
