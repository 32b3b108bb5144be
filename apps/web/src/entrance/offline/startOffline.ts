import type { AppRouter } from '../router.tsx'
import { whenIdle } from '../../ui/index.ts'

/** The studio's own loading comes first: this long, and until the page has a moment. */
const WAIT_MS = 4_000

/**
 * Who designs may go on without a network: from the first look into the studio a service worker keeps it. Other visitors do
 * not pay for its files. Where there is none (no TLS, a private window) everything else stays as it is.
 */
export function startOffline(router: AppRouter): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const stop = router.subscribe('onResolved', ({ toLocation }) => {
    if (!/^\/design\/[a-z]+$/.test(toLocation.pathname)) return
    stop()
    setTimeout(() => whenIdle(() => void keep()), WAIT_MS)
  })
}

async function keep(): Promise<void> {
  try {
    await (await import('./register.ts')).register()
  } catch (cause) {
    console.warn('the studio could not be kept for offline use', cause)
  }
}
