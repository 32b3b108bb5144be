import type { Route, RouteKey } from '@kitwright/contract'
import type { FastifyRequest } from 'fastify'
import { SESSION_GUARD, STAFF_SESSION_GUARD } from '../../accounts/index.ts'
import { type Database, sql, type TransactionGuard } from '../../database/index.ts'
import { type ApiKey, type Exchange, type Person, type RunInTenant, type TenantContext } from '../../endpoint/index.ts'
import { KEY_GUARD } from '../../partners/index.ts'
import type { Origins } from '../../tenants/index.ts'
import { cartOf } from './cartCookie.ts'
import { deviceOf } from './deviceCookie.ts'
import { parseAcceptLanguage } from './language.ts'
import { networkOf } from './requestOrigin.ts'
import type { SpooledUpload } from './spoolUpload.ts'
import type { RequestParts } from './validate.ts'

/** The facts known of a request before its body is read. */
export interface Caller {
  readonly tenant: TenantContext
  readonly person: Person | null
  /** The key of a partner's program. */
  readonly key: ApiKey | null
  readonly now: Date
}

interface Circumstances {
  readonly caller: Caller
  readonly database: Database
  readonly origins: Origins
  readonly auth: Route['auth']
  readonly sending: SpooledUpload
  /** Tells when the caller has gone. */
  readonly signal: AbortSignal
}

/**
 * The check that the session is still valid, and for staff that they still have the rights that their token states, in each
 * transaction of an authenticated route.
 */
export const guardOf = (auth: Route['auth'], person: Person | null): TransactionGuard | undefined =>
  auth && person
    ? auth === true || auth === 'optional'
      ? { name: SESSION_GUARD, ids: [person.sessionId, person.id] }
      : { name: STAFF_SESSION_GUARD, ids: [person.sessionId, person.id, person.rightsStamp] }
    : undefined

type TenantWork<T> = Parameters<Database['withTenant']>[1] extends (...given: infer G) => unknown
  ? (...given: G) => Promise<T>
  : never

/** Notes the key in the transaction of a change, so that the audit log and the history of orders name it. */
const inNameOf =
  <T>({ id }: ApiKey, work: TenantWork<T>): TenantWork<T> =>
  async (trx, taken) => {
    await sql`select set_config('kitwright.api_key', ${id}, true)`.execute(trx)
    return work(trx, taken)
  }

/** Request object passed to an endpoint. On authenticated routes each transaction checks that the session is still valid. */
export function createExchange(
  request: FastifyRequest,
  given: RequestParts,
  { caller, database, origins, auth, sending, signal }: Circumstances,
): Exchange<RouteKey> {
  const { tenant, person, key, now } = caller
  // Recorded events name the call that caused them, the audit log one of the staff.
  const isChange = request.method !== 'GET' && request.method !== 'HEAD'
  const isByStaff = auth !== undefined && auth !== true && auth !== 'optional'
  const actorId = isByStaff ? person?.id : key?.madeBy
  const cause = isChange ? { requestId: request.id, traceParent: request.traceParent, actorId } : undefined
  const guard = key ? { name: KEY_GUARD, ids: [key.id] } : guardOf(auth, person)
  // A change goes on to its end, since it was asked for, as by one who saves and closes the page.
  const reading = isChange ? undefined : signal
  const exchange = {
    ...given,
    tenant,
    person,
    key,
    now,
    language: parseAcceptLanguage(request.headers['accept-language']),
    ip: request.address,
    network: networkOf(request.address),
    device: deviceOf(request),
    cart: cartOf(request),
    origin: origins.of(tenant.host),
    requestId: request.id,
    signal,
    upload: sending.read,
    run: (async (work, { isShared, ...options } = {}) =>
      database.withTenant(tenant.id, isChange && key ? inNameOf(key, work) : work, {
        guard,
        cause,
        ...options,
        signal: isShared ? undefined : reading,
      })) satisfies RunInTenant,
  }
  // The schemas of the route at hand decide the types; here every route is one.
  return exchange as unknown as Exchange<RouteKey>
}
