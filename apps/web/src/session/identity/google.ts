/** State stored, for this tab only, while the visitor is at Google. */
export interface GoogleVisit {
  readonly state: string
  readonly nonce: string
  /** Path to open after sign-in. */
  readonly wanted: string
}

/** Path to which Google returns the visitor; must be among the client's redirect URIs. */
const GOOGLE_RETURN_PATH = '/auth/google'
const KEY = 'kitwright.google'

/**
 * Returns the URL of Google's sign-in page. OpenID Connect implicit flow by a plain redirect: the shop runs no Google
 * script and loads nothing from there before the click.
 */
export function googleAddress(clientId: string, { origin, visit }: { origin: string; visit: GoogleVisit }): string {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: origin + GOOGLE_RETURN_PATH,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: visit.nonce,
    state: visit.state,
    prompt: 'select_account',
  })
  return `https://accounts.google.com/o/oauth2/v2/auth?${query}`
}

export interface GoogleReturn {
  readonly credential: string
  readonly nonce: string
  readonly wanted: string
}

/** Reads Google's response from the hash. Null if it is a refusal, or answers a request that this tab did not send. */
export function readGoogleReturn(hash: string, visit: GoogleVisit | null): GoogleReturn | null {
  const sent = new URLSearchParams(hash.replace(/^#/, ''))
  const credential = sent.get('id_token')
  if (!visit || !credential || sent.get('state') !== visit.state) return null
  return { credential, nonce: visit.nonce, wanted: visit.wanted }
}

const random = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Redirects to Google; the visitor returns to `/auth/google`. Throws when the tab's storage is unavailable. */
export function leaveForGoogle(clientId: string, wanted: string): void {
  const visit: GoogleVisit = { state: random(), nonce: random(), wanted }
  sessionStorage.setItem(KEY, JSON.stringify(visit))
  location.assign(googleAddress(clientId, { origin: location.origin, visit }))
}

/** Returns the Google sign-in that this tab began, if any. */
export function googleVisit(): GoogleVisit | null {
  try {
    const { state, nonce, wanted } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Readonly<
      Record<string, unknown>
    >
    return typeof state === 'string' && typeof nonce === 'string' && typeof wanted === 'string'
      ? { state, nonce, wanted }
      : null
  } catch {
    return null
  }
}

/** Clears the Google sign-in, which is valid once. */
export const forgetGoogleVisit = (): void => sessionStorage.removeItem(KEY)
