import { PAGES } from '@kitwright/pages'
import type { QueryClient } from '@tanstack/react-query'
import type { AppRouter } from '../router.tsx'
import { whenIdle } from '../../ui/index.ts'

/** The page's own loading comes first: this long, and until it has a moment. */
const WAIT_MS = 4_000

/** The public pages, which show everyone the same. */
const PUBLIC = new Set(
  Object.values(PAGES)
    .filter(({ session, isListed }) => session === null && isListed)
    .map(({ path }): string => path),
)

/**
 * A service worker keeps what a visitor has seen of the shop, and for who designs all of the studio: other visitors do not pay for its
 * files. Where there is none (no TLS, a private window) everything else stays as it is.
 */
export function startOffline(router: AppRouter, queries: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const left = new Set<Kind>(['public', 'studio'])
  const keepSoon = (kind: Kind): void => {
    left.delete(kind)
    setTimeout(
      () =>
        whenIdle(async () => {
          // The next page tries again, and this one once the network is back.
          if (await isKept(kind === 'studio' ? null : queries)) return
          left.add(kind)
          addEventListener('online', () => void (left.has(kind) && keepSoon(kind)), { once: true })
        }),
      WAIT_MS,
    )
  }
  router.subscribe('onResolved', ({ toLocation: { pathname } }) => {
    const kind = /^\/design\/[a-z]+$/.test(pathname) ? 'studio' : PUBLIC.has(pathname) ? 'public' : null
    if (kind !== null && left.has(kind)) keepSoon(kind)
  })
}

type Kind = 'public' | 'studio'

/** Keeps what the page shows; the studio where there are no queries. False where the network did not give what that needs. */
async function isKept(queries: QueryClient | null): Promise<boolean> {
  try {
    const { keepStudio, register } = await import('./register.ts')
    await register()
    if (queries === null) await keepStudio()
    // What the server rendered into this page did not pass the worker.
    else await queries.refetchQueries({ type: 'active' })
    return true
  } catch (cause) {
    console.warn('the page could not be kept for offline use', cause)
    // A browser that refuses workers, as in a private window, will do so again.
    return cause instanceof DOMException
  }
}
