import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Account that PostgreSQL runs as. PostgreSQL refuses root, so root uses `nobody`; anyone else uses their own account.
 */
export interface Account {
  uid: number
  gid: number
  /** True if it differs from this process's account, and must be set for each spawn and each new file. */
  isOther: boolean
}

/** Returns the account for this process. Throws if root has no `nobody` to use. */
export function serverAccount(): Account {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  if (process.getuid === undefined || uid !== 0) return { uid, gid, isOther: false }
  return { uid: idOf('-u'), gid: idOf('-g'), isOther: true }
}

function idOf(flag: '-u' | '-g'): number {
  const id = Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  if (!Number.isInteger(id) || id <= 0) {
    throw new Error(
      'PostgreSQL does not run as root and there is no account "nobody": start as another user, or set DATABASE_URL',
    )
  }
  return id
}

/** Whether the account may enter every folder down to `path` (its parents if it does not exist yet). */
export function canEnter(account: Account, path: string): boolean {
  if (!account.isOther) return true
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false })
    if (stats !== undefined && !mayPass(account, stats)) return false
    if (folder === dirname(folder)) return true
  }
}

function mayPass(account: Account, stats: { mode: number; uid: number; gid: number }): boolean {
  if (stats.uid === account.uid) return (stats.mode & 0o100) !== 0
  if (stats.gid === account.gid) return (stats.mode & 0o010) !== 0
  return (stats.mode & 0o001) !== 0
}
