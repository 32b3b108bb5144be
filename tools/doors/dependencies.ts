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

/** Finds the manifest of a workspace by its folder; the root's is ''. Undefined where there is none. */
export type ManifestOf = (folder: string) => Manifest | undefined

/**
 * The imports of packages that the file's own workspace does not declare. npm hoists every package to the root, so such an import
 * works in the repository and fails wherever one workspace is installed alone, as `npm run ship` does.
 * What runs in production (`src` without tests, but for the atelier) needs `dependencies`; tests and tools may also use development
 * dependencies, the root's included.
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

/** `apps/api` of `apps/api/src/server.ts`, `tools` of `tools/doors/check.ts`. */
function workspaceOf(path: string): string {
  return /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(path)![0]
}

const isOfTests = (path: string): boolean => /\.test\.tsx?$|\/testing[^/]*\.tsx?$|\/testing\//.test(path)

function namesIn(manifest: Manifest, isShipped: boolean): Set<string> {
  const { dependencies, optionalDependencies, devDependencies } = manifest
  return new Set(Object.keys({ ...dependencies, ...optionalDependencies, ...(isShipped ? {} : devDependencies) }))
}

/** The package that a specifier names; undefined for files, Node's own modules and what a bundler makes up. */
function packageOf(specifier: string): string | undefined {
  if (/^[./#]|^virtual:/.test(specifier) || isBuiltin(specifier)) return undefined
  const [first = '', second] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second ?? ''}` : first
}
