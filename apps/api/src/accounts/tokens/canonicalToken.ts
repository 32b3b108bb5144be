/** Whether each part of a token is written in the one way that its bytes have: decoders forgive padding, spare bits and other alphabets. */
export const isCanonical = (token: string): boolean =>
  token.split('.').every(part => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
