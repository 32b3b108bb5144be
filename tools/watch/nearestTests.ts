import { posix } from 'node:path'

/** The imports of each source, from the root: a file by a relative path, a package as its folder. */
export type Imports = ReadonlyMap<string, readonly string[]>

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** Returns the targets of a file's imports: the files, and the folders of our packages. */
export const targetsOf = (path: string, specifiers: readonly string[]): string[] =>
  specifiers.flatMap(specifier => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))]
    const name = /^@kitwright\/([^/]+)/.exec(specifier)?.[1]
    return name === undefined ? [] : [`packages/${name}`]
  })

const packageOf = (path: string): string | undefined => /^packages\/[^/]+(?=\/)/.exec(path)?.[0]

/**
 * Returns the importers of these files in rings: themselves, their importers, the importers of those, … An importer of
 * a package reaches all of it, two rings out, so that a file's own module comes before its package's guests.
 */
export function ringsAround(paths: readonly string[], imports: Imports): string[][] {
  const seen = new Set(paths)
  const rings: string[][] = []
  for (let ring = [...seen]; ring.length > 0;) {
    rings.push(ring.filter(path => imports.has(path)))
    const inner = new Set(ring)
    const packages = ring.filter(path => !isTest(path)).flatMap(path => packageOf(path) ?? [])
    const files = [...imports].filter(([, targets]) => targets.some(target => inner.has(target))).map(([from]) => from)
    ring = [...new Set([...files, ...packages])].filter(path => !seen.has(path))
    for (const path of ring) seen.add(path)
  }
  return rings
}

/**
 * Returns all files that reach this file by relative imports, directly or indirectly; other tests cover the files
 * behind a package's public entry.
 */
function reachersOf(path: string, imports: Imports): Set<string> {
  const reached = new Set([path])
  let size = 0
  while (size !== reached.size) {
    size = reached.size
    for (const [from, targets] of imports) if (targets.some(target => reached.has(target))) reached.add(from)
  }
  return reached
}

/** Returns the tests in the nearest folder, from the file's own upwards, that has any of them. */
function inNearestFolder(path: string, tests: readonly string[]): string[] {
  for (let folder = posix.dirname(path); folder.includes('/'); folder = posix.dirname(folder)) {
    const near = tests.filter(test => posix.dirname(test) === folder)
    if (near.length > 0) return near
  }
  return []
}

/**
 * Returns the tests to run first for a changed file: the file itself when it is a test, its importers, and the tests of
 * the nearest folder that reach it. Every other test is left to `npm test`.
 */
export function testsNear(path: string, imports: Imports): string[] {
  if (isTest(path)) return [path]
  const tests = [...reachersOf(path, imports)].filter(isTest)
  const direct = tests.filter(test => imports.get(test)?.includes(path))
  return [...new Set([...direct, ...inNearestFolder(path, tests)])].toSorted()
}
