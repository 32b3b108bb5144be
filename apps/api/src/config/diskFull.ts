import { statfsSync } from 'node:fs'

/** Codes of a full disk or an exhausted quota: of the system, and of PostgreSQL. */
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])
/** Messages of the programs that a start runs (initdb, postgres, the build of the web app). */
const SAID_FULL = /no space left on device|disk quota exceeded/i
/** PostgreSQL writes its log in segments of 16 MB and needs one beside the present one. */
const LEAST_ROOM_BYTES = 32 * 1024 * 1024

/** Returns the line of an error, or of one of its causes, that says that a disk is full; undefined if none does. */
export function diskFullLine(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const cause = diskFullLine(error.cause)
  if (cause !== undefined) return cause
  const lines = error.message.split('\n')
  const line = lines.find(text => SAID_FULL.test(text))
  return line ?? (FULL.has(String((error as { code?: unknown }).code)) ? lines[0] : undefined)
}

/**
 * Whether the folder's disk has so little room that PostgreSQL fails on it. PostgreSQL often cannot say so itself, because
 * its log is on the same disk.
 */
export function lacksRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < LEAST_ROOM_BYTES
  } catch {
    return false
  }
}
