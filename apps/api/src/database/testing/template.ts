import { migrate, migrationsChecksum } from '../schema/migrate.ts'
import { connectOnce } from '../connection/pool.ts'

/** A database that is copied for others. */
interface Template {
  readonly name: string
  /** Fills the new, empty database at this address. */
  readonly fill: (databaseUrl: string) => Promise<unknown>
  /** The template it starts from. */
  readonly from?: string
  /** Prefix of the names of earlier versions, which are dropped after this one is created. */
  readonly prefix?: string
}

/** Ensures that a migrated template exists, created once however many processes ask; returns its name. */
export async function ensureMigrated(maintenanceUrl: string): Promise<string> {
  const name = `kitwright_template_${(await migrationsChecksum()).slice(0, 16)}`
  return ensureTemplate(maintenanceUrl, { name, fill: migrate })
}

/**
 * Ensures that the template's database exists, filled once however many processes ask at the same time; returns its
 * name.
 */
export async function ensureTemplate(maintenanceUrl: string, { name, fill, from, prefix }: Template): Promise<string> {
  const client = await connectOnce(maintenanceUrl)
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      if (prefix !== undefined) await dropForerunners(client, prefix)
      const draft = `${name}_draft`
      await client.query(`drop database if exists ${draft} with (force)`)
      await client.query(`create database ${draft} template ${from ?? 'template1'}`)
      await fill(onDatabase(maintenanceUrl, draft))
      await client.query(`alter database ${draft} rename to ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}

type Client = Awaited<ReturnType<typeof connectOnce>>

/** A database that another run is copying at this moment stays. */
async function dropForerunners(client: Client, prefix: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { datname } of rows) await client.query(`drop database if exists ${datname}`).catch(() => null)
}

/** Returns the address of another database on the same server. */
export function onDatabase(url: string, name: string): string {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.href
}
