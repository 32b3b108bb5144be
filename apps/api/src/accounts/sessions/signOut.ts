import type { Exchange } from '../../endpoint/index.ts'
import { hashToken } from '../tokens/refreshTokens.ts'
import { endSession } from './sessions.ts'

/** Ends the session of a refresh token, even a used one. An unknown token is no error. */
export async function signOut({ body, now, run }: Exchange<'POST /api/accounts/token/destroy'>): Promise<void> {
  await run(async trx => {
    const found = await trx
      .selectFrom('refresh_tokens')
      .select('session_id')
      .where('hash', '=', hashToken(body.token))
      .executeTakeFirst()
    if (found) await endSession(trx, found.session_id, { reason: 'sign-out', now })
  })
}
