import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { listImports } from '../doors/imports.ts'
import { REPO_ROOT } from '../test/execute.ts'
import { targetsOf } from './nearestTests.ts'

export const FOLDERS = ['apps', 'packages', 'tools', 'e2e']
const LEFT = /(?:^|\/)(?:node_modules|dist|\.cache)\//
export const isLeft = (path: string): boolean => LEFT.test(`${path}/`)
export const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !LEFT.test(path)
/** Returns whether the path is a data file that sources import. */
export const isData = (path: string): boolean => path.endsWith('.json') && !LEFT.test(path)

/** Returns a source's imports, or undefined for one that is missing or half written: the compiler reports that. */
export function readImports(path: string): string[] | undefined {
  try {
    const specifiers = listImports(path, readFileSync(join(REPO_ROOT, path), 'utf8')).map(({ specifier }) => specifier)
    return targetsOf(path, specifiers)
  } catch {
    return undefined
  }
}

/** Reads the imports of every source of these folders. */
export function readAllImports(folders: readonly string[]): Map<string, string[]> {
  const files = folders.flatMap(folder => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: REPO_ROOT, exclude: isLeft }))
  return new Map(
    files.map((file): [string, string[]] => {
      const path = file.split(sep).join('/')
      return [path, readImports(path) ?? []]
    }),
  )
}
