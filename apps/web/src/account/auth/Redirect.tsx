import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Redirects at once, with query and hash. The page that redirects leaves no entry in the browser's history. */
export function Redirect({ to }: { to: string }) {
  const router = useRouter()
  useEffect(() => router.history.replace(to), [router, to])
  return null
}
