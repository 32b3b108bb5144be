import { hash, randomBytes } from 'node:crypto'

/** A key of the partners' API: `kw_` and 256 random bits, so that scanners of code recognise it. */
const KEY = /^kw_[\w-]{43}$/
const SHOWN = 9

export const hashKey = (key: string): string => hash('sha256', key)

/** Creates a key: its text, its hash, and the first characters that people recognise it by. */
export function createKey(): { readonly key: string; readonly hash: string; readonly prefix: string } {
  const key = `kw_${randomBytes(32).toString('base64url')}`
  return { key, hash: hashKey(key), prefix: key.slice(0, SHOWN) }
}

export const isKey = (text: string): boolean => KEY.test(text)
