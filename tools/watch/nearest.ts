import { posix } from 'node:path'

/** The files that each source imports by a relative path, both from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)

/** The files that a file's imports lead to: those of packages are left out, as behind their doors other tests ask. */
export const relativeTargets = (path: string, specifiers: readonly string[]): string[] =>
  specifiers
    .filter(specifier => specifier.startsWith('.'))
    .map(specifier => posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')))

/** Everything that comes to one of these files by its imports, whatever the way. */
function reachersOf(path: string, imports: Imports): Set<string> {
  const reached = new Set([path])
  let size = 0
  while (size !== reached.size) {
    size = reached.size
    for (const [from, targets] of imports) if (targets.some(target => reached.has(target))) reached.add(from)
  }
  return reached
}

/** The tests in the nearest folder, from the file's own upwards, that has any of them. */
function inNearestFolder(path: string, tests: readonly string[]): string[] {
  for (let folder = posix.dirname(path); folder.includes('/'); folder = posix.dirname(folder)) {
    const near = tests.filter(test => posix.dirname(test) === folder)
    if (near.length > 0) return near
  }
  return []
}

/**
 * The tests that answer first for a changed file: it itself when it is one, those that import it, and those of the nearest folder that
 * come to it. Every other test is left to `npm test`.
 */
export function testsNear(path: string, imports: Imports): string[] {
  if (isTest(path)) return [path]
  const tests = [...reachersOf(path, imports)].filter(isTest)
  const direct = tests.filter(test => imports.get(test)?.includes(path))
  return [...new Set([...direct, ...inNearestFolder(path, tests)])].toSorted()
}
