import type { Build } from './scope.ts'

/** A page that every shop has and the server does not render: the app reads the address itself. */
const PAGE = '/preview'
/** Parallel downloads; more would delay the studio's own requests. */
const AT_ONCE = 4

export const cacheNameOf = ({ id }: Build): string => `kitwright-build-${id}`

async function keepPage(cache: Cache, { entry }: Build): Promise<void> {
  const page = await fetch(PAGE, { cache: 'no-store' })
  const text = await page.clone().text()
  // A server that is being replaced may answer with another build's page, which these files would not fit.
  if (!page.ok || !text.includes(entry)) throw new Error('the page belongs to another build')
  await cache.put(PAGE, page)
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  // Named by its content: a file that an earlier build cached under this name is the same.
  const known = await caches.match(file, { ignoreVary: true })
  if (known) await cache.put(file, known)
  else await cache.add(file)
}

/** Cache whose presence marks a browser used for designing: the whole studio of each new build is cached. */
const STUDIO_MARK = 'kitwright-studio'

/**
 * Caches the page and the files that every page starts with, and the studio if it was opened before. Rejects when a
 * file is missing.
 */
export async function keepBuild(build: Build): Promise<void> {
  const cache = await caches.open(cacheNameOf(build))
  await keepPage(cache, build)
  await keepFiles(cache, build.shell)
  if (await caches.has(STUDIO_MARK)) await keepFiles(cache, build.files)
}

/**
 * Caches the whole studio, of this build and of later ones. Rejects when a file is missing; the page retries at another
 * visit.
 */
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

/** Deletes the caches of earlier builds once no page of theirs is open. */
export async function dropOtherBuilds(build: Build): Promise<void> {
  const others = (await caches.keys()).filter(
    name => name.startsWith('kitwright-build-') && name !== cacheNameOf(build),
  )
  await Promise.all(others.map(name => caches.delete(name)))
}

/** Returns the cached page, for any address of the shop. */
export async function keptPage(build: Build): Promise<Response> {
  const cache = await caches.open(cacheNameOf(build))
  return (await cache.match(PAGE, { ignoreVary: true })) ?? Response.error()
}
