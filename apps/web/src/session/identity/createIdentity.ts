import type { Details, Tokens } from '@kitwright/contract'
import type { Client } from '@kitwright/contract/client'
import { createStore } from 'zustand'
import { isAdminToken, readClaims } from '../tokens/tokenClaims.ts'
import type { TokenStore } from '../tokens/tokenStore.ts'

export interface SessionState {
  readonly isSignedIn: boolean
  /** Null until fetched. */
  readonly details: Details | null
  /** Whether the server did not answer who this is. The session may still be valid. */
  readonly isUnreachable: boolean
}

const NOBODY: SessionState = { isSignedIn: false, details: null, isUnreachable: false }

/** Creates the observable state of the signed-in user and their details. */
export function createIdentity(api: Client, tokens: TokenStore) {
  // Begins signed out, like server-rendered pages, because hydration must match. Then reads the signed-in account.
  const state = createStore<SessionState>(() => NOBODY)
  state.setState({ isSignedIn: tokens.read() !== null })

  const accountId = (): string | null => readClaims(tokens.read()?.access_token ?? '')?.account || null
  /** Account whose details are shown. */
  let shown: string | null = null

  /** Clears the shown user once the tokens have gone. */
  function settle(): void {
    if (tokens.read() === null) state.setState(NOBODY)
  }

  async function fetchDetails(): Promise<void> {
    const asked = accountId()
    const answer = await api('GET /api/accounts/details', {})
    // Another account has signed in since. Its own sign-in fetches its details.
    if (accountId() !== asked) return
    if (answer.ok && !answer.value.isBlocked) {
      shown = asked
      if (tokens.read()) state.setState({ isSignedIn: true, details: answer.value, isUnreachable: false })
    } else if (answer.ok || answer.error.id === 'account-blocked' || answer.status === 401) {
      tokens.clear()
      settle()
    } else state.setState({ isUnreachable: true })
  }

  async function resume(): Promise<void> {
    if (tokens.read()) {
      const token = await tokens.fresh()
      if (token && isAdminToken(token)) tokens.clear()
      else if (token) await fetchDetails()
      else state.setState({ isUnreachable: true })
    } else tokens.clear()
    settle()
  }

  return {
    state,
    accountId,
    settle,
    resume,
    /** Signs in the account of these tokens. */
    async welcome(fresh: Tokens): Promise<void> {
      tokens.write(fresh)
      state.setState({ isSignedIn: true, details: null, isUnreachable: false })
      await fetchDetails()
    },
    /** Handles a change of the tokens in another tab. */
    noteOtherTab(): void {
      if (!tokens.read()) settle()
      else if (!state.getState().details) void resume()
      // A background page may receive one account's sign-out and another's sign-in at once.
      else if (accountId() !== shown) {
        state.setState({ isSignedIn: true, details: null })
        void resume()
      }
    },
  }
}
