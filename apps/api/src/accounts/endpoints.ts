import type { Summary } from '@kitwright/contract'
import type { Transaction } from '../database/index.ts'
import type { Endpoints } from '../endpoint/index.ts'
import type { AccessTokens } from './accessTokens.ts'
import { changeDetails } from './changeDetails.ts'
import { presentDetails, presentTokens } from './present.ts'
import { refreshSession } from './refreshSession.ts'
import { register } from './register.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { getAccount } from './store.ts'

/** Counts what lies in rooms ahead of this one. */
export type ReadSummary = (trx: Transaction, accountId: string) => Promise<Summary>

export interface AccountsDependencies {
  readonly tokens: AccessTokens
  /** Secret from which the successors of refresh tokens follow. */
  readonly refreshKey: Uint8Array
  readonly readSummary: ReadSummary
}

type AccountRoutes =
  | 'POST /api/accounts/register'
  | 'POST /api/accounts/token'
  | 'POST /api/accounts/refreshtoken'
  | 'POST /api/accounts/token/destroy'
  | 'GET /api/accounts/details'
  | 'PUT /api/accounts/details'
  | 'GET /api/accounts/summary'

export function createAccountsEndpoints({
  tokens,
  refreshKey,
  readSummary,
}: AccountsDependencies): Endpoints<AccountRoutes> {
  return {
    'POST /api/accounts/register': async exchange => ({
      value: await presentTokens(await register(exchange), { tokens, ...exchange }),
    }),
    'POST /api/accounts/token': async exchange => ({
      value: await presentTokens(await signIn(exchange), { tokens, ...exchange }),
    }),
    'POST /api/accounts/refreshtoken': async exchange => ({
      value: await presentTokens(await refreshSession(exchange, refreshKey), { tokens, ...exchange }),
    }),
    'POST /api/accounts/token/destroy': async exchange => {
      await signOut(exchange)
      return { value: null }
    },
    'GET /api/accounts/details': async ({ run, person }) => ({
      value: presentDetails(await run(async trx => getAccount(trx, person.id))),
    }),
    'PUT /api/accounts/details': async exchange => ({ value: presentDetails(await changeDetails(exchange)) }),
    'GET /api/accounts/summary': async ({ run, person }) => ({
      value: await run(async trx => readSummary(trx, person.id)),
    }),
  }
}
