import { PAGES } from '@kitwright/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { AppRouter } from '../router/router.tsx'
import { whenIdle } from '../../ui/index.ts'

/** The page's own loading comes first: wait this long, and until the browser is idle. */
const WAIT_MS = 4_000

/** Wait before the next attempt after a failure; each further failure doubles it. */
const RETRY_MS = 30_000

/** The public pages, which are the same for everyone. */
const PUBLIC = new Set(
  Object.values(PAGES)
    .filter(({ session, isListed }) => session === null && isListed)
    .map(({ path }): string => path),
)

/**
 * Starts the service worker. It caches the pages that a visitor has seen, and for designers the whole studio, so that
 * other visitors do not pay for its files. Where it is unavailable (no TLS, a private window) everything else works
 * unchanged.
 */
export function startOffline(router: AppRouter, queries: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const left = new Set(['public', 'studio'])
  let retryMs = RETRY_MS
  const look = (): void => {
    const { pathname } = location
    const isStudio = /^\/design\/[a-z]+$/.test(pathname)
    const kind = isStudio ? 'studio' : PUBLIC.has(pathname) ? 'public' : ''
    if (!left.delete(kind)) return
    const keepNow = async (): Promise<void> =>
      keep(isStudio ? null : queries).catch((cause: unknown) => {
        console.warn('the page could not be kept for offline use', cause)
        left.add(kind)
        setTimeout(look, retryMs)
        retryMs *= 2
      })
    setTimeout(() => whenIdle(() => void keepNow()), WAIT_MS)
  }
  router.subscribe('onResolved', look)
  // The network was offline when the last page was to be cached.
  addEventListener('online', look)
}

/** Caches the current page, or the studio when there are no queries. */
async function keep(queries: QueryClient | null): Promise<void> {
  const { keepStudio, register } = await import('./register.ts')
  await register()
  if (queries === null) await keepStudio()
  // Data that the server rendered into this page did not pass the worker.
  else await queries.refetchQueries({ type: 'active' })
}
