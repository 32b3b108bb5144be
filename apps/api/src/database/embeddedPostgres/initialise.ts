import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './serverAccount.ts'
import type { Placement } from './dataPlacement.ts'

/**
 * The built-in locale sorts the same on every machine and version. A locale of the system may change and corrupt
 * indexes.
 */
const BUILTIN_LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
/** For versions before 17, which have no built-in locale. */
export const BORROWED_LOCALE = ['--lc-ctype=C.UTF-8']

/**
 * Creates the cluster if there is none. It is created in its own folder and renamed when complete, so that an
 * interrupted start leaves nothing half made. Returns the password. Throws if the cluster exists and its password is
 * missing. Call it under the launcher's lock.
 */
export async function ensureCluster(
  place: Placement,
  account: Account,
  initdb: string,
  locale: readonly string[] = BUILTIN_LOCALE,
): Promise<string> {
  if (existsSync(place.cluster)) return readPassword(place)
  for (const name of readdirSync(place.home)) {
    if (name.startsWith('cluster.')) rmSync(join(place.home, name), { recursive: true, force: true })
  }
  const password = existsSync(place.password) ? readPassword(place) : writePassword(place)
  const draft = join(place.home, `cluster.${process.pid}`)
  mkdirSync(draft, { mode: 0o700 })
  const passwordFile = join(draft, 'password')
  const cluster = join(draft, 'cluster')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account.isOther) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid)
  await runInitdb(initdb, account, { cluster, passwordFile, locale })
  renameSync(cluster, place.cluster)
  rmSync(draft, { recursive: true, force: true })
  return password
}

function readPassword({ password, cluster }: Placement): string {
  try {
    return readFileSync(password, 'utf8').trim()
  } catch (error) {
    throw new Error(`There is a database in ${cluster}, but its password is not in ${password}`, { cause: error })
  }
}

function writePassword({ password: path }: Placement): string {
  const password = randomBytes(24).toString('base64url')
  const draft = `${path}.draft`
  writeFileSync(draft, `${password}\n`, { mode: 0o600, flush: true })
  renameSync(draft, path)
  return password
}

interface Cluster {
  readonly cluster: string
  readonly passwordFile: string
  readonly locale: readonly string[]
}

async function runInitdb(initdb: string, account: Account, { locale, ...paths }: Cluster) {
  const args = ['-D', paths.cluster, '-U', 'postgres', '--pwfile', paths.passwordFile, '--auth=scram-sha-256']
  args.push('--encoding=UTF8', '--locale=C', '--no-instructions')
  args.push(...locale)
  await run(initdb, args, account)
}

async function run(program: string, args: string[], account: Account): Promise<void> {
  const child = spawn(program, args, { ...identity(account), cwd: '/', env: {}, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`)
}

/** Returns the spawn options that run a program as the account. */
export function identity({ uid, gid, isOther }: Account): { uid?: number; gid?: number } {
  return isOther ? { uid, gid } : {}
}
