import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMark } from './lock.ts'
import { isAlive, markOf } from './processes.ts'

/** Records that this process uses the server; returns the path of the record. */
export function signIn(folder: string): string {
  const path = join(folder, randomUUID())
  writeFileSync(path, JSON.stringify(markOf(process.pid)), { mode: 0o600 })
  return path
}

/** Removes the record, if there is one; returns how many living users remain. Call it under the launcher's lock. */
export function signOut(folder: string, path?: string): number {
  if (path !== undefined) rmSync(path, { force: true })
  return countUsers(folder)
}

function countUsers(folder: string): number {
  let living = 0
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const mark = readMark(path)
    if (typeof mark === 'object' && isAlive(mark)) living += 1
    else rmSync(path, { force: true })
  }
  return living
}
