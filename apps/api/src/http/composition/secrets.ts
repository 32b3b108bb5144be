import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../../database/index.ts'

const NAMES = ['accessToken', 'refreshToken', 'xsrf', 'picture', 'oneTime', 'factor'] as const
type SecretName = (typeof NAMES)[number]
/**
 * The key that encrypts second factors outlives a rotation: its successor could not read them, and a reader of a backup
 * has both already.
 */
const LASTING: ReadonlySet<SecretName> = new Set(['factor'])

export type Secrets = Readonly<Record<SecretName, Uint8Array>>

/** The keys that the servers of one database share. The first to start makes them; they survive restarts. */
export async function loadSecrets(database: Database): Promise<Secrets> {
  return database.withPlatform(async trx => {
    const entries: [SecretName, Uint8Array][] = []
    for (const name of NAMES) entries.push([name, await loadSecret(trx, name)])
    return Object.fromEntries(entries) as Secrets
  })
}

/** Makes every key anew but that of second factors. Servers and workers that run go on with the old ones until they are started anew. */
export async function rotateSecrets(trx: Transaction, now: Date): Promise<void> {
  for (const name of NAMES.filter(name => !LASTING.has(name))) {
    const fresh = { value: randomBytes(32), created_at: now }
    await trx
      .insertInto('secrets')
      .values({ name, ...fresh })
      .onConflict(conflict => conflict.column('name').doUpdateSet(fresh))
      .execute()
  }
}

async function loadSecret(trx: Transaction, name: SecretName): Promise<Uint8Array> {
  const known = await trx.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst()
  if (known) return known.value
  await trx
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const { value } = await trx.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
