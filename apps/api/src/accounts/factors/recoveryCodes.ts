import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'

const COUNT = 10
const LENGTH = 10
/** Without letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz'

export interface RecoveryCodes {
  /** As the person keeps them, such as `7kq2m-x9fpt`. */
  readonly codes: readonly string[]
  readonly hashes: Buffer[]
}

/** Keyed, so that a copy of the table alone does not let anybody search for the codes. */
const hashOf = (plain: string, accountId: string, key: Uint8Array): Buffer =>
  createHmac('sha256', key).update(`recovery ${accountId} ${plain}`).digest()

const asTyped = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '')

/** Makes ten codes of 49 random bits. Only their hashes are stored. */
export function makeRecoveryCodes(accountId: string, key: Uint8Array): RecoveryCodes {
  const plain = Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  )
  return {
    codes: plain.map(code => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
    hashes: plain.map(code => hashOf(code, accountId, key)),
  }
}

/** Returns the hashes without that of the code; null if the code is none of them. */
export function spendRecoveryCode(
  hashes: readonly Buffer[],
  code: string,
  { accountId, key }: { readonly accountId: string; readonly key: Uint8Array },
): Buffer[] | null {
  const typed = hashOf(asTyped(code), accountId, key)
  const left = hashes.filter(hash => !timingSafeEqual(hash, typed))
  return left.length === hashes.length ? null : left
}
