import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { buildKey, type FileStore, parseStoredJson } from '../../files/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The time after its last server during which a build's files can still be fetched, by a tab that was left open. */
const KEPT_MS = 14 * DAY_MS
const RECHECK_MS = 10_000
const AT_ONCE = 8

export interface Builds {
  /**
   * Publishes this build's files for all servers, marks it as still in use, and removes those of long unused builds.
   */
  publish(now: Date): Promise<void>
  /** Finds a file of another build, by its name such as `assets/begin-1a2b3c.js`. Undefined if no build has it. */
  find(name: string): Promise<Uint8Array | undefined>
}

const MADE = 'made/'
/** The files of a build, by their names. */
const madeSchema = z.array(z.string())

/** The list of a build's files cannot be read. */
class BuildListError extends Error {
  override name = 'BuildListError'
}

/**
 * Serves assets of the current and earlier web builds from the file store: during a rolling update pages request files of either build.
 * File names are content hashes.
 */
export function createBuilds(files: FileStore, webRoot: string): Builds {
  let known: Promise<ReadonlySet<string>> | undefined
  let checkedAt = -Infinity
  const listKnown = async (): Promise<ReadonlySet<string>> => {
    const names = new Set<string>()
    for await (const { key } of files.list(buildKey('assets/'))) names.add(key.slice(buildKey('').length))
    return names
  }
  /** Invented names must not each cause a call to the store. */
  const isThere = async (name: string): Promise<boolean> => {
    if (known && (await known).has(name)) return true
    if (known && Date.now() - checkedAt < RECHECK_MS) return false
    checkedAt = Date.now()
    known = listKnown()
    return (await known).has(name)
  }
  return {
    async publish(now) {
      const own = await listOwn(webRoot)
      const id = createHash('sha256').update(own.join()).digest('hex').slice(0, 32)
      // First, because it marks the files as in use.
      await files.put(buildKey(`${MADE}${id}`), Buffer.from(JSON.stringify(own)))
      const there = await listKnown()
      const missing = own.filter(name => !there.has(name))
      const put = async (): Promise<void> => {
        for (let name = missing.pop(); name !== undefined; name = missing.pop())
          await files.put(buildKey(name), await readFile(join(webRoot, name)))
      }
      await Promise.all(Array.from({ length: AT_ONCE }, put))
      await removeOld(files, now)
    },
    find: async name => ((await isThere(name)) ? files.find(buildKey(name)) : undefined),
  }
}

/** Excludes the compressed copies, because old files are rarely requested. */
async function listOwn(webRoot: string): Promise<string[]> {
  const names = await readdir(join(webRoot, 'assets')).catch(() => [])
  return names
    .filter(name => !/\.(br|gz|map)$/.test(name))
    .map(name => `assets/${name}`)
    .toSorted()
}

/**
 * Removes the files that no build of the last days has. Throws a {@link BuildListError} and removes no file while a
 * build's list is damaged: its servers write it again each day, or it becomes old and is removed itself.
 */
async function removeOld(files: FileStore, now: Date): Promise<void> {
  const used = new Set<string>()
  const damaged: string[] = []
  for await (const { key, writtenAt } of files.list(buildKey(MADE))) {
    if (now.getTime() - writtenAt.getTime() > KEPT_MS) {
      await files.remove(key)
      continue
    }
    const list = await files.find(key)
    const names = parseStoredJson(list, madeSchema)
    // Another server removes a list that has become old.
    if (names === undefined && list !== undefined) damaged.push(key)
    for (const name of names ?? []) used.add(buildKey(name))
  }
  if (damaged.length > 0)
    throw new BuildListError(`Files of old builds stay, because a list of those in use is damaged: ${damaged.join()}`)
  for await (const { key } of files.list(buildKey('assets/'))) if (!used.has(key)) await files.remove(key)
}

/** Publishes the build now and each day. Returns a function that stops it. */
export function publishDaily(builds: Builds, complain: (error: unknown) => void): () => Promise<void> {
  const publish = async (): Promise<void> => builds.publish(new Date()).catch(complain)
  let publishing = publish()
  const timer = setInterval(() => (publishing = publish()), DAY_MS).unref()
  return async () => {
    clearInterval(timer)
    await publishing
  }
}
