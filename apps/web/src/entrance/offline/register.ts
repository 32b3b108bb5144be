import { isForEver, isLastKnown } from './which.ts'

/** What this page loaded before the worker was there goes past it once more; the browser still holds most of it. */
async function showAgain(): Promise<void> {
  const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const addresses = new Set(
    seen
      .filter(({ origin, pathname }) => origin === location.origin && (isForEver(pathname) || isLastKnown(pathname)))
      .map(({ href }) => href),
  )
  for (const address of addresses) await fetch(address).catch(() => null)
}

/** From here on the studio opens without a network, too. */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  const takesOver = new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (!isFirst) return
  await takesOver
  await showAgain()
}
