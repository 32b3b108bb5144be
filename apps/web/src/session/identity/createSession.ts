import type { Details, Tokens } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'
import type { StoreApi } from 'zustand'
import { createApi, createSender, type Wire } from '../tokens/api.ts'
import { isAdminToken } from '../tokens/tokenClaims.ts'
import { createIdentity, type SessionState } from './createIdentity.ts'
import { AUTH_KEY, createTokenStore, type TokenPorts, type RefreshResult } from '../tokens/tokenStore.ts'

/** Returns a function that refreshes tokens with a contract client. Only a plain refusal ends the session. */
export function refreshWith(api: Client, clientId: 'web' | 'office') {
  return async (token: string): Promise<RefreshResult> => {
    const answer = await api('POST /api/accounts/refreshtoken', { body: { token, clientId } })
    if (answer.ok) return { kind: 'tokens', tokens: answer.value }
    const isOver = answer.status >= 400 && answer.status < 500 && answer.status !== 429
    return { kind: isOver ? 'ended' : 'unreachable' }
  }
}

/** Request that ends a session, sent even while the page closes. */
export const destroyBody = (token: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token }),
  keepalive: true,
})

export type SignInAnswer =
  | Answer<Tokens>
  | {
      readonly ok: false
      readonly error: { readonly id: 'admin-not-allowed' | 'email-unconfirmed'; readonly message: '' }
      readonly waitSeconds?: undefined
    }

export interface Session {
  readonly api: Client
  /**
   * Returns a client bound to one account, for work of several calls. Without an account it is the signed-in visitor's
   * client.
   */
  readonly apiFor: (account: string | null | undefined) => Client
  readonly state: StoreApi<SessionState>
  /** Returns the id of the signed-in account, even offline; null if signed out. */
  readonly accountId: () => string | null
  /** Uses or refreshes the stored session. Ends one that has expired or is blocked. */
  readonly resume: () => Promise<void>
  readonly signIn: (email: string, password: string) => Promise<SignInAnswer>
  /** Answers `email-unconfirmed` if the server mails codes; `confirm` then completes the registration. */
  readonly register: (body: Registration) => Promise<SignInAnswer>
  readonly confirm: (email: string, code: string) => Promise<SignInAnswer>
  readonly signInWithGoogle: (proof: GoogleProof) => Promise<SignInAnswer>
  /** Begins the session by the answer to a further step of signing in. */
  readonly finishSignIn: (answer: Answer<Tokens>) => Promise<SignInAnswer>
  readonly signOut: () => void
  readonly setDetails: (details: Details) => void
}
export interface GoogleProof {
  /** Google's ID token. */
  readonly credential: string
  readonly nonce: string
  /** Connects the Google sign-in to the account with the same e-mail. */
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
  /** Calls back when another tab changes a key of the shared storage. */
  readonly onStorage: (listener: (key: string | null) => void) => void
}

const NOTIFICATION_KEY = 'kitwright.notification'

/** Sign-in methods. Each returns tokens or the reason for their absence. */
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

/** Creates the visitor's session: tokens, account details and contract client. */
export function createSession({ onStorage, fetch, cookies, languageTag, ...tabs }: SessionPorts): Session {
  const send = createSender({ fetch, cookies, languageTag })
  const refresh = refreshWith(createApi(send, { fresh: async () => null, read: () => null }), 'web')
  const tokens = createTokenStore({ ...tabs, refresh, onEnded: () => settle() })
  const api = createApi(send, tokens)
  const { state, accountId, settle, resume, welcome, noteOtherTab } = createIdentity(api, tokens)

  /** The answer does not matter, so the call is not awaited. */
  function destroy(refreshToken: string, accessToken?: string): void {
    void send('/api/accounts/token/destroy', destroyBody(refreshToken), accessToken).catch(() => null)
  }

  async function begin(answer: Answer<Tokens>): Promise<SignInAnswer> {
    if (!answer.ok) return answer
    if (isAdminToken(answer.value.access_token)) {
      destroy(answer.value.refresh_token)
      return { ok: false, error: { id: 'admin-not-allowed', message: '' } }
    }
    await welcome(answer.value)
    return answer
  }

  onStorage(key => {
    if (key === null || key === AUTH_KEY) noteOtherTab()
  })

  return {
    api,
    apiFor: account => (account ? createApi(send, tokens, account) : api),
    state,
    accountId,
    resume,
    ...waysIn(api, begin),
    finishSignIn: begin,
    signOut: () => {
      const kept = tokens.read()
      tokens.clear()
      tabs.storage.removeItem(NOTIFICATION_KEY)
      settle()
      if (kept) destroy(kept.refresh_token, kept.access_token)
    },
    setDetails: details => state.setState({ details }),
  }
}
