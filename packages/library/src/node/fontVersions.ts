import { createRequire } from 'node:module'
import { filesFor, letteredUse } from '../fonts/files/chain.ts'
import type { LetteredUse } from '../types.ts'

const require = createRequire(import.meta.url)
const known = new Map<string, string>()

function versionOf(packageName: string): string {
  const version =
    known.get(packageName) ?? (require(`${packageName}/package.json`) as { readonly version: string }).version
  known.set(packageName, version)
  return version
}

/**
 * Returns the versions, by package, of the packaged fonts that texts use, including the fonts that supply missing
 * letters. A shop's own font has none, because its id names its bytes.
 */
export function fontVersions(uses: readonly LetteredUse[]): Record<string, string> {
  const files = uses.map(letteredUse).flatMap(use => filesFor(use, use.text).map(({ file }) => file))
  const packages = new Set(files.flatMap(file => /^@fontsource\/[\w-]+/.exec(file) ?? []))
  return Object.fromEntries([...packages].toSorted().map(name => [name, versionOf(name)]))
}
