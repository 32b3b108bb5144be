import { check } from 'recheck'
import type { Pattern } from './listPatterns.ts'

const LONGEST_MS = 30_000

/** Why a regular expression may take more time than its text is long, or why nobody can tell; undefined for a linear one. */
export async function judgePattern({ source, flags }: Omit<Pattern, 'at'>): Promise<string | undefined> {
  if (source === undefined) return 'it is put together from what is known only when it runs'
  // The `v` flag reads our classes as `u` does.
  const { status, complexity, error } = await check(source, flags.replace('v', 'u'), { timeout: LONGEST_MS })
  if (status === 'safe') return undefined
  return status === 'vulnerable' ? (complexity?.summary ?? 'super-linear') : `not judged: ${error?.kind ?? 'unknown'}`
}
