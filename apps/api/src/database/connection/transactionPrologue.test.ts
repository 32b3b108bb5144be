import { expect, test } from 'vitest'
import { platformPrologue, tenantPrologue, prepareOpenings } from './transactionPrologue.ts'

const [TENANT, SESSION] = ['11111111-1111-4111-8111-11111111111a', '22222222-2222-4222-8222-22222222222B']
const limits = { statementMs: 1, lockMs: 2, idleMs: 3, turnMs: 4 }
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

const LIMIT =
  "set_config('statement_timeout', '1', true), set_config('lock_timeout', '2', true), " +
  "set_config('idle_in_transaction_session_timeout', '3', true), set_config('plan_cache_mode', 'force_generic_plan', true), " +
  "set_config('max_parallel_workers_per_gather', '0', true)"
const PID = 'pg_backend_pid() as pid'
const ROLE = "set_config('role', 'kitwright_app', true)"
const scope = (tenant: string, request: string, trace: string, actor: string): string =>
  `select num_nulls(set_config('kitwright.tenant', ${tenant}, true), set_config('kitwright.request', ${request}, true), ` +
  `set_config('kitwright.trace', ${trace}, true), set_config('kitwright.actor', ${actor}, true), ${LIMIT}, ${ROLE}), ${PID}`
const ahead = (tenant: string): string =>
  `select num_nulls(set_config('kitwright.tenant', ${tenant}, true), ${ROLE}, set_config('synchronous_commit', 'off', true))`

test('a transaction begins with limits and a tenant’s scope, prepared once per connection', () => {
  const platform = `select num_nulls(${LIMIT}), ${PID}`
  expect(platformPrologue(limits)).toEqual({
    text: `begin; ${platform}`,
    prepared: 'begin; execute open_platform',
    asks: [],
  })
  expect(tenantPrologue({ limits, tenantId: TENANT, isCell: false })).toEqual({
    text: `begin; ${scope(`'${TENANT}'`, "''", "''", "''")}`,
    prepared: `begin; execute open_tenant('${TENANT}', '', '', '')`,
    asks: [],
  })
  expect(prepareOpenings(limits)).toBe(
    `prepare open_platform as ${platform}; prepare open_tenant (text, text, text, text) as ${scope('$1', '$2', '$3', '$4')}; ` +
      `prepare open_ahead (text) as ${ahead('$1')}`,
  )
})

test('a transaction queues first, then checks presence and guard', () => {
  const cause = { requestId: 'request-1', traceParent: TRACE, actorId: SESSION }
  const guard = { name: 'still_signed_in', ids: [SESSION, TENANT] }
  const asked = `select presence_of('${TENANT}') as presence; select still_signed_in('${SESSION}', '${TENANT}') as refusal`
  expect(tenantPrologue({ limits, tenantId: TENANT, isCell: true, ahead: 'take_number', cause, guard })).toEqual({
    text: `begin; ${ahead(`'${TENANT}'`)}; select take_number() as taken; commit; begin; ${scope(`'${TENANT}'`, "'request-1'", `'${TRACE}'`, `'${SESSION}'`)}; ${asked}`,
    prepared:
      `begin; execute open_ahead('${TENANT}'); execute ask_take_number; commit; begin; execute open_tenant('${TENANT}', 'request-1', '${TRACE}', '${SESSION}'); ` +
      `execute ask_presence_of('${TENANT}'); execute ask_still_signed_in('${SESSION}', '${TENANT}')`,
    asks: [
      'prepare ask_take_number as select take_number() as taken',
      'prepare ask_presence_of (uuid) as select presence_of($1) as presence',
      'prepare ask_still_signed_in (uuid, uuid) as select still_signed_in($1, $2) as refusal',
    ],
  })
})

test('malformed names of a request are left out, and a function’s name is required', () => {
  const requestOf = (requestId: string): string =>
    tenantPrologue({ limits, tenantId: TENANT, isCell: false, cause: { requestId, traceParent: '' } }).prepared
  expect(requestOf('a'.repeat(80))).toContain(`'${'a'.repeat(80)}', '', ''`)
  for (const id of ['', 'a'.repeat(81), "a'b", 'a b', 'a;']) expect(requestOf(id)).toMatch(/, '', '', ''\)$/)
  const entering = { limits, tenantId: TENANT, isCell: false }
  for (const name of ['', 'Take', 'take()', 'take number', 'take2'])
    expect(() => tenantPrologue({ ...entering, ahead: name })).toThrow(TypeError)
  for (const tenantId of ['', `${TENANT}1`, `x${TENANT}`, TENANT.slice(1)])
    expect(() => tenantPrologue({ ...entering, tenantId })).toThrow('must be uuids')
})
