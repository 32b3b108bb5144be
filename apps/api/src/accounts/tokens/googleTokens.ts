import { createRemoteJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import { isCanonical } from './canonicalToken.ts'

/** The person Google reports as signed in. */
export interface GooglePerson {
  readonly sub: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

export interface GoogleTokens {
  /**
   * Returns null for a token that is forged, expired, for another audience, or without the expected nonce. Throws if
   * the keys cannot be fetched.
   */
  read(credential: string, expected: { nonce: string | undefined; now: Date }): Promise<GooglePerson | null>
}

export interface GoogleOptions {
  readonly clientId: string
  /** The issuer, such as `https://accounts.google.com`; in tests another OpenID provider that behaves alike. */
  readonly issuer: string
}

/**
 * The provider sets the name, and nobody can correct it before signing in. Control characters therefore become spaces
 * instead of a refusal.
 */
const name = z
  .string()
  .overwrite(text => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '))
  .trim()
  .max(80)
  .default('')

const claims = z.object({
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  iat: z.int(),
  sub: z.string().min(1).max(255),
  email: z.email().toLowerCase().max(254),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).default(false),
  given_name: name,
  family_name: name,
  nonce: z.string().optional(),
})
const discovery = z.object({ jwks_uri: z.url() })

/** Fetches the provider's keys by its discovery document and caches them as long as its answer allows. */
function createKeys(issuer: string): () => Promise<ReturnType<typeof createRemoteJWKSet>> {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | undefined
  const find = async (): Promise<ReturnType<typeof createRemoteJWKSet>> => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(5000) })
    return createRemoteJWKSet(new URL(discovery.parse(await answer.json()).jwks_uri))
  }
  return () => {
    keys ??= find()
    // A provider that could not be reached is tried again on the next call.
    keys.catch(() => (keys = undefined))
    return keys
  }
}

/** Maximum difference between Google's clock and ours. */
const CLOCK_SECONDS = 30

/**
 * Whether the token was issued for this shop's page alone, and not in the future. A token with several audiences or
 * another authorised party is for another page.
 */
function isForUs({ aud, azp, iat }: z.output<typeof claims>, clientId: string, now: Date): boolean {
  const isAlone = typeof aud === 'string' || aud.length === 1
  return isAlone && (azp === undefined || azp === clientId) && iat <= now.getTime() / 1000 + CLOCK_SECONDS
}

/** The errors of the token itself. Any other error means that the provider's keys could not be fetched. */
const REFUSALS = /^ERR_(JWT|JWS|JWK_|JWKS_NO_|JWKS_MULTIPLE|JOSE_ALG|JOSE_NOT)/

/** Checks ID tokens: RS256 with the provider's current keys, issuer, audience, expiry, nonce. */
export function createGoogleTokens({ clientId, issuer }: GoogleOptions): GoogleTokens {
  const findKeys = createKeys(issuer)
  // Google uses either issuer.
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')]
  return {
    async read(credential, { nonce, now }) {
      if (!isCanonical(credential)) return null
      const keys = await findKeys()
      const options = {
        algorithms: ['RS256'],
        audience: clientId,
        issuer: issuers,
        currentDate: now,
        clockTolerance: CLOCK_SECONDS,
        requiredClaims: ['exp', 'iat', 'sub'],
      }
      const verified = await jwtVerify(credential, keys, options).catch((error: { code?: string }) => {
        if (REFUSALS.test(error.code ?? '')) return undefined
        throw error
      })
      const read = claims.safeParse(verified?.payload)
      if (!read.success || read.data.nonce !== nonce || !isForUs(read.data, clientId, now)) return null
      const { sub, email, email_verified, given_name, family_name } = read.data
      return {
        sub,
        email,
        isEmailVerified: email_verified === true || email_verified === 'true',
        firstName: given_name,
        lastName: family_name,
      }
    },
  }
}
