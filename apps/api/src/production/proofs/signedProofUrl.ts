import { createHmac, timingSafeEqual } from 'node:crypto'

export interface ProofAddress {
  /** Returns the address of a picture for an `<img>`, which cannot send a token. */
  of(tenantId: string, hash: string): string
  allows(tenantId: string, hash: string, key: string): boolean
}

/**
 * Creates addresses that carry their own permission: a key made from the tenant, the picture and the server's secret.
 */
export function createProofAddress(secret: string | Uint8Array): ProofAddress {
  const keyOf = (tenantId: string, hash: string): string =>
    createHmac('sha256', secret).update(`proof ${tenantId} ${hash}`).digest('base64url')
  return {
    of: (tenantId, hash) => `/api/proofs/${hash}/picture?key=${keyOf(tenantId, hash)}`,
    allows(tenantId, hash, key) {
      const [right, given] = [Buffer.from(keyOf(tenantId, hash)), Buffer.from(key)]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}
