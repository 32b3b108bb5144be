import { routes } from '@kitwright/contract'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type pg from 'pg'
import type { Place } from '../visit.ts'
import { until } from '../wait.ts'
import { listUnlogged } from './listUnlogged.ts'

/** Routes that cannot succeed in this check, with the refusal that they must give. */
export const REFUSALS: Readonly<Record<string, { readonly id: string; readonly why: string }>> = {
  'POST /api/oauth/social': { id: 'social-off', why: 'Google signs the credential' },
  'POST /api/accounts/passkey': { id: 'passkey-refused', why: 'a device signs the challenge' },
  'POST /api/accounts/factors/passkeys': { id: 'passkey-refused', why: 'a device makes the passkey' },
  'PUT /api/accounts/factors/passkeys/{id}': { id: 'not-found', why: 'a device makes the passkey' },
  'POST /api/accounts/factors/passkeys/{id}/remove': { id: 'not-found', why: 'a device makes the passkey' },
  'POST /api/office/me/factors/passkeys': { id: 'passkey-refused', why: 'a device makes the passkey' },
  'PUT /api/office/me/factors/passkeys/{id}': { id: 'not-found', why: 'a device makes the passkey' },
  'POST /api/office/me/factors/passkeys/{id}/remove': { id: 'not-found', why: 'a device makes the passkey' },
}

/**
 * Returns the kinds of work by the names of their files in the tree. Throws when two share a name, since metrics would
 * count them as one.
 */
export function listWork(tree: string): string[] {
  const kinds = globSync('apps/api/src/**/*Worker.ts', { cwd: tree }).map(path => basename(path, '.ts'))
  const twice = kinds.filter((kind, i) => kinds.indexOf(kind) !== i)
  if (twice.length > 0) throw new Error(`Two kinds of work are called ${twice.join(', ')}: rename one`)
  return kinds.toSorted()
}

interface DriveRecord {
  /** The metrics as the server reports them to Prometheus. */
  readonly metrics: string
  /** The paths of the streams that were read. */
  readonly streams: readonly string[]
}

/** Lists what the shipped server has not done well yet: routes of the contract and kinds of work. */
export function listUndriven({ metrics, streams }: DriveRecord, work: readonly string[]): string[] {
  const routed = Object.keys(routes)
  const called = new Set(routed.filter(key => streams.some(path => patternOf(key).test(path))))
  const done = new Set<string>()
  for (const line of metrics.split('\n')) {
    const labels = Object.fromEntries([...line.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
    if (line.startsWith('kitwright_http_request_duration_seconds_count') && /^[23]/.test(labels['status'] ?? ''))
      called.add(`${labels['method']} ${labels['route']}`)
    if (line.startsWith('kitwright_work_duration_seconds_count') && labels['outcome'] === 'done')
      done.add(labels['kind'] ?? '')
  }
  return [
    ...routed.filter(key => !(key in REFUSALS) && !called.has(key) && !called.has(asFastify(key))),
    ...work.filter(kind => !done.has(kind)).map(kind => `the work ${kind}`),
  ]
}

/** Returns the pattern of the paths that a GET route answers. */
const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replace(/^GET /, '').replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`)

const asFastify = (key: string): string => key.replaceAll(/\{(\w+)\}/g, ':$1')

/** Lists the failed work of the server: none may have failed. */
export const listFailedWork = (metrics: string): string[] =>
  metrics
    .split('\n')
    .filter(line => /^kitwright_work_duration_seconds_count\{.*outcome="failed".*\} [1-9]/.test(line))
    .map(line => /kind="(\w+)"/.exec(line)![1]!)

const LONGEST_QUEUE_SECONDS = 120

interface QueueState {
  readonly name: string
  readonly done: number
  readonly failed: number
}

/**
 * Makes every queue of the server process at least one job; scheduled queues receive theirs now. Throws for a queue
 * that processed none, or failed.
 */
export async function driveQueues(database: pg.Client): Promise<string[]> {
  const scheduled = await database.query<{ name: string }>('select name from pgboss.schedule')
  for (const { name } of scheduled.rows) await database.query('insert into pgboss.job (name) values ($1)', [name])
  const names = await until('A job of every queue', LONGEST_QUEUE_SECONDS, async () => {
    const { rows } = await database.query<QueueState>(`
      select q.name, count(*) filter (where j.state = 'completed')::int as done, count(*) filter (where j.state = 'failed')::int as failed
      from pgboss.queue q left join pgboss.job j on j.name = q.name
      where q.name not like '\\_\\_pgboss%' and not exists (select from pgboss.queue o where o.dead_letter = q.name)
      group by q.name order by q.name`)
    const failed = rows.filter(row => row.failed > 0)
    if (failed.length > 0) throw new Error(`Jobs failed of the queues ${failed.map(({ name }) => name).join(', ')}`)
    return rows.every(row => row.done > 0) ? rows.map(({ name }) => name) : undefined
  })
  return names
}

interface CoverageInput {
  readonly tree: string
  readonly metricsPort: number
  readonly place: Place
}

/** Throws with all parts of the shipped server that nothing has exercised, and all failed work. */
export async function covered(
  { tree, metricsPort, place: { streams, officeChanges } }: CoverageInput,
  database: pg.Client,
): Promise<void> {
  const queues = await driveQueues(database)
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const work = listWork(tree)
  const lines = [
    ...listUndriven({ metrics, streams }, work).map(each => `${each}: nothing drives it; add it to tools/ship/drive`),
    ...listFailedWork(metrics).map(kind => `the work ${kind}: it failed`),
    ...listUnlogged(officeChanges, await readLoggedRequests(database)),
  ]
  if (lines.length > 0) throw new Error(`The shipped server did not do everything:\n  ${lines.join('\n  ')}`)
  console.log(
    `  ${Object.keys(routes).length} routes, ${work.length} kinds of work and ${queues.length} queues (${queues.join(', ')}) were driven.`,
  )
}

/** Returns the ids of the requests that left an entry in the audit log. */
async function readLoggedRequests(database: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await database.query<{ id: string }>(
    'select distinct request_id as id from audit_entries where request_id is not null',
  )
  return new Set(rows.map(({ id }) => id))
}
