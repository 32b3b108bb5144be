import { connectOnce } from '../connection/pool.ts'

const NAME = 'kitwright'

/**
 * Creates the role and the database for the program. Only the launcher uses the superuser, because no policy binds a
 * superuser. Returns the database's address.
 */
export async function ensureOwner(superuserUrl: string, password: string): Promise<string> {
  const client = await connectOnce(superuserUrl)
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = '${NAME}') as role,
              exists (select from pg_database where datname = '${NAME}') as database`,
    )
    if (!rows[0]?.role) {
      await client.query(`create role ${NAME} login createdb createrole password ${client.escapeLiteral(password)}`)
    }
    if (!rows[0]?.database) await client.query(`create database ${NAME} owner ${NAME}`)
  } finally {
    await client.end()
  }
  const url = new URL(superuserUrl)
  url.username = NAME
  url.pathname = `/${NAME}`
  return url.href
}
