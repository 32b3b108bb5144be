/** The token of a mailed link out of an address' hash; null when it is not one. */
export function readLinkToken(hash: string): string | null {
  const token = hash.replace(/^#/, '').trim()
  return /^[\w-]{43}$/.test(token) ? token : null
}
