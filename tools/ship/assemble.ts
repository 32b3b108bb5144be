import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { prune } from './prune.ts'
import { shareEqual } from './share.ts'
import { pruneIcons } from './pruneIcons.ts'

const HOME = join(import.meta.dirname, '../..')
/** The folders that run; tests and their helpers stay behind. */
const RUNNING = ['apps/api/migrations', 'apps/api/pictures', 'apps/api/src', 'apps/web/dist', 'packages', 'LICENSE']
const isLeft = (path: string): boolean =>
  /\.test\.tsx?$|\/(golden|testing|node_modules)$|testing\.ts$|\.(br|gz)\.map$/.test(path)

/**
 * Assembles the program as it runs in production in an empty folder: the server with its own Node, the built pages, no
 * development tools, no embedded PostgreSQL. The image is built from the same folder. Throws when the web app is not
 * built or the folder already exists.
 */
export function assemble(target: string): void {
  if (existsSync(target)) throw new Error(`${target} is there already: name a folder that is not.`)
  if (!existsSync(join(HOME, 'apps/web/dist/index.html'))) throw new Error('The web app is not built: npm run build.')
  mkdirSync(target, { recursive: true })
  // npm reads the manifest of every workspace, including those that are not installed.
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: HOME })
  for (const path of ['package.json', 'package-lock.json', 'e2e/package.json', 'tools/package.json', ...manifests])
    copy(path, target)
  for (const path of RUNNING)
    cpSync(join(HOME, path), join(target, path), { recursive: true, filter: from => !isLeft(from) })
  install(target)
  prune(target)
  pruneIcons(target)
  shareEqual(target)
  takeNode(target)
  writeCommand(target)
}

function copy(path: string, target: string): void {
  mkdirSync(dirname(join(target, path)), { recursive: true })
  copyFileSync(join(HOME, path), join(target, path))
}

/** Install scripts serve only the embedded PostgreSQL and Node, which are obtained otherwise. */
function install(target: string): void {
  const args = ['ci', '--omit=dev', '--workspace=@kitwright/api', '--ignore-scripts', '--no-audit', '--no-fund']
  execFileSync('npm', args, { cwd: target, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Copies the Node that all tests used. Its symbols are useful only to its makers. */
function takeNode(target: string): void {
  const node = join(target, 'bin/node')
  mkdirSync(dirname(node), { recursive: true })
  copyFileSync(join(HOME, 'node_modules/node/bin/node'), node)
  chmodSync(node, 0o755)
  try {
    execFileSync('strip', [node], { stdio: 'ignore' })
  } catch {
    console.warn('There is no strip (binutils) here: Node stays 17 MB larger.')
  }
}

/** Writes `bin/kit`, the operator's tools: the equivalent of `npm run kit --` without npm. */
function writeCommand(target: string): void {
  const path = join(target, 'bin/kit')
  writeFileSync(
    path,
    '#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")\nexec "$here/node" "$here/../apps/api/src/operatorCli/main.ts" "$@"\n',
  )
  chmodSync(path, 0o755)
  const { version } = JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')) as { version: string }
  console.log(`Kitwright ${version} is assembled in ${target}.`)
}
