import type { Details, Tokens } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'
import { createStore, type StoreApi } from 'zustand'
import { createApi, createSender, type Wire } from './api.ts'
import { isAdminToken, readClaims } from './claims.ts'
import { destroyBody } from './destroyBody.ts'
import { refreshWith } from './refreshWith.ts'
import { AUTH_KEY, createTokenStore, type TokenPorts } from './tokenStore.ts'

export interface SessionState {
  readonly isSignedIn: boolean
  /** Null until they have been fetched. */
  readonly details: Details | null
}
export type SignInAnswer =
  | Answer<Tokens>
  | {
      readonly ok: false
      readonly error: { readonly id: 'admin-not-allowed' | 'email-unconfirmed'; readonly message: '' }
      readonly waitSeconds?: undefined
    }

export interface Session {
  readonly api: Client
  /** The client that speaks for one account alone, for work of several calls; for whoever is signed in where it is nobody's. */
  readonly apiFor: (account: string | null | undefined) => Client
  readonly state: StoreApi<SessionState>
  /** Id of the account that is signed in, also while nothing can be asked; null when nobody is. */
  readonly accountId: () => string | null
  /** Uses or refreshes what is stored; ends a session that is over or blocked. */
  readonly resume: () => Promise<void>
  readonly signIn: (email: string, password: string) => Promise<SignInAnswer>
  /** Where codes are mailed it answers `email-unconfirmed`, and `confirm` goes on. */
  readonly register: (body: Registration) => Promise<SignInAnswer>
  readonly confirm: (email: string, code: string) => Promise<SignInAnswer>
  readonly signInWithGoogle: (proof: GoogleProof) => Promise<SignInAnswer>
  readonly signOut: () => void
  readonly setDetails: (details: Details) => void
}
export interface GoogleProof {
  /** Google's ID token. */
  readonly credential: string
  readonly nonce: string
  /** Connects it to the account of the same e-mail. */
  readonly password?: string
}
export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly password: string
}

export interface SessionPorts extends Wire, Pick<TokenPorts, 'storage' | 'nowSeconds' | 'withLock' | 'spent'> {
  /** Calls back when another tab changed the key of the shared storage. */
  readonly onStorage: (listener: (key: string | null) => void) => void
}

const NOTIFICATION_KEY = 'kitwright.notification'

/** Each ends with tokens, or tells why there are none. */
const waysIn = (
  api: Client,
  begin: (answer: Answer<Tokens>) => Promise<SignInAnswer>,
): Pick<Session, 'signIn' | 'register' | 'confirm' | 'signInWithGoogle'> => ({
  signIn: async (email, password) =>
    begin(await api('POST /api/accounts/token', { body: { email, password, clientId: 'web' } })),
  register: async body => {
    const answer = await api('POST /api/accounts/register', { body: { ...body, clientId: 'web' } })
    if (answer.ok && 'confirmation' in answer.value)
      return { ok: false, error: { id: 'email-unconfirmed', message: '' } }
    return begin(answer as Answer<Tokens>)
  },
  confirm: async (email, code) =>
    begin(
      await api('POST /api/oauth/confirmotp', {
        headers: { username: email, 'otp-token': code, 'client-id': 'app' },
      }),
    ),
  signInWithGoogle: async ({ credential, nonce, password }) =>
    begin(
      await api('POST /api/oauth/social', {
        headers: { 'client-id': 'app' },
        body: { provider: 'google', credential, nonce, password },
      }),
    ),
})

/** The visitor's session: tokens, who they are, and the client that speaks for them. */
export function createSession({ onStorage, fetch, cookies, languageTag, ...tabs }: SessionPorts): Session {
  const send = createSender({ fetch, cookies, languageTag })
  const refresh = refreshWith(createApi(send, { fresh: async () => null, read: () => null }), 'web')
  const tokens = createTokenStore({ ...tabs, refresh, onEnded: settle })
  const api = createApi(send, tokens)
  // Begins signed out, as the server renders pages: hydration has to find the same; then it reads who is signed in.
  const state = createStore<SessionState>(() => ({ isSignedIn: false, details: null }))
  state.setState({ isSignedIn: tokens.read() !== null })

  const accountId = (): string | null => readClaims(tokens.read()?.access_token ?? '')?.account || null
  /** Whose details are shown. */
  let shown: string | null = null

  function settle(): void {
    if (tokens.read() === null) state.setState({ isSignedIn: false, details: null })
  }

  async function fetchDetails(): Promise<void> {
    const asked = accountId()
    const answer = await api('GET /api/accounts/details', {})
    // Another account has signed in meanwhile; its own sign-in fetches its details.
    if (accountId() !== asked) return
    if (answer.ok && !answer.value.isBlocked) {
      shown = asked
      if (tokens.read()) state.setState({ isSignedIn: true, details: answer.value })
    } else if (answer.ok || answer.error.id === 'account-blocked' || answer.status === 401) {
      tokens.clear()
      settle()
    }
  }

  async function resume(): Promise<void> {
    if (tokens.read()) {
      const token = await tokens.fresh()
      if (token && isAdminToken(token)) tokens.clear()
      else if (token) await fetchDetails()
    } else tokens.clear()
    settle()
  }

  async function begin(answer: Answer<Tokens>): Promise<SignInAnswer> {
    if (!answer.ok) return answer
    if (isAdminToken(answer.value.access_token)) {
      void send('/api/accounts/token/destroy', destroyBody(answer.value.refresh_token)).catch(() => null)
      return { ok: false, error: { id: 'admin-not-allowed', message: '' } }
    }
    tokens.write(answer.value)
    state.setState({ isSignedIn: true, details: null })
    await fetchDetails()
    return answer
  }

  onStorage(key => {
    if (key !== null && key !== AUTH_KEY) return
    if (!tokens.read()) settle()
    else if (!state.getState().details) void resume()
    // A page in the background may hear of one's going and the other's coming at once.
    else if (accountId() !== shown) {
      state.setState({ isSignedIn: true, details: null })
      void resume()
    }
  })

  return {
    api,
    apiFor: account => (account ? createApi(send, tokens, account) : api),
    state,
    accountId,
    resume,
    ...waysIn(api, begin),
    signOut: () => {
      const kept = tokens.read()
      tokens.clear()
      tabs.storage.removeItem(NOTIFICATION_KEY)
      settle()
      // The answer does not matter, and nobody waits for it.
      if (kept) {
        void send('/api/accounts/token/destroy', destroyBody(kept.refresh_token), kept.access_token).catch(() => null)
      }
    },
    setDetails: details => state.setState({ details }),
  }
}
