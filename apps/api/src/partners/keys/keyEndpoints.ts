import { type Response_, SCOPE_RIGHTS } from '@kitwright/contract'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError, requireRight } from '../../endpoint/index.ts'
import { endKey, insertKey, type KeyRecord, listKeys } from './keyStore.ts'
import { createKey } from './secretKey.ts'

type Routes = 'GET /api/office/api-keys' | 'POST /api/office/api-keys' | 'DELETE /api/office/api-keys/{id}'
type Keys = Response_<'GET /api/office/api-keys'>

const DAY_MS = 86_400_000

function stateOf({ ended_at, expires_at }: KeyRecord, now: Date): Keys['keys'][number]['state'] {
  if (ended_at !== null) return 'ended'
  return expires_at !== null && expires_at <= now ? 'expired' : 'active'
}

async function presentKeys(trx: Transaction, now: Date): Promise<Keys> {
  const rows = await listKeys(trx, now)
  const people = await listOwners(
    trx,
    rows.flatMap(({ made_by, ended_by }) => (ended_by === null ? [made_by] : [made_by, ended_by])),
  )
  const keys = rows.map(row => ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: [...row.scopes],
    callsPerMinute: row.calls_per_minute,
    madeAt: row.made_at.toISOString(),
    madeBy: nameIn(people, row.made_by),
    expiresAt: row.expires_at?.toISOString() ?? null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    ended: row.ended_at && { at: row.ended_at.toISOString(), by: nameIn(people, row.ended_by ?? '') },
    state: stateOf(row, now),
  }))
  return { keys }
}

/** Endpoints with which staff make and end the keys of partners. */
export const createKeyEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/api-keys': async ({ now, run }) => ({ value: await run(async trx => presentKeys(trx, now)) }),
  'POST /api/office/api-keys': async ({ body, person, now, run }) => {
    const { key, ...stored } = createKey()
    const { name, scopes, callsPerMinute, expiresInDays } = body
    // A key does nothing that its maker may not do.
    for (const scope of scopes) {
      const right = SCOPE_RIGHTS[scope]
      if (right) requireRight(person, right)
    }
    const expires = expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS)
    const wanted = { name, scopes, calls_per_minute: callsPerMinute, expires_at: expires, ...stored }
    return run(async trx => {
      const id = await insertKey(trx, { ...wanted, by: person.id, now })
      if (id === undefined) throw new ProblemError('keys-full')
      return { value: { ...(await presentKeys(trx, now)), id, key } }
    })
  },
  'DELETE /api/office/api-keys/{id}': async ({ params, person, now, run }) =>
    run(async trx => {
      if (!(await endKey(trx, { id: params.id, by: person.id, now }))) throw new ProblemError('not-found')
      return { value: await presentKeys(trx, now) }
    }),
})
