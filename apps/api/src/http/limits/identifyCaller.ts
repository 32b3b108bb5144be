import { areEnough, type Route } from '@kitwright/contract'
import type { FastifyRequest } from 'fastify'
import type { AccessTokens, VerifiedToken } from '../../accounts/index.ts'
import { type Person, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import type { TenantDirectory } from '../../tenants/index.ts'
import { noteTenantInLog } from '../monitoring/logging.ts'

/** A caller waiting for a suspended shop retries after this many seconds. */
const SUSPENDED_S = 60

/**
 * Returns the tenant of a request's host. Throws `unknown-host`, and `shop-suspended` for everyone, including its
 * staff.
 */
export async function getTenant(directory: TenantDirectory, request: FastifyRequest): Promise<TenantContext> {
  const { calledHost } = request
  const tenant = calledHost === undefined ? null : await directory.find(calledHost)
  if (!tenant) throw new ProblemError('unknown-host')
  noteTenantInLog(request, tenant.id)
  if (tenant.isSuspended) throw new ProblemError('shop-suspended', [], SUSPENDED_S).withWords(tenant.suspendedReason)
  return tenant
}

interface VisitorContext {
  readonly tokens: AccessTokens
  readonly tenant: TenantContext
  /** The authentication that the route requires. Undefined if it is public. */
  readonly needed: Route['auth']
  readonly now: Date
}

/** Returns the request's bearer token. */
export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^bearer (\S{1,4096})$/i.exec(headers.authorization ?? '')?.[1]

/**
 * Finds the caller by bearer token. If the route needs a person, throws `unauthenticated` without a valid token;
 * `admin-not-allowed` for staff in the shop, in the office `forbidden` for others and `right-missing` for staff whose
 * rights are not enough. Elsewhere a customer is recognised,
 * and everybody else is a visitor: staff, too, where a person is optional.
 */
export async function findPerson(
  request: FastifyRequest,
  { tokens, tenant, needed, now }: VisitorContext,
): Promise<Person | null> {
  const token = bearerOf(request)
  const read = token === undefined ? null : await tokens.read(token, tenant.id, now)
  const asked = needed === 'optional' ? true : (needed ?? true)
  if (read && isWelcome(read, asked)) return read.person
  if (!needed || (needed === 'optional' && (token === undefined || read))) return null
  if (!read) throw new ProblemError('unauthenticated')
  if (asked === true) throw new ProblemError('admin-not-allowed')
  throw new ProblemError(isOfStaff(read) ? 'right-missing' : 'forbidden')
}

const STAFF = ['STORE', 'ADMIN']

const isOfStaff = ({ clientId, person }: VerifiedToken): boolean =>
  clientId === 'office' && STAFF.some(role => person.roles.includes(role))

function isWelcome(token: VerifiedToken, needed: Exclude<NonNullable<Route['auth']>, 'optional'>): boolean {
  const { clientId, person } = token
  if (needed === true) return clientId === 'web' && person.roles.includes('CUSTOMER')
  return isOfStaff(token) && areEnough(person.rights, needed)
}
