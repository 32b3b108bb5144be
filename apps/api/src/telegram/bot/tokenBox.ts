import { decryptSecret, encryptSecret } from '../../accounts/index.ts'

/** Binds the token to its shop, so that a row copied to another shop does not decrypt. */
const ownerOf = (tenantId: string): string => `telegram ${tenantId}`

export const sealToken = (token: string, tenantId: string, key: Uint8Array): Buffer =>
  encryptSecret(Buffer.from(token), ownerOf(tenantId), key)

export const openToken = (sealed: Uint8Array, tenantId: string, key: Uint8Array): string =>
  decryptSecret(sealed, ownerOf(tenantId), key).toString('utf8')
