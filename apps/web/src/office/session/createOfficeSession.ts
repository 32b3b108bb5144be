import type { Tokens } from '@kitwright/contract'
import type { Answer, Client } from '@kitwright/contract/client'
import { createStore, type StoreApi } from 'zustand'
import { createApi, createSender, createTokenStore, destroyBody, OFFICE_KEY, refreshWith } from '../../session/index.ts'
import type { SessionPorts } from '../../session/index.ts'
import type { StaffMember } from '../officeTypes.ts'

export interface OfficeState {
  readonly isSignedIn: boolean
  /** Null until loaded. */
  readonly me: StaffMember | null
  /** Whether the server did not answer who this is. The session may still be valid. */
  readonly isUnreachable: boolean
}

export interface OfficeSession {
  readonly api: Client
  readonly state: StoreApi<OfficeState>
  /** Uses or refreshes the stored session. Ends one that has expired. */
  readonly resume: () => Promise<void>
  readonly signIn: (email: string, password: string) => Promise<Answer<unknown>>
  /** Begins the session by the answer to a further step of signing in. */
  readonly finishSignIn: (answer: Answer<Tokens>) => Promise<Answer<unknown>>
  readonly signOut: () => void
}

const NOBODY: OfficeState = { isSignedIn: false, me: null, isUnreachable: false }

/** Creates the back office's session: its own tokens, refreshed once for all callers, and its own contract client. */
export function createOfficeSession({ onStorage, fetch, cookies, languageTag, ...tabs }: SessionPorts): OfficeSession {
  const send = createSender({ fetch, cookies, languageTag })
  const refresh = refreshWith(createApi(send, { fresh: async () => null, read: () => null }), 'office')
  const tokens = createTokenStore({ key: OFFICE_KEY, ...tabs, refresh, onEnded: settle })
  const client = createApi(send, tokens)
  /** Reads the rights again once a call was made with another token, since they may be why it was replaced. */
  const api: Client = async (key, call) => {
    const before = tokens.read()?.access_token
    const answer = await client(key, call)
    if (key !== 'GET /api/office/me' && before !== undefined && tokens.read()?.access_token !== before) void resume()
    return answer
  }
  const state = createStore<OfficeState>(() => ({ ...NOBODY, isSignedIn: tokens.read() !== null }))

  function settle(): void {
    if (tokens.read() === null) state.setState(NOBODY)
  }

  async function resume(): Promise<void> {
    if (!tokens.read()) return settle()
    const answer = await api('GET /api/office/me', {})
    if (!tokens.read()) settle()
    else if (answer.ok && !answer.value.isBlocked) {
      state.setState({ isSignedIn: true, me: answer.value, isUnreachable: false })
    } else if (answer.ok || answer.status === 401 || answer.status === 403) {
      tokens.clear()
      settle()
    } else state.setState({ isUnreachable: true })
  }

  async function finishSignIn(answer: Answer<Tokens>): Promise<Answer<unknown>> {
    if (!answer.ok) return answer
    tokens.write(answer.value)
    state.setState({ isSignedIn: true, me: null, isUnreachable: false })
    await resume()
    return answer
  }

  onStorage(key => {
    if (key !== null && key !== OFFICE_KEY) return
    if (!tokens.read()) settle()
    else void resume()
  })

  return {
    api,
    state,
    resume,
    signIn: async (email, password) =>
      finishSignIn(await api('POST /api/accounts/token', { body: { email, password, clientId: 'office' } })),
    finishSignIn,
    signOut: () => {
      const kept = tokens.read()
      tokens.clear()
      settle()
      // The answer does not matter, so the call is not awaited.
      if (kept) {
        void send('/api/accounts/token/destroy', destroyBody(kept.refresh_token), kept.access_token).catch(() => null)
      }
    },
  }
}
