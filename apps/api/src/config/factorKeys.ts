import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const KEY_BYTES = 32
/** Base64 of 32 bytes, with or without its padding. */
const BASE64 = /^[\w+/-]{43}=?$/
const MAX_BYTES = 4096
const SAYS =
  'must be 32 random bytes in base64, as of `openssl rand -base64 32`, the newest first, or a file:// of them'

/** Returns the content of a file of keys; undefined if it cannot be read or is larger than keys are. */
function readKeyFile(url: string): string | undefined {
  try {
    const text = readFileSync(fileURLToPath(url), 'utf8')
    return text.length > MAX_BYTES ? undefined : text
  } catch {
    return undefined
  }
}

/** Keys that seal the key of second factors: the first seals, all open. */
const factorKeys = z.string().transform((text, context) => {
  const content = text.startsWith('file:') ? readKeyFile(text) : text
  const keys = (content ?? '').split(/[\s,]+/).filter(Boolean)
  if (keys.length > 0 && keys.every(key => BASE64.test(key)))
    return keys.map(key => Uint8Array.from(Buffer.from(key, 'base64'))).filter(key => key.length === KEY_BYTES)
  context.addIssue({ code: 'custom', message: SAYS })
  return z.NEVER
})

/** The setting that keeps the key of second factors out of the database. */
export const factorKeySettings = {
  FACTOR_KEY: {
    about:
      'Seals the key that encrypts second factors, so that the database and its backups alone do not open them: 32 random bytes in base64, as of `openssl rand -base64 32`, or a file of them, as `file:///run/secrets/factor-key`. Several are separated by commas, the newest first; the first seals, all open. Keep it apart from the backups: without it nobody signs in by a code. See [the key of second factors](operate.md#the-key-of-second-factors).',
    fallback: 'none: the key lies in the database',
    schema: factorKeys.optional(),
  },
}
