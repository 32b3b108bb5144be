import type { FastifyRequest } from 'fastify'
import type { AccessTokens } from '../accounts/index.ts'
import { type Person, Problem, type TenantContext } from '../endpoint/index.ts'
import type { TenantDirectory } from '../tenants/index.ts'

/** The tenant of a request's host. Throws `unknown-host`. */
export async function getTenant(directory: TenantDirectory, request: FastifyRequest): Promise<TenantContext> {
  const host = request.hostname.toLowerCase().replace(/\.$/, '')
  const tenant = /^[a-z0-9.-]{1,253}$/.test(host) ? await directory.find(host) : null
  if (!tenant) throw new Problem('unknown-host')
  return tenant
}

interface Asked {
  readonly tokens: AccessTokens
  readonly tenant: TenantContext
  readonly needed: boolean
  readonly now: Date
}

/**
 * Who asks, by bearer token. Where somebody is needed, throws `unauthenticated` without a good token and `admin-not-allowed` for
 * staff, who have no business in the shop; elsewhere either is a visitor.
 */
export async function findPerson(
  request: FastifyRequest,
  { tokens, tenant, needed, now }: Asked,
): Promise<Person | null> {
  const [, token] = /^bearer (\S{1,4096})$/i.exec(request.headers.authorization ?? '') ?? []
  const read = token === undefined ? null : await tokens.read(token, tenant.id, now)
  const isCustomer = read?.clientId === 'web' && read.person.roles.includes('CUSTOMER')
  if (read && isCustomer) return read.person
  if (!needed) return null
  throw new Problem(read ? 'admin-not-allowed' : 'unauthenticated')
}
