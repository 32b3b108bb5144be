import type { Config } from '../../config/index.ts'
import { type Database, sql } from '../../database/index.ts'
import { failure, type Finding, ok, warning } from './finding.ts'

interface Facts {
  readonly version: number
  readonly isBinding: boolean
  readonly canServe: boolean | null
  readonly unprotected: readonly string[]
  readonly connections: number
  readonly megabytes: number
}

const OLDEST = 150_000
/** Connections that a server uses beside its two pools: mails, maintenance, health. */
const MORE_CONNECTIONS = 4

export async function checkDatabase(database: Database, config: Config): Promise<Finding[]> {
  const asked = Date.now()
  const { now, facts } = await database.withPlatform(async trx => {
    const clock = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx)
    const { rows } = await FACTS.execute(trx)
    return { now: clock.rows[0]!.now, facts: rows[0]! }
  })
  return [...checkFacts(facts, config), checkClock(now, asked)]
}

const FACTS = sql<Facts>`
  select current_setting('server_version_num')::int as version,
    (select not rolsuper and not rolbypassrls from pg_roles where rolname = current_user) as "isBinding",
    (select pg_has_role(current_user, oid, 'member') from pg_roles where rolname = 'kitwright_app') as "canServe",
    array(select c.relname::text from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
        and has_table_privilege('kitwright_app', c.oid, 'select, insert, update, delete')
        and not (c.relrowsecurity and (c.relforcerowsecurity or c.relname = 'tenant_hosts')) order by 1) as unprotected,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
    pg_database_size(current_database())::float8 / 1e6 as megabytes`

function checkFacts(facts: Facts, { databasePool, databaseOfficePool }: Config): Finding[] {
  const { version, isBinding, canServe, unprotected, connections, megabytes } = facts
  const wanted = databasePool + databaseOfficePool + MORE_CONNECTIONS
  const findings = [
    version < OLDEST && failure('database', `PostgreSQL ${shown(version)} is too old: 15 or newer is needed.`),
    unprotected.length > 0 &&
      failure('database', `Row-level security is off on ${unprotected.join(', ')}: shops could see each other’s rows.`),
    canServe === false && failure('database', 'This user may not take on the role kitwright_app: grant it to them.'),
    !isBinding &&
      warning('database', 'This user is a superuser, whom row-level security does not bind: make one that is not.'),
    wanted > connections &&
      warning('database', `A server may take ${wanted} connections, and PostgreSQL gives ${connections}.`),
  ].filter(found => found !== false)
  if (findings.length > 0) return findings
  return [ok('database', `PostgreSQL ${shown(version)} answers; ${megabytes.toFixed(0)} MB, shops kept apart.`)]
}

const shown = (version: number): string => `${Math.floor(version / 10_000)}.${version % 10_000}`

const TOLERATED_MS = 2_000
const LONGEST_MS = 30_000

/** Compares the clocks of database and server, because links, sessions and parcels are timed by both. */
function checkClock(theirs: Date, askedAt: number): Finding {
  const apartMs = Math.max(0, Math.abs(theirs.getTime() - askedAt) - (Date.now() - askedAt))
  const seconds = (apartMs / 1000).toFixed(1)
  if (apartMs <= TOLERATED_MS) return ok('clock', `This machine’s and the database’s agree (${seconds} s apart).`)
  const text = `This machine’s and the database’s are ${seconds} s apart: set both by a time server (NTP).`
  return apartMs > LONGEST_MS ? failure('clock', text) : warning('clock', text)
}
