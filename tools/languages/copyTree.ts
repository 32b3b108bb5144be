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

/** Links a file, which costs nothing; copies it when the target is on another disk. */
function place(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

/**
 * Copies the whole program into an empty folder to try a change in it. Its packages resolve each other there;
 * everything else is this tree's. Replace files and never write into them: each is the same file as here.
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
