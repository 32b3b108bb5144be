interface Claims {
  /** Account id; empty in a token that names none. */
  readonly account: string
  /** Seconds since the epoch. */
  readonly exp: number
  /** Time of issue by the server's clock; absent if the token does not state it. */
  readonly iat: number | undefined
  readonly roles: readonly string[]
}

interface Payload {
  readonly sub?: unknown
  readonly exp?: unknown
  readonly iat?: unknown
  readonly resource_access?: Readonly<Record<string, { readonly roles?: unknown }>>
}

const decode = (part: string): string => {
  const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

/** Reads the claims of an access token for the web client; verifies nothing. Null if it is not a token. */
export function readClaims(token: string): Claims | null {
  try {
    const payload = JSON.parse(decode(token.split('.')[1] ?? '')) as Payload
    const roles = payload.resource_access?.['web']?.roles
    if (typeof payload.exp !== 'number') return null
    const account = typeof payload.sub === 'string' ? payload.sub : ''
    const iat = typeof payload.iat === 'number' ? payload.iat : undefined
    return { account, exp: payload.exp, iat, roles: Array.isArray(roles) ? roles.map(String) : [] }
  } catch {
    return null
  }
}

export const isAdminToken = (token: string): boolean => readClaims(token)?.roles.includes('ADMIN') ?? false
