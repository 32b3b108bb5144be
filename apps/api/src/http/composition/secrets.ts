import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../../database/index.ts'
import { loadFactorKey } from './factorKey.ts'

const NAMES = ['accessToken', 'refreshToken', 'xsrf', 'picture', 'oneTime'] as const
type SecretName = (typeof NAMES)[number]

/** The key of second factors outlives a rotation: its successor could not read them. */
export type Secrets = Readonly<Record<SecretName | 'factor', Uint8Array>>

/**
 * The keys that the servers of one database share. The first to start makes them; they survive restarts. `factorKeys`
 * open the key of second factors.
 */
export async function loadSecrets(database: Database, factorKeys: readonly Uint8Array[]): Promise<Secrets> {
  return database.withPlatform(async trx => {
    const entries: [keyof Secrets, Uint8Array][] = [['factor', await loadFactorKey(trx, factorKeys)]]
    for (const name of NAMES) entries.push([name, await loadSecret(trx, name)])
    return Object.fromEntries(entries) as Secrets
  })
}

/** The key of mailed codes and links: the only one that a worker needs. */
export const loadCodeKey = async (database: Database): Promise<Uint8Array> =>
  database.withPlatform(async trx => loadSecret(trx, 'oneTime'))

/** The key that encrypts second factors and tokens of bots. Throws where `factorKeys` do not open it. */
export const openFactorKey = async (database: Database, factorKeys: readonly Uint8Array[]): Promise<Uint8Array> =>
  database.withPlatform(async trx => loadFactorKey(trx, factorKeys))

/** Makes every key anew but that of second factors. Servers and workers that run go on with the old ones until they are started anew. */
export async function rotateSecrets(trx: Transaction, now: Date): Promise<void> {
  for (const name of NAMES) {
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
