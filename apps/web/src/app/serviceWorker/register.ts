import { isCatalogue, isImmutablePath, isNetworkFirstPath } from './cachePolicy.ts'

/**
 * Requests again, through the worker, what this page loaded before the worker was active; the browser still has most of
 * it.
 */
async function showAgain(): Promise<void> {
  const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const addresses = new Set(
    seen
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && [isImmutablePath, isNetworkFirstPath, isCatalogue].some(is => is(pathname)),
      )
      .map(({ href }) => href),
  )
  for (const address of addresses) await fetch(address).catch(() => null)
}

/** Rejects when the worker's installation fails, after which it never takes over. */
const untilRefused = async (worker: ServiceWorker | null): Promise<never> =>
  new Promise((_, reject) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant') reject(new Error('the service worker could not be installed'))
    }),
  )

/** Registers the service worker: visited public pages then open without a network. Rejects if it cannot be installed. */
export async function register(): Promise<void> {
  const { serviceWorker } = navigator
  const isFirst = serviceWorker.controller === null
  const takesOver = new Promise(resolve => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  const { installing } = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  if (!isFirst) return
  await Promise.race([takesOver, untilRefused(installing)])
  await showAgain()
}

/** Caches the studio, so that it opens without a network, too. */
export async function keepStudio(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const isKept = new Promise(resolve => {
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
  })
  active?.postMessage('keep-studio', [port2])
  if (!(await isKept)) throw new Error('a file of the studio could not be kept')
}
