import type { Client } from '@kitwright/contract/client'
import type { Refreshed } from './tokenStore.ts'

/** How a client of the contract asks for new tokens; only a plain refusal ends the session. */
export function refreshWith(api: Client, clientId: 'web' | 'office') {
  return async (token: string): Promise<Refreshed> => {
    const answer = await api('POST /api/accounts/refreshtoken', { body: { token, clientId } })
    if (answer.ok) return { kind: 'tokens', tokens: answer.value }
    const isOver = answer.status >= 400 && answer.status < 500 && answer.status !== 429
    return { kind: isOver ? 'ended' : 'unreachable' }
  }
}
