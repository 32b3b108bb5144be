import { useEffect, useState } from 'react'

/** Reads the token of a mailed link from a URL's hash; null when it is not one. */
export function readLinkToken(hash: string): string | null {
  const token = hash.replace(/^#/, '').trim()
  return /^[\w-]{43}$/.test(token) ? token : null
}

/**
 * Returns the token of a mailed link and removes it from the address bar, so that it stays in no history and on no
 * screenshot.
 */
export function useLinkToken(): string | null {
  const [token] = useState(() => readLinkToken(location.hash))
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return token
}
