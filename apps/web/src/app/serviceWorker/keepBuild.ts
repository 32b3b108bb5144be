import type { Build } from './scope.ts'

/** A page that every shop has and the server does not render: the app reads the address itself. */
const PAGE = '/preview'
/** More at once would hold up what the studio itself asks for meanwhile. */
const AT_ONCE = 4

export const cacheNameOf = ({ id }: Build): string => `kitwright-build-${id}`

async function keepPage(cache: Cache, { entry }: Build): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-store' })
  const text = await page.clone().text()
  // A server that is being replaced may answer with another build's page, which these files would not fit.
  if (!page.ok || !text.includes(entry)) throw new Error('the page is not of this build')
  await cache.put(PAGE, page)
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  // Named by its content: what an earlier build kept under this name is the same.
  const known = await caches.match(file, { ignoreVary: true })
  if (known) await cache.put(file, known)
  else await cache.add(file)
}

/** Its presence says that somebody designs in this browser: of each new build the whole studio is kept. */
const STUDIO_MARK = 'kitwright-studio'

/** Keeps the page and what every page starts with; the studio, too, where it was opened before. Rejects when a file is missing. */
export async function keepBuild(build: Build): Promise<void> {
  const cache = await caches.open(cacheNameOf(build))
  await keepPage(cache, build)
  await keepFiles(cache, build.shell)
  if (await caches.has(STUDIO_MARK)) await keepFiles(cache, build.files)
}

/** Keeps the whole studio, of this build and of later ones. Rejects when a file is missing, and the page asks again at another visit. */
export async function keepStudio(build: Build): Promise<void> {
  await caches.open(STUDIO_MARK)
  await keepFiles(await caches.open(cacheNameOf(build)), build.files)
}

async function keepFiles(cache: Cache, files: readonly string[]): Promise<void> {
  const left = [...files]
  const carry = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await keepFile(cache, file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, carry))
}

/** Once no page of an earlier build is open any more. */
export async function dropOtherBuilds(build: Build): Promise<void> {
  const others = (await caches.keys()).filter(
    name => name.startsWith('kitwright-build-') && name !== cacheNameOf(build),
  )
  await Promise.all(others.map(name => caches.delete(name)))
}

/** The kept page, for any address of the shop. */
export async function keptPage(build: Build): Promise<Response> {
  const cache = await caches.open(cacheNameOf(build))
  return (await cache.match(PAGE, { ignoreVary: true })) ?? Response.error()
}
