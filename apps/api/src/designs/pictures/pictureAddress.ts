import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

export interface PictureAddress {
  /** Returns the address of a revision's picture for an `<img>`, which cannot send a token. */
  of(tenantId: string, designId: string, revision: number): string
  /** Whether the key was issued for this design. */
  allows(tenantId: string, designId: string, key: string): boolean
}

/** Limit on cached keys; a signature costs more than the rest of the address. */
const MAX_REMEMBERED = 1_000

/**
 * Creates addresses that contain their own permission: a key derived from the tenant, the design and the server's
 * secret.
 */
export function createPictureAddress(secret: string | Uint8Array): PictureAddress {
  const secretKey = createSecretKey(Buffer.from(secret))
  const remembered = new Map<string, string>()
  const keyOf = (tenantId: string, designId: string): string => {
    const what = `picture ${tenantId} ${designId}`
    const known = remembered.get(what)
    if (known !== undefined) return known
    const key = createHmac('sha256', secretKey).update(what).digest('base64url')
    if (remembered.size >= MAX_REMEMBERED) remembered.clear()
    remembered.set(what, key)
    return key
  }
  return {
    of: (tenantId, designId, revision) =>
      `/api/designs/${designId}/picture?key=${keyOf(tenantId, designId)}&v=${revision}`,
    allows(tenantId, designId, key) {
      const right = Buffer.from(keyOf(tenantId, designId))
      const given = Buffer.from(key)
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
