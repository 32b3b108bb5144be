import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const listed = (root: string): string[] =>
  execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages', 'tools', '*.json'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  )
    .split('\n')
    // A file deleted without a commit is still listed.
    .filter(file => file !== '' && existsSync(join(root, file)))

/** A link costs nothing; on another disk it must be a copy. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

/**
 * The whole program a second time, in an empty folder, to try a change in: its packages find each other there, all else
 * is this tree's. A file is to be replaced, never written into: it is the same one as here.
 */
export function copyTree(root: string, into: string): void {
  for (const file of listed(root)) place(join(root, file), join(into, file))
  const modules = join(into, 'node_modules')
  mkdirSync(join(modules, '@kitwright'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kitwright') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of readdirSync(join(into, 'packages')))
    symlinkSync(join(into, 'packages', name), join(modules, '@kitwright', name))
}
