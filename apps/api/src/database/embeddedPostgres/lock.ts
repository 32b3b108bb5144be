import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { isAlive, markOf, type ProcessMark } from './processes.ts'

const OLDEST_THEFT_MS = 5_000

/** Runs `work` while no other process, and no other call in this one, holds `path`; a dead holder's lock is taken over. */
export async function withLock<T>(path: string, work: () => Promise<T>, timeoutMs = 120_000): Promise<T> {
  const deadline = Date.now() + timeoutMs
  while (!take(path)) {
    if (!clearDead(path)) {
      if (Date.now() > deadline) throw new Error(`Another process has held ${path} for ${timeoutMs / 1000} s`)
      await pause(50)
    }
  }
  try {
    return await work()
  } finally {
    held.delete(path)
    rmSync(path, { force: true })
  }
}

/**
 * Paths that this process has locked. Its own pid in any other file belongs to an earlier process with the same number.
 */
const held = new Set<string>()

function take(path: string): boolean {
  if (held.has(path)) return false
  if (!createWithMark(path)) return false
  held.add(path)
  return true
}

function createWithMark(path: string): boolean {
  try {
    const file = openSync(path, 'wx', 0o600)
    try {
      writeSync(file, JSON.stringify(markOf(process.pid)))
    } catch (error) {
      // On a full disk, an empty lock would be taken for another process's.
      rmSync(path, { force: true })
      throw error
    } finally {
      closeSync(file)
    }
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes a dead holder's lock and returns true if it did. Only one process at a time may do so, or it could remove its
 * successor's lock.
 */
function clearDead(path: string): boolean {
  if (held.has(path) || !isHolderDead(path)) return false
  const guard = `${path}.theft`
  if (!createWithMark(guard)) {
    const stats = statSync(guard, { throwIfNoEntry: false })
    if (stats !== undefined && Date.now() - stats.mtimeMs > OLDEST_THEFT_MS) rmSync(guard, { force: true })
    return false
  }
  try {
    if (!isHolderDead(path)) return false
    rmSync(path, { force: true })
    return true
  } finally {
    rmSync(guard, { force: true })
  }
}

function isHolderDead(path: string): boolean {
  const mark = readMark(path)
  if (mark === 'absent') return false
  if (mark !== 'unfinished') return (mark.pid === process.pid && !held.has(path)) || !isAlive(mark)
  // Created but not written: its holder has had ample time, or died in between.
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > OLDEST_THEFT_MS
}

const markSchema = z.object({ pid: z.int().positive(), startedAt: z.string() })

/** Reads a mark written by {@link withLock} or beside it. A damaged one counts as unfinished. */
export function readMark(path: string): ProcessMark | 'absent' | 'unfinished' {
  try {
    return markSchema.safeParse(JSON.parse(readFileSync(path, 'utf8'))).data ?? 'unfinished'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'absent' : 'unfinished'
  }
}
