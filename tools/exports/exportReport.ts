import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { listSources } from '../doors/listSources.ts'

// Reports the public surface of each package: the exports of its entries, by kind, and the names that no other
// workspace imports.

const REPO_ROOT = join(import.meta.dirname, '../..')
const SCOPE = '@kitwright/'

interface ExportedName {
  readonly name: string
  readonly isType: boolean
  /** Whether the name is re-exported from another file, as an index does. */
  readonly isPassedOn: boolean
}

/** Returns the folder names of all packages, sorted. */
export const listPackages = (): string[] =>
  globSync('packages/*/package.json', { cwd: REPO_ROOT })
    .map(path => path.split(/[/\\]/)[1]!)
    .toSorted()

/** Returns the report of one package: a heading for each entry, then its values and its types, one a line. */
export function reportExports(name: string): string {
  const lines = [...entriesOf(name)].flatMap(([specifier, file]) => {
    const names = exportsOf(file)
    return [
      specifier,
      ...sorted(names.filter(({ isType }) => !isType)).map(each => `  ${each}`),
      ...sorted(names.filter(({ isType }) => isType)).map(each => `  type ${each}`),
    ]
  })
  return `${lines.join('\n')}\n`
}

/**
 * Lists the exported values of the packages' entries that no file imports by the package's name, as `specifier name`.
 */
export function listUnusedExports(): string[] {
  const used = importedNames()
  return listPackages().flatMap(name =>
    [...entriesOf(name)].flatMap(([specifier, file]) =>
      exportsOf(file)
        .filter(
          ({ isType, isPassedOn, name: exported }) =>
            isPassedOn && !isType && used.get(specifier)?.has(exported) !== true,
        )
        .map(({ name: exported }) => `${specifier} ${exported}`),
    ),
  )
}

const sorted = (names: readonly ExportedName[]): string[] => [...new Set(names.map(({ name }) => name))].toSorted()

/** Maps each specifier to its file from the root. Entries for folders of assets are left out. */
function entriesOf(name: string): Map<string, string> {
  const manifest = JSON.parse(readFileSync(join(REPO_ROOT, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const entries = Object.entries(manifest.exports).filter(([entry]) => !entry.includes('*'))
  return new Map(
    entries.map(([entry, file]) => [
      posix.join(`${SCOPE}${name}`, entry).replace(/\/\.?$/, ''),
      posix.join('packages', name, file),
    ]),
  )
}

/** Returns the exports of a file, followed through `export * from`. */
function exportsOf(file: string): ExportedName[] {
  const { module } = parseSync(file, readFileSync(join(REPO_ROOT, file), 'utf8'))
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry): ExportedName[] => {
      if (typeof entry.exportName.name === 'string')
        return [
          {
            name: entry.exportName.name,
            isType: entry.isType || isTypeOf(file, entry),
            isPassedOn: Boolean(entry.moduleRequest),
          },
        ]
      const target = posix.join(posix.dirname(file), entry.moduleRequest?.value ?? '')
      return entry.moduleRequest?.value.startsWith('.') === true ? exportsOf(target) : []
    }),
  )
}

type Entry = ReturnType<typeof parseSync>['module']['staticExports'][number]['entries'][number]

/** Returns whether a declaration in the file itself is a type; re-exports state this in their own syntax. */
function isTypeOf(file: string, entry: Entry): boolean {
  if (entry.moduleRequest) return false
  const name = entry.localName.name ?? ''
  return new RegExp(`^export (?:interface|type) ${name}\\b`, 'm').test(readFileSync(join(REPO_ROOT, file), 'utf8'))
}

/**
 * Maps each specifier to the names that files import from it, including tests with a relative path; a namespace or an
 * `import()` counts as all names.
 */
function importedNames(): Map<string, { has: (name: string) => boolean }> {
  const names = new Map<string, Set<string>>()
  const whole = new Set<string>()
  const entries = new Map(
    listPackages().flatMap(name => [...entriesOf(name)].map(([specifier, file]) => [file, specifier] as const)),
  )
  for (const path of listSources()) {
    const text = readFileSync(join(REPO_ROOT, path), 'utf8')
    const { module } = parseSync(path, text)
    for (const { moduleRequest, entries } of module.staticImports)
      for (const entry of entries) note(path, moduleRequest.value, entry.importName)
    for (const { entries } of module.staticExports)
      for (const entry of entries) if (entry.moduleRequest) note(path, entry.moduleRequest.value, entry.importName)
    for (const [, specifier] of text.matchAll(/import\(\s*'(@kitwright\/[^']+)'\s*\)/g)) whole.add(specifier!)
  }
  return new Map(
    [...new Set([...names.keys(), ...whole])].map(specifier => [
      specifier,
      { has: (name: string) => whole.has(specifier) || (names.get(specifier)?.has(name) ?? false) },
    ]),
  )

  function note(path: string, request: string, { kind, name }: { kind: string; name?: string | null }): void {
    const specifier = request.startsWith('.') ? entries.get(posix.join(posix.dirname(path), request)) : request
    if (specifier?.startsWith(SCOPE) !== true) return
    if (kind === 'Name' && name) names.set(specifier, (names.get(specifier) ?? new Set()).add(name))
    else whole.add(specifier)
  }
}
