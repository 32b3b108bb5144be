import type { Terms } from '@kitwright/contract'
import type { Exchange } from '../../endpoint/index.ts'
import { getAccount } from './store.ts'

/** Changes when the text of the terms does. */
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

/** Repeating it keeps the first moment. */
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
