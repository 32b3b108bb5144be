import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { cacheNameOf, dropOtherBuilds, keepBuild, keepStudio, keptPage } from './keepBuild.ts'
import type { Build, WorkerScope } from './scope.ts'
import { isCatalogue, isImmutablePath, isNetworkFirstPath, isPage, isCacheable } from './cachePolicy.ts'

/*
 * The service worker: the studio and the public pages that were visited open again without a network. It keeps what the pages of its build
 * start with, the studio where somebody designs, and of what was seen only what the server calls public; nothing of an account. A newer one waits until no page of this build is open.
 */
declare const __BUILD__: Build

const scope = globalThis as unknown as WorkerScope
const files = new Set([...__BUILD__.shell, ...__BUILD__.files])
/** Longest wait for a network that only seems to work. */
const TIMEOUT_S = 8
const matchOptions = { ignoreVary: true }

scope.addEventListener('install', event => event.waitUntil(keepBuild(__BUILD__)))
scope.addEventListener('activate', event =>
  event.waitUntil(
    Promise.all([
      dropOtherBuilds(__BUILD__),
      scope.clients.claim(),
      // The browser requests the page while the worker still starts.
      scope.registration.navigationPreload?.enable(),
    ]),
  ),
)

const mostly = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions })
const onlyPublic = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    isCacheable(new URL(request.url).pathname, response) ? response : null,
}
/** A gateway error without a server behind it is no answer. */
const onlyAnswers = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 502 && response.status <= 504) throw new Error('no server behind the gateway')
    return response
  },
}

const page = new NetworkFirst({
  cacheName: 'kitwright-pages',
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [
    onlyAnswers,
    // Every address returns the same page, which is already cached with its build.
    { cacheWillUpdate: async () => null, cachedResponseWillBeUsed: async () => keptPage(__BUILD__) },
  ],
})
registerRoute(({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname), page)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && files.has(url.pathname),
  new CacheFirst({ cacheName: cacheNameOf(__BUILD__), matchOptions }),
)
const seen = mostly(500)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isImmutablePath(url.pathname),
  new CacheFirst({ cacheName: 'kitwright-seen', matchOptions, plugins: [onlyPublic, seen] }),
)
// Signing out removes the pictures and the list of their addresses, by which anyone could fetch them.
scope.addEventListener('message', event => {
  if (event.data === 'forget-seen') event.waitUntil(seen.deleteCacheAndMetadata())
  if (event.data === 'keep-studio') event.waitUntil(answerWhenKept(event.ports))
})
async function answerWhenKept([port]: readonly MessagePort[]): Promise<void> {
  const isKept = await keepStudio(__BUILD__).then(
    () => true,
    () => false,
  )
  port?.postMessage(isKept)
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isNetworkFirstPath(url.pathname),
  new NetworkFirst({
    cacheName: 'kitwright-last-known',
    networkTimeoutSeconds: TIMEOUT_S,
    matchOptions,
    plugins: [onlyAnswers, onlyPublic, mostly(200)],
  }),
)
/** Marks an answer as cached, so that the screen can tell people. */
const saysKept = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) => {
    if (!cachedResponse) return null
    const headers = new Headers(cachedResponse.headers)
    headers.set('x-kept', '1')
    return new Response(await cachedResponse.blob(), { status: cachedResponse.status, headers })
  },
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCatalogue(url.pathname),
  new NetworkFirst({
    cacheName: 'kitwright-catalogue',
    matchOptions,
    plugins: [onlyAnswers, onlyPublic, mostly(100), saysKept],
  }),
)
