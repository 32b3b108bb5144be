import { posix } from 'node:path'
import { listImports } from './imports.ts'
import { isTest } from './testFiles.ts'

/** A file of the tree, its path from the root with forward slashes. */
export interface Source {
  path: string
  text: string
}

/** Neighbours in one folder that all reach each other, sorted by name. */
export interface Cycle {
  folder: string
  members: readonly string[]
}

type Graph = Map<string, Set<string>>

/**
 * Finds the cycles of folders and files at every level. Within one folder, no entry may reach an entry that reaches it,
 * directly, indirectly or by types. A folder counts as one with all its contents. Tests may import anything.
 */
export function findCycles(sources: readonly Source[]): Cycle[] {
  const known = new Set(sources.map(({ path }) => path))
  const levels = new Map<string, Graph>()
  for (const { path, text } of sources.filter(source => !isTest(source.path)))
    for (const { specifier } of listImports(path, text)) {
      const target = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''))
      if (specifier.startsWith('.') && known.has(target) && !isTest(target)) note(levels, path, target)
    }
  return [...levels].flatMap(([folder, graph]) => circlesOf(graph).map(members => ({ folder, members })))
}

/** Adds an import as an edge between two entries of the innermost folder that contains both files. */
function note(levels: Map<string, Graph>, from: string, to: string): void {
  const [a, b] = [from.split('/'), to.split('/')]
  const depth = a.findIndex((name, i) => name !== b[i])
  if (depth < 0) return
  const folder = a.slice(0, depth).join('/')
  const graph = levels.get(folder) ?? new Map()
  levels.set(folder, graph.set(a[depth]!, (graph.get(a[depth]!) ?? new Set()).add(b[depth]!)))
}

function circlesOf(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map(name => [name, reachOf(graph, name)]))
  const circles = [...graph.keys()]
    .filter(name => reached.get(name)!.has(name))
    .map(name => [...reached.get(name)!].filter(other => reached.get(other)?.has(name)).toSorted())
  return [...new Map(circles.map(circle => [circle.join('|'), circle])).values()]
}

/** Returns all names that a name reaches; it includes the name itself only when a path leads back. */
function reachOf(graph: Graph, start: string): Set<string> {
  const seen = new Set<string>()
  const open = [...(graph.get(start) ?? [])]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (seen.has(name)) continue
    seen.add(name)
    open.push(...(graph.get(name) ?? []))
  }
  return seen
}
