import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'

export interface PictureAddress {
  /** Where an `<img>`, which cannot send a token, gets a revision's picture. */
  of(tenantId: string, designId: string, revision: number): string
  /** Whether the key was given out for this design. */
  allows(tenantId: string, designId: string, key: string): boolean
}

/** Addresses that carry their own permission: a key made from the tenant, the design and the server's secret. */
export function createPictureAddress(secret: string | Uint8Array): PictureAddress {
  const secretKey = createSecretKey(Buffer.from(secret))
  const keyOf = (tenantId: string, designId: string): string =>
    createHmac('sha256', secretKey).update(`picture ${tenantId} ${designId}`).digest('base64url')
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
