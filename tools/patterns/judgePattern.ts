import { check } from 'recheck'
import type { Pattern } from './listPatterns.ts'

/** An attack counts by its steps: with a limit of its time, a busy machine made it succeed on linear patterns. */
const LIMITS = { timeout: 30_000, attackTimeout: null, incubationTimeout: null } as const

/**
 * Returns the reason why a regular expression may take more than linear time, or why this is unknown; undefined for a
 * linear one.
 */
export async function judgePattern({ source, flags }: Omit<Pattern, 'at'>): Promise<string | undefined> {
  if (source === undefined) return 'it is put together from what is known only when it runs'
  // The `v` flag treats our classes as `u` does.
  const { status, complexity, error } = await check(source, flags.replace('v', 'u'), LIMITS)
  if (status === 'safe') return undefined
  return status === 'vulnerable' ? (complexity?.summary ?? 'super-linear') : `not judged: ${error?.kind ?? 'unknown'}`
}
