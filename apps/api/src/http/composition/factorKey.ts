import { randomBytes } from 'node:crypto'
import { decryptSecret, encryptSecret } from '../../accounts/index.ts'
import { StartError } from '../../config/index.ts'
import { sql, type Transaction } from '../../database/index.ts'

/** The row of the key as it is; of a version before sealing, or of an installation without `FACTOR_KEY`. */
const PLAIN = 'factor'
/** The row of the key, encrypted with `FACTOR_KEY`. */
const SEALED = 'factor-sealed'

interface StoredKeys {
  readonly plain: Buffer | undefined
  readonly sealed: Buffer | undefined
}

async function readStored(trx: Transaction): Promise<StoredKeys> {
  const rows = await trx.selectFrom('secrets').select(['name', 'value']).where('name', 'in', [PLAIN, SEALED]).execute()
  const valueOf = (name: string) => rows.find(row => row.name === name)?.value
  return { plain: valueOf(PLAIN), sealed: valueOf(SEALED) }
}

/** Opens the sealed key with the first of the keys that fits, and tells which one did. Throws where none does. */
function openSealed(sealed: Buffer, keys: readonly Uint8Array[]): { readonly key: Buffer; readonly at: number } {
  for (const [at, key] of keys.entries()) {
    try {
      return { key: decryptSecret(sealed, SEALED, key), at }
    } catch {
      // Sealed with another one.
    }
  }
  throw new StartError(
    keys.length === 0
      ? 'The key of second factors is sealed, and FACTOR_KEY is not set. See docs/operate.md.'
      : 'FACTOR_KEY does not open the key of second factors: it was sealed with another one. See docs/operate.md.',
  )
}

async function writeSealed(trx: Transaction, key: Uint8Array, by: Uint8Array): Promise<void> {
  const value = encryptSecret(key, SEALED, by)
  await trx
    .insertInto('secrets')
    .values({ name: SEALED, value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value, created_at: new Date() }))
    .execute()
}

/** Makes other servers that start at the same time wait, so that all of them get the same key. */
const lockSecrets = async (trx: Transaction): Promise<void> =>
  void (await sql`lock table secrets in share row exclusive mode`.execute(trx))

/**
 * Returns the key that encrypts second factors. Without `keys` it lies in the database. With them it is sealed by the
 * first; a plain one that is there stays beside it for servers that start without the setting, until `sealFactorKey`
 * removes it. Throws a sentence for the operator where the sealed key cannot be opened.
 */
export async function loadFactorKey(trx: Transaction, keys: readonly Uint8Array[]): Promise<Uint8Array> {
  const first = await readStored(trx)
  if (keys.length === 0 && first.plain) return first.plain
  const opened = first.sealed && openSealed(first.sealed, keys)
  if (opened?.at === 0) return opened.key
  await lockSecrets(trx)
  const { plain, sealed } = await readStored(trx)
  const by = keys[0]
  if (by === undefined) {
    if (sealed) return openSealed(sealed, keys).key
    if (plain) return plain
    const value = randomBytes(32)
    await trx.insertInto('secrets').values({ name: PLAIN, value }).execute()
    return value
  }
  const key = sealed ? openSealed(sealed, keys).key : (plain ?? randomBytes(32))
  await writeSealed(trx, key, by)
  return key
}

/**
 * Removes the plain key from the database, once every server has the setting. Returns whether there was one. Throws
 * where the keys open no sealed one.
 */
export async function sealFactorKey(trx: Transaction, keys: readonly Uint8Array[]): Promise<boolean> {
  if (keys.length === 0) throw new StartError('FACTOR_KEY is not set: there is nothing to seal the key with.')
  await loadFactorKey(trx, keys)
  const { numDeletedRows } = await trx.deleteFrom('secrets').where('name', '=', PLAIN).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
