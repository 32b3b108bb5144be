import { createHash } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, canEnter } from './serverAccount.ts'

/** The place for files that the server's account could not reach in their own place. Only root uses it. */
const elsewhere = '/var/lib/kitwright'

export interface Placement {
  /** PostgreSQL's own folder, which contains `cluster`, `log` and `users`. */
  home: string
  cluster: string
  log: string
  /** One file per process that uses the server; the last to leave stops it. */
  users: string
  lock: string
  port: string
  password: string
}

/** Returns a short hash, the same for the same text at every start. */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Creates the folders for `dataDir` and returns their paths. */
export function placeData(dataDir: string, account: Account): Placement {
  mkdirSync(dataDir, { recursive: true })
  const root = realpathSync(dataDir)
  const secrets = join(root, 'secrets')
  mkdirSync(secrets, { recursive: true, mode: 0o700 })
  const home = findHome(root, account)
  mkdirSync(home, { recursive: true })
  const users = join(home, 'users')
  mkdirSync(users, { recursive: true, mode: 0o700 })
  if (account.isOther) chownSync(home, account.uid, account.gid)
  return {
    home,
    users,
    cluster: join(home, 'cluster'),
    log: join(home, 'log'),
    lock: join(home, 'lock'),
    port: join(home, 'port'),
    password: join(secrets, 'database-password'),
  }
}

function findHome(root: string, account: Account): string {
  const own = join(root, 'database')
  if (canEnter(account, own)) return own
  const moved = join(elsewhere, `data-${shortHash(root)}`)
  const note = `PostgreSQL's account cannot enter ${root}; its files are in ${moved}\n`
  const sign = join(root, 'database-is-elsewhere.txt')
  if (!existsSync(sign)) writeFileSync(sign, note)
  return moved
}

/** Returns where a copy of the programs in `folder` goes if the account cannot reach them. */
export function placeForBinaries(folder: string, version: string): string {
  return join(elsewhere, `postgresql-${version}-${shortHash(folder)}`)
}
