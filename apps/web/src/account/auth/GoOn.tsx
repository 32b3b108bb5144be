import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads on at once, with query and hash; the page that sent for it is none to come back to. */
export function GoOn({ to }: { to: string }) {
  const router = useRouter()
  useEffect(() => router.history.replace(to), [router, to])
  return null
}
