/**
 * An SQL function of uuids, called in the round trip that opens the transaction. It returns null, or the reason to
 * refuse.
 */
export interface TransactionGuard {
  name: string
  ids: readonly string[]
}

/** The request that a transaction is part of. Events that the transaction records name it. */
export interface Cause {
  readonly requestId: string
  /** The W3C trace context, as in a `traceparent` header. */
  readonly traceParent: string
  /** One of the staff, in whose name the audit log notes the changes. */
  readonly actorId?: string | undefined
}

/** Time limits in milliseconds. Exceeding one fails as `busy`. */
export interface Limits {
  readonly statementMs: number
  /** Wait for a row that another transaction has locked. */
  readonly lockMs: number
  /** Pause between two statements of a transaction. */
  readonly idleMs: number
  /** Wait for a free connection. */
  readonly turnMs: number
}

/** SQL that opens a transaction in one round trip. One result column, `pid`, is the backend's process id. */
export interface TransactionPrologue {
  /** The prologue as plain statements. */
  readonly text: string
  /** The same on a connection where {@link prepareOpenings} was done, and what it asks is prepared. */
  readonly prepared: string
  readonly asks: readonly string[]
}

const set = (name: string, value: string): string => `set_config('${name}', ${value}, true)`
const ROLE = set('role', `'kitwright_app'`)

/**
 * One column for all settings. Their results are not read, and the name and type of each column of an answer are sent
 * first.
 */
const setAll = (...settings: readonly string[]): string => `num_nulls(${settings.join(', ')})`
const PID = 'pg_backend_pid() as pid'

/** Local to the transaction, so that the connection may be shared. */
const limit = ({ statementMs, lockMs, idleMs }: Limits): readonly string[] => [
  set('statement_timeout', `'${statementMs}'`),
  set('lock_timeout', `'${lockMs}'`),
  set('idle_in_transaction_session_timeout', `'${idleMs}'`),
  // Statements are named if possible. Planning the long queries again for each order took a tenth of all time.
  set('plan_cache_mode', `'force_generic_plan'`),
  // Parallel workers take longer to start than our queries run, and they take capacity from other shops.
  set('max_parallel_workers_per_gather', `'0'`),
]

const openPlatform = (limits: Limits): string => `select ${setAll(...limit(limits))}, ${PID}`
function openTenant(
  limits: Limits,
  [tenant, request, trace, actor]: readonly [string, string, string, string],
): string {
  const cause = [set('kitwright.request', request), set('kitwright.trace', trace), set('kitwright.actor', actor)]
  const scope = [set('kitwright.tenant', tenant), ...cause]
  return `select ${setAll(...scope, ...limit(limits), ROLE)}, ${PID}`
}
const openAhead = (tenant: string): string =>
  `select ${setAll(set('kitwright.tenant', tenant), ROLE, set('synchronous_commit', `'off'`))}`

/**
 * Prepares the opening statements of transactions on a connection that is not shared. Parsing and planning them each
 * time took longer than running them.
 */
export const prepareOpenings = (limits: Limits): string =>
  [
    `prepare open_platform as ${openPlatform(limits)}`,
    `prepare open_tenant (text, text, text, text) as ${openTenant(limits, ['$1', '$2', '$3', '$4'])}`,
    `prepare open_ahead (text) as ${openAhead('$1')}`,
  ].join('; ')

/** Returns the prologue of the operator's transactions. */
export const platformPrologue = (limits: Limits): TransactionPrologue => ({
  text: `begin; ${openPlatform(limits)}`,
  prepared: 'begin; execute open_platform',
  asks: [],
})

export interface TenantScope {
  readonly limits: Limits
  readonly tenantId: string
  readonly guard?: TransactionGuard | undefined
  readonly cause?: Cause | undefined
  readonly ahead?: string | undefined
  readonly isCell: boolean
}

/**
 * Prologue that sets the tenant's role and row-level-security scope, preceded by an optional reservation in its own transaction. Only
 * validated UUIDs and internal ids are interpolated.
 */
export function tenantPrologue({ limits, tenantId, guard, cause, ahead, isCell }: TenantScope): TransactionPrologue {
  const tenant = literal(tenantId)
  const actor = cause?.actorId === undefined ? `''` : literal(cause.actorId)
  const values = [tenant, idOf(cause?.requestId), idOf(cause?.traceParent), actor] as const
  const take = ahead === undefined ? undefined : question({ name: ahead, ids: [] }, 'taken')
  const presence = isCell ? question({ name: 'presence_of', ids: [tenantId] }, 'presence') : undefined
  const refusal = guard && question(guard, 'refusal')
  const join = (how: 'text' | 'prepared', [before, opening]: readonly [string, string]): string =>
    [
      'begin',
      ...(take ? [before, take[how], 'commit', 'begin'] : []),
      opening,
      ...[presence, refusal].flatMap(asked => (asked ? [asked[how]] : [])),
    ].join('; ')
  return {
    text: join('text', [openAhead(tenant), openTenant(limits, values)]),
    prepared: join('prepared', [`execute open_ahead(${tenant})`, `execute open_tenant(${values.join(', ')})`]),
    asks: [take, presence, refusal].flatMap(asked => (asked ? [asked.prepare] : [])),
  }
}

/**
 * Returns the query that calls one of our functions, both as plain text and as a prepared statement of a connection of
 * our own.
 */
function question({ name, ids }: TransactionGuard, as: string): Record<'text' | 'prepared' | 'prepare', string> {
  const called = nameOf(name)
  const given = ids.length === 0 ? '' : `(${ids.map(literal).join(', ')})`
  const types = ids.length === 0 ? '' : ` (${ids.map(() => 'uuid').join(', ')})`
  const places = ids.map((_, i) => `$${i + 1}`).join(', ')
  return {
    text: `select ${called}(${ids.map(literal).join(', ')}) as ${as}`,
    prepared: `execute ask_${called}${given}`,
    prepare: `prepare ask_${called}${types} as select ${called}(${places}) as ${as}`,
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
function literal(uuid: string): string {
  if (!UUID.test(uuid)) throw new TypeError('The tenant id and the ids of a guard must be uuids')
  return `'${uuid}'`
}

const NAME = /^[a-z_]+$/
function nameOf(sqlFunction: string): string {
  if (!NAME.test(sqlFunction)) throw new TypeError('A guard, and what is taken ahead, must be the name of a function')
  return sqlFunction
}

/** Leaves out any id that is not in our format. */
const idOf = (id: string | undefined): string => (id !== undefined && /^[\w-]{1,80}$/.test(id) ? `'${id}'` : `''`)
