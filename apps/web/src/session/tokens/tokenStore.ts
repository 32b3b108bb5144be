import { isAdminToken, readClaims } from './tokenClaims.ts'

export interface TokenPair {
  readonly access_token: string
  readonly refresh_token: string
}
interface StoredTokens extends TokenPair {
  /** Seconds by which the server's clock was ahead of this one when the tokens arrived. */
  readonly ahead: number
}
export type RefreshResult =
  | { readonly kind: 'tokens'; readonly tokens: TokenPair }
  /** The session is over. */
  | { readonly kind: 'ended' }
  /** No answer; the session may still be valid. */
  | { readonly kind: 'unreachable' }

/**
 * Refresh tokens that any tab has exchanged for new ones, visible to all tabs at once. A tab's view of the storage may
 * lag.
 */
export interface SpentTokens {
  readonly add: (refreshToken: string) => Promise<void>
  readonly has: (refreshToken: string) => Promise<boolean>
  /** Resolves once `isSeen` returns true. Checks again whenever another tab's storage write arrives. */
  readonly untilSeen: (isSeen: () => boolean) => Promise<void>
}

export interface TokenPorts {
  /** Storage key of the tokens; each client has its own. */
  readonly key?: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly nowSeconds: () => number
  /** Runs the work under a lock shared by all tabs. */
  readonly withLock: <T>(work: () => Promise<T>) => Promise<T>
  /**
   * Absent if the browser has no means of signalling: then the server's 30 s grace for the previous token covers two
   * tabs.
   */
  readonly spent?: SpentTokens
  readonly refresh: (refreshToken: string) => Promise<RefreshResult>
  /** Called when a refusal has ended the session; nothing else in this tab reports it. */
  readonly onEnded?: () => void
}

export interface TokenStore {
  readonly read: () => TokenPair | null
  readonly write: (tokens: TokenPair) => void
  readonly clear: () => void
  /** Returns a valid access token other than `refused`. Refreshes when needed. Null if signed out or unreachable. */
  readonly fresh: (refused?: string) => Promise<string | null>
}

export const AUTH_KEY = 'kitwright.auth'
/** Seconds before expiry at which a token is refreshed before use. */
const MARGIN_SECONDS = 15

function parseKept(stored: string | null): StoredTokens | null {
  try {
    const { access_token, refresh_token, ahead } = JSON.parse(stored ?? '{}') as Record<string, unknown>
    if (typeof refresh_token !== 'string' || refresh_token === '') return null
    // A missing access token is treated as expired.
    const known = typeof access_token === 'string' ? access_token : ''
    return { access_token: known, refresh_token, ahead: typeof ahead === 'number' ? ahead : 0 }
  } catch {
    return null
  }
}

/** Stores one session's tokens in storage shared by all tabs. Refreshes them once for all callers. */
export function createTokenStore({
  key = AUTH_KEY,
  storage,
  nowSeconds,
  withLock,
  spent,
  refresh,
  onEnded,
}: TokenPorts): TokenStore {
  let running: Promise<string | null> | null = null
  const read = (): StoredTokens | null => parseKept(storage.getItem(key))
  // A phone's clock may be wrong by a day. The token's time of issue shows by how much.
  const write = ({ access_token, refresh_token }: TokenPair): void => {
    const now = nowSeconds()
    const ahead = Math.round((readClaims(access_token)?.iat ?? now) - now)
    storage.setItem(key, JSON.stringify({ access_token, refresh_token, ahead }))
  }
  const clear = (): void => storage.removeItem(key)

  const good = (refused?: string): string | null => {
    const { access_token: token, ahead } = read() ?? { access_token: '', ahead: 0 }
    if (!token || token === refused) return null
    return (readClaims(token)?.exp ?? 0) - MARGIN_SECONDS > nowSeconds() + ahead ? token : null
  }

  const renew = async (refused?: string): Promise<string | null> => {
    // Another tab may have refreshed while this one waited for the lock.
    const already = good(refused)
    if (already) return already
    const kept = read()
    if (!kept) return null
    if (spent && (await spent.has(kept.refresh_token))) {
      // Another tab has refreshed first; its storage write has not arrived yet.
      await spent.untilSeen(() => read()?.refresh_token !== kept.refresh_token)
      return renew(refused)
    }
    const refreshed = await refresh(kept.refresh_token)
    if (refreshed.kind === 'unreachable') return null
    // The visitor signed out, or another account signed in, before the answer arrived. The stored tokens stay.
    if (read()?.refresh_token !== kept.refresh_token) return good(refused)
    if (refreshed.kind === 'ended' || isAdminToken(refreshed.tokens.access_token)) {
      clear()
      onEnded?.()
      return null
    }
    write(refreshed.tokens)
    if (refreshed.tokens.refresh_token !== kept.refresh_token) await spent?.add(kept.refresh_token)
    return refreshed.tokens.access_token
  }

  const fresh = async (refused?: string): Promise<string | null> => {
    const token = good(refused)
    if (token || !read()) return token
    running ??= withLock(() => renew(refused)).finally(() => {
      running = null
    })
    return running
  }

  return { read, write, clear, fresh }
}
