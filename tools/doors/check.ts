import { posix } from 'node:path'
import { type Import, listImports } from './imports.ts'
import { guarded, type ModuleRule, rooms, testDoors } from './moduleTable.ts'
import { isTest } from './testFiles.ts'

const SCOPE = '@kitwright/'

/** One wrong import; the message explains the fix. */
export interface Problem {
  path: string
  line: number
  message: string
}

/** Returns the wrong imports of one file; `path` is from the root, with forward slashes. */
export function checkFile(path: string, text: string): Problem[] {
  const room = roomOf(path)
  const imports = listImports(path, text)
  return imports.flatMap(each => {
    const message = complain(path, room, each)
    return message === undefined ? [] : [{ path, line: each.line, message }]
  })
}

/** Returns the most specific module that contains the path. Throws when it lies in a folder that is not on the map. */
function roomOf(path: string): ModuleRule {
  const holding = rooms.filter(({ folder }) => path.startsWith(folder))
  const best = holding.toSorted((a, b) => b.folder.length - a.folder.length)[0]
  if (best === undefined) throw new Error(`No room holds ${path}`)
  const rest = path.slice(best.folder.length)
  const isUnmapped =
    best.name === 'root' ||
    (['api', 'web'].includes(best.name) && /^src\/[^/]+\//.test(rest)) ||
    (best.name === 'web/studio' && rest.includes('/'))
  if (isUnmapped)
    throw new Error(`${path} lies in a room that tools/doors/moduleTable.ts does not know: draw it on the map first`)
  return best
}

function complain(path: string, room: ModuleRule, { specifier }: Import): string | undefined {
  const target = specifier.replace(/\?.*$/, '')
  if (target.startsWith('.')) return complainOfFile(path, room, posix.join(posix.dirname(path), target))
  if (target.startsWith(SCOPE)) return complainOfPackage(room, target.slice(SCOPE.length))
  return complainOfLibrary(path, room, target)
}

function complainOfFile(path: string, room: ModuleRule, target: string): string | undefined {
  const other = roomOf(target)
  if (other.name === room.name) return undefined
  if (other.folder.startsWith('packages/')) return `packages are imported by name: ${SCOPE}${other.name}`
  if (isTest(path) && testDoors.includes(target)) return undefined
  if (!room.may.includes(other.name)) return `${room.name} may not import ${other.name}`
  if (other.doors.includes(target.slice(other.folder.length))) return undefined
  return `${target} is behind a door: import ${other.folder}${other.doors[0] ?? '(nothing: it has none)'}`
}

/**
 * Entry points besides the index are listed in the package's `exports`, which Node and TypeScript enforce; `src` is
 * never one.
 */
function complainOfPackage(room: ModuleRule, target: string): string | undefined {
  const [name = '', next] = target.split('/')
  if (name === room.name) return `${name} imports itself: use a relative path`
  if (!room.may.includes(name)) return `${room.name} may not import ${name}`
  return next === 'src' ? `${SCOPE}${target} is behind a door: import ${SCOPE}${name}` : undefined
}

function complainOfLibrary(path: string, room: ModuleRule, target: string): string | undefined {
  const guard = guarded.find(({ libraries }) => libraries.some(library => belongsTo(target, library)))
  if (guard !== undefined && !guard.rooms.includes(room.name))
    return `${room.name} may not import ${target}: ${guard.why}`
  const isNode = target.startsWith('node:') || target === '@napi-rs/canvas'
  if (isNode && room.isForBrowsers && !isForNode(path))
    return `${room.name} also runs in browsers, which have no ${target}`
  return undefined
}

function belongsTo(target: string, library: string): boolean {
  return library.endsWith('/') ? target.startsWith(library) : target === library || target.startsWith(`${library}/`)
}

function isForNode(path: string): boolean {
  return isTest(path) || /\/(node|testing|scripts)\//.test(path) || !path.includes('/src/')
}
