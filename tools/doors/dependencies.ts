import { isBuiltin } from 'node:module'
import type { Problem } from './check.ts'
import { listImports } from './imports.ts'

/** The groups of a `package.json` that name packages. */
export interface Manifest {
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Finds the manifest of a workspace by its folder; the root's is ''. Returns undefined when there is none. */
export type ManifestOf = (folder: string) => Manifest | undefined

/**
 * Returns the imports of packages that the file's own workspace does not declare. npm hoists every package to the root,
 * so such an import works in the repository and fails wherever one workspace is installed alone, as with `npm run
 * ship`. Production code (`src` without tests, except the atelier) needs `dependencies`; tests and tools may also use
 * development dependencies, including the root's.
 */
export function checkDeclared(path: string, text: string, manifestOf: ManifestOf): Problem[] {
  const folder = workspaceOf(path)
  const manifest = manifestOf(folder)
  if (!manifest) return [{ path, line: 1, message: `${folder} has no package.json` }]
  const isShipped = /^(?:apps\/(?!atelier\/)|packages\/)[^/]+\/src\//.test(path) && !isOfTests(path)
  const declared = namesIn(manifest, isShipped)
  if (!isShipped) for (const name of namesIn(manifestOf('') ?? {}, false)) declared.add(name)
  const group = isShipped ? 'dependencies' : 'dependencies or devDependencies'
  return listImports(path, text).flatMap(({ specifier, line }) => {
    const name = packageOf(specifier)
    if (name === undefined || name === manifest.name || declared.has(name)) return []
    return [{ path, line, message: `${name} is not among the ${group} of ${folder}/package.json` }]
  })
}

/** Returns the workspace of a path: `apps/api` for `apps/api/src/server.ts`, `tools` for `tools/doors/check.ts`. */
function workspaceOf(path: string): string {
  return /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(path)![0]
}

const isOfTests = (path: string): boolean => /\.test\.tsx?$|\/testing[^/]*\.tsx?$|\/testing\//.test(path)

function namesIn(manifest: Manifest, isShipped: boolean): Set<string> {
  const { dependencies, optionalDependencies, devDependencies } = manifest
  return new Set(Object.keys({ ...dependencies, ...optionalDependencies, ...(isShipped ? {} : devDependencies) }))
}

/**
 * Returns the package that a specifier names; undefined for files, Node's own modules and virtual modules of a bundler.
 */
function packageOf(specifier: string): string | undefined {
  if (/^[./#]|^virtual:/.test(specifier) || isBuiltin(specifier)) return undefined
  const [first = '', second] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second ?? ''}` : first
}
