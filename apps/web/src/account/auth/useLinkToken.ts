import { useEffect, useState } from 'react'
import { readLinkToken } from './linkToken.ts'

/** The token that a mailed link brought, taken out of the address bar so that it stays in no history and on no screenshot. */
export function useLinkToken(): string | null {
  const [token] = useState(() => readLinkToken(location.hash))
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return token
}
