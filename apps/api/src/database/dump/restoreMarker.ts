import type { Client } from 'pg'
import { connectOnce } from '../connection/pool.ts'

/**
 * The name of the restore that fills this database, until {@link endRestoring}: one that was cut off is known by it to the next, and nobody else's
 * restore is taken for it.
 */
export const beginRestoring = async (databaseUrl: string): Promise<string> =>
  connected(databaseUrl, async client => {
    await client.query(`create schema if not exists restoring;
      create table if not exists restoring.own (id uuid primary key);
      insert into restoring.own select gen_random_uuid() where not exists (select from restoring.own)`)
    return readId(client)
  })

/** Returns the restore under way; undefined if none has begun, or the last has ended. */
export const findRestoring = async (databaseUrl: string): Promise<string | undefined> =>
  connected(databaseUrl, async client => {
    const { rowCount } = await client.query(`select where to_regclass('restoring.own') is not null`)
    return rowCount === 0 ? undefined : readId(client)
  })

export const endRestoring = async (databaseUrl: string): Promise<void> =>
  connected(databaseUrl, async client => void (await client.query('drop schema if exists restoring cascade')))

const readId = async (client: Client): Promise<string> =>
  (await client.query<{ id: string }>('select id from restoring.own')).rows[0]!.id

async function connected<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectOnce(databaseUrl)
  return work(client).finally(async () => client.end())
}
