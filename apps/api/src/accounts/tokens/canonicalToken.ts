/**
 * Whether each part of a token is the canonical encoding of its bytes. Decoders accept padding, spare bits and other
 * alphabets.
 */
export const isCanonical = (token: string): boolean =>
  token.split('.').every(part => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
