import { migrate, migrationsChecksum } from '../migrate.ts'
import { connectOnce } from '../pool.ts'

/** Ensures a migrated database to copy from, made once however many ask; returns its name. */
export async function ensureTemplate(maintenanceUrl: string): Promise<string> {
  const name = `kitwright_template_${(await migrationsChecksum()).slice(0, 16)}`
  const client = await connectOnce(maintenanceUrl)
  try {
    await client.query('select pg_advisory_lock(7120044)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      const draft = `${name}_draft`
      await client.query(`drop database if exists ${draft} with (force)`)
      await client.query(`create database ${draft}`)
      await migrate(onDatabase(maintenanceUrl, draft))
      await client.query(`alter database ${draft} rename to ${name}`)
    }
    return name
  } finally {
    await client.end()
  }
}

/** The same server's address with another database. */
export function onDatabase(url: string, name: string): string {
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.href
}
