import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashSources } from './freshness.ts'
import { tellProgress } from './printStatus.ts'

const REPO_ROOT = join(import.meta.dirname, '../..')
const webFolder = join(REPO_ROOT, 'apps/web')
const dist = join(webFolder, 'dist')
const sources = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json']
/** The folder of the bundle with which the server renders public pages. */
const SSR = 'ssr'
const STAMP = 'built-from.txt'

/** The web app does not build; the message contains the output of vite. */
class BuildError extends Error {
  override name = 'BuildError'
}

type Tell = (line: string) => void

/** The compressions that `apps/web/build` knows. */
type Compression = 'quick' | 'best'

/** Builds the web app unless the one in `apps/web/dist` was built from these very sources. Throws a {@link BuildError}. */
export const ensureWebBuilt = async (tell: Tell = console.log): Promise<'fresh' | 'built'> => ensureBuilt('quick', tell)

/** Builds with the best compression, which takes half a minute more. */
export const ensureWebBuiltToShip = async (): Promise<'fresh' | 'built'> => ensureBuilt('best', console.log)

async function ensureBuilt(compression: Compression, tell: Tell): Promise<'fresh' | 'built'> {
  const hash = hashSources(REPO_ROOT, sources)
  const [builtFrom, has] = readStamp()
  if (builtFrom === hash && (has === compression || has === 'best')) return 'fresh'
  const draft = join(REPO_ROOT, '.cache', `web-${process.pid}`)
  mkdirSync(draft, { recursive: true })
  try {
    await tellProgress(
      'Building the web app: what browsers load (after each change; takes a minute or two)',
      async () => build(draft, compression),
      tell,
    )
    await tellProgress(
      'Building the web app: what renders pages in the server',
      async () => build(join(draft, SSR), compression, ['--ssr', 'src/app/render.tsx']),
      tell,
    )
    writeFileSync(join(draft, STAMP), `${hash} ${compression}`)
    replace(draft)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return 'built'
}

/** Returns the stamp of the present build: its sources, and its compression. */
function readStamp(): readonly string[] {
  try {
    return readFileSync(join(dist, STAMP), 'utf8').split(' ')
  } catch {
    return []
  }
}

async function build(outDir: string, compression: Compression, more: readonly string[] = []): Promise<void> {
  const vite = join(REPO_ROOT, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', relative(webFolder, outDir), '--emptyOutDir', '--logLevel', 'warn', ...more]
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', COMPRESSION: compression }
  const child = spawn(process.execPath, args, { cwd: webFolder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new BuildError(`The web app does not build:\n${output}`)
}

/** Replaces the whole build at once: a running server finds the old one or the new, never half. */
function replace(draft: string): void {
  const old = `${draft}.old`
  for (let attempt = 1; ; attempt += 1) {
    try {
      rmSync(old, { recursive: true, force: true })
      moveIfThere(dist, old)
      renameSync(draft, dist)
      rmSync(old, { recursive: true, force: true })
      return
    } catch (error) {
      // Another process put its own build there in between.
      if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY' || attempt === 3) throw error
    }
  }
}

function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
