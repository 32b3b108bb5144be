import { useEffect, useState } from 'react'

/** The token of a mailed link out of an address' hash; null when it is not one. */
export function readLinkToken(hash: string): string | null {
  const token = hash.replace(/^#/, '').trim()
  return /^[\w-]{43}$/.test(token) ? token : null
}

/** The token that a mailed link brought, taken out of the address bar so that it stays in no history and on no screenshot. */
export function useLinkToken(): string | null {
  const [token] = useState(() => readLinkToken(location.hash))
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return token
}
