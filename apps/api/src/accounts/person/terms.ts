import type { Terms } from '@kitwright/contract'
import type { Exchange } from '../../endpoint/index.ts'
import { getAccount } from './store.ts'

/** Changes with the text of the terms. */
const TERMS_VERSION = '2026-11'

export async function readTerms({
  person,
  run,
}: Pick<Exchange<'GET /api/oauth/termsandconditions'>, 'person' | 'run'>): Promise<Terms> {
  const account = await run(async trx => getAccount(trx, person.id))
  return {
    version: TERMS_VERSION,
    path: '/terms',
    acceptedVersion: account.terms_version,
    acceptedAt: account.terms_accepted_at?.toISOString() ?? null,
  }
}

/** Records that the person accepted the terms. A repeated call leaves the first time unchanged. */
export async function acceptTerms({
  person,
  run,
  now,
}: Exchange<'POST /api/oauth/accepttermsandconditions'>): Promise<void> {
  await run(async trx =>
    trx
      .updateTable('accounts')
      .set({ terms_version: TERMS_VERSION, terms_accepted_at: now })
      .where('id', '=', person.id)
      .where(eb => eb.or([eb('terms_version', 'is', null), eb('terms_version', '!=', TERMS_VERSION)]))
      .execute(),
  )
}
