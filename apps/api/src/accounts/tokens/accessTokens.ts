import { jwtVerify, SignJWT } from 'jose'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { readRights } from './staffRights.ts'
import type { Person } from '../../endpoint/index.ts'
import { isCanonical } from './canonicalToken.ts'

/** In seconds. Short, because the roles and the e-mail in the token are as old as the token. */
export const ACCESS_TOKEN_SECONDS = 5 * 60

export type ClientId = 'web' | 'office'

/** The subject of a token. */
export interface Bearer {
  readonly tenant: { readonly id: string; readonly slug: string }
  readonly account: {
    readonly id: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly role: string
    /** Rights of a role of the shop's own; null for every other role. */
    readonly ownRights: readonly string[] | null
    /** Whether the e-mail has been proved to belong to the owner. */
    readonly isConfirmed: boolean
  }
  readonly sessionId: string
  readonly clientId: ClientId
}

export interface AccessTokens {
  issue(bearer: Bearer, now: Date): Promise<string>
  /** Returns the identity in a token; null if it is forged, expired or of another tenant. */
  read(token: string, tenantId: string, now: Date): Promise<VerifiedToken | null>
  /** Returns the session of a token that we have signed and that has not expired; null for any other. */
  sessionOf(token: string, now: Date): Promise<string | null>
}

export interface VerifiedToken {
  readonly person: Person
  readonly clientId: ClientId
}

const roles = z.object({ roles: z.array(z.string()), rights: z.array(z.string()).optional() })
const payloadSchema = z.object({
  exp: z.int(),
  sub: z.uuid(),
  sid: z.uuid(),
  typ: z.literal('Bearer'),
  azp: z.enum(['web', 'office']),
  tenant: z.uuid(),
  email: z.string(),
  resource_access: z.object({ web: roles.optional(), office: roles.optional() }),
})

type Payload = z.output<typeof payloadSchema>

/** Limit on cached signature checks. A client sends one token with each of its calls for five minutes. */
const MAX_REMEMBERED = 5_000

/** Signs and checks access tokens (JWT, HS256) with the key that all servers of a deployment share. */
export function createAccessTokens(key: Uint8Array): AccessTokens {
  const remembered = new Map<string, Payload>()
  const read = async (token: string, now: Date): Promise<Payload | undefined> => {
    const known = remembered.get(token)
    if (known) return known
    const payload = await verify(token, now, key)
    if (!payload) return undefined
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(token, payload)
    return payload
  }
  const isOver = ({ exp }: Payload, now: Date): boolean => exp * 1000 <= now.getTime()
  return {
    issue: async (bearer, now) => sign(bearer, now, key),
    async read(token, tenantId, now) {
      const payload = await read(token, now)
      if (!payload || payload.tenant !== tenantId || isOver(payload, now)) return null
      const { sub, sid, email, azp, resource_access } = payload
      const { roles: named = [], rights: own } = resource_access[azp] ?? {}
      const access = readRights(named, own ?? null)
      return { person: { id: sub, sessionId: sid, email, roles: named, ...access }, clientId: azp }
    },
    async sessionOf(token, now) {
      const payload = await read(token, now)
      return payload && !isOver(payload, now) ? payload.sid : null
    },
  }
}

async function verify(token: string, now: Date, key: Uint8Array): Promise<Payload | undefined> {
  if (!isCanonical(token)) return undefined
  const verified = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now }).catch(() => undefined)
  return payloadSchema.safeParse(verified?.payload).data
}

async function sign({ tenant, account, sessionId, clientId }: Bearer, now: Date, key: Uint8Array): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({
    typ: 'Bearer',
    azp: clientId,
    sid: sessionId,
    resource_access: { [clientId]: { roles: [account.role], ...(account.ownRights && { rights: account.ownRights }) } },
    tenant: tenant.id,
    email: account.email,
    email_verified: account.isConfirmed,
    given_name: account.firstName,
    family_name: account.lastName,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .setJti(randomUUID())
    .setIssuer(`urn:kitwright:${tenant.slug}`)
    .setAudience(clientId)
    .setSubject(account.id)
    .sign(key)
}
