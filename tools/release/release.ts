import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The reason why a release is impossible, as a sentence for the caller. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

export interface Release {
  readonly version: string
  /** The day in the form 2026-11-28. */
  readonly day: string
}

/**
 * The versions that people run. The other packages are never published, and refer to each other by their fixed version.
 */
const VERSIONED = ['package.json', 'apps/api/package.json']
const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/
const UNRELEASED = '## Unreleased\n'
/** The line in which a section names the last database migration of its version. */
const STEPS = /^Database: .*?(\d{4}-[a-z0-9-]+\.sql)\.$/m

/**
 * Numbers what is under *Unreleased* in the changelog: the section gets the version, the day and the database steps since the
 * version before, and the repository and its server get the version. Returns the files that it wrote. Throws a
 * {@link ReleaseError}, and changes nothing, for a version that is not newer or a changelog with nothing new.
 */
export function release(root: string, { version, day }: Release): string[] {
  const rootPackage = join(root, 'package.json')
  const before = readVersion(rootPackage)
  if (!isNewer(version, before))
    throw new ReleaseError(`${version} is no version after ${before}: three numbers, as 0.2.0.`)
  const changelog = join(root, 'CHANGELOG.md')
  const text = readFileSync(changelog, 'utf8')
  const [head, rest] = splitAtUnreleased(text)
  const [news, older] = splitAtNextSection(rest)
  if (news.trim() === '')
    throw new ReleaseError('CHANGELOG.md has nothing under Unreleased: describe the changes first.')
  const steps = describeSteps(root, STEPS.exec(older)?.[1])
  writeFileSync(
    changelog,
    `${head}${UNRELEASED}\n## ${version} - ${day}\n\n${steps}\n${news.trim()}\n${older === '' ? '' : `\n${older}`}`,
  )
  const packages = VERSIONED.map(path => join(root, path))
  for (const path of packages) writeVersion(path, version)
  const lock = join(root, 'package-lock.json')
  if (!existsSync(lock)) return [changelog, ...packages]
  writeLockVersion(lock, version)
  return [changelog, ...packages, lock]
}

function splitAtUnreleased(text: string): [string, string] {
  const at = text.indexOf(UNRELEASED)
  if (at < 0) throw new ReleaseError('CHANGELOG.md has no section Unreleased.')
  return [text.slice(0, at), text.slice(at + UNRELEASED.length)]
}

function splitAtNextSection(text: string): [string, string] {
  const at = text.search(/^## /m)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)]
}

/**
 * Returns the sentence about the migrations that the first start of the version runs; `last` is the last one of the
 * previous version.
 */
function describeSteps(root: string, last: string | undefined): string {
  const all = readdirSync(join(root, 'apps/api/migrations'))
    .filter(name => name.endsWith('.sql'))
    .toSorted()
  const fresh = all.filter(name => last === undefined || name > last)
  if (fresh.length === 0) return `Database: no new steps, the last is ${last}.\n`
  const count = fresh.length === 1 ? '1 new step' : `${fresh.length} new steps`
  return `Database: ${count}, the last is ${fresh.at(-1)}.\n`
}

function isNewer(version: string, before: string): boolean {
  const [next, last] = [VERSION.exec(version), VERSION.exec(before)]
  if (!next || !last) return false
  const at = [1, 2, 3].find(part => next[part] !== last[part])
  return at !== undefined && Number(next[at]) > Number(last[at])
}

const readVersion = (path: string): string => (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version

/** Writes the version into a file. The first version in the file is its own; the rest of the file is unchanged. */
const writeVersion = (path: string, version: string): void =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`))

function writeLockVersion(path: string, version: string): void {
  const lock = JSON.parse(readFileSync(path, 'utf8')) as {
    version?: string
    packages: Record<string, { version?: string }>
  }
  lock.version = version
  for (const place of ['', 'apps/api']) if (lock.packages[place]) lock.packages[place].version = version
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
}
