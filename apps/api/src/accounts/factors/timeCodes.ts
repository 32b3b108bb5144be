import { timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_S = 30

export const newTimeSecret = (): Uint8Array => new Secret({ size: SECRET_BYTES }).bytes

const secretOf = (bytes: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(bytes).buffer })

/** Secret as people type it, and as the address that a QR code holds. */
export function describeTimeSecret(
  bytes: Uint8Array,
  { shop, email }: { readonly shop: string; readonly email: string },
): { readonly secret: string; readonly uri: string } {
  const secret = secretOf(bytes)
  return { secret: secret.base32, uri: new TOTP({ issuer: shop, label: email, secret, period: PERIOD_S }).toString() }
}

/**
 * Returns the time step of a right code, which may be of the step before or after the present one; null for a wrong
 * code, and for one of a step that was accepted before. Compares with all three in constant time.
 */
export function stepOfCode(
  bytes: Uint8Array,
  code: string,
  { lastStep, now }: { readonly lastStep: number; readonly now: Date },
): number | null {
  const secret = secretOf(bytes)
  const typed = Buffer.from(code)
  const present = Math.floor(now.getTime() / 1000 / PERIOD_S)
  let found: number | null = null
  for (const step of [present - 1, present, present + 1]) {
    const right = Buffer.from(TOTP.generate({ secret, period: PERIOD_S, timestamp: step * PERIOD_S * 1000 }))
    if (typed.length === right.length && timingSafeEqual(typed, right) && step > lastStep) found = step
  }
  return found
}
