import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const RECORDED = join(import.meta.dirname, 'linear.txt')
const CACHED = join(import.meta.dirname, '../../.cache/patterns.txt')

/** The judge that verdicts hold for: its version, and how we call it. Another one judges every pattern anew. */
function judgeStamp(): string {
  const { version } = createRequire(import.meta.url)('recheck/package.json') as { readonly version: string }
  const source = readFileSync(join(import.meta.dirname, 'judgePattern.ts'))
  return `recheck ${version}, judgePattern.ts ${createHash('sha256').update(source).digest('hex').slice(0, 16)}`
}

/** Returns the patterns of a file, or none if the file is missing or comes from another judge. */
function readLinear(path: string): string[] {
  try {
    const [stamp, ...keys] = readFileSync(path, 'utf8').trimEnd().split('\n')
    return stamp === judgeStamp() ? keys : []
  } catch {
    return []
  }
}

function writeLinear(path: string, keys: Iterable<string>): void {
  writeFileSync(path, `${[judgeStamp(), ...[...new Set(keys)].toSorted()].join('\n')}\n`)
}

/** Patterns that are recorded in the repository as linear. */
export const readRecorded = (): ReadonlySet<string> => new Set(readLinear(RECORDED))

/** Patterns that earlier runs on this machine have judged linear. */
export const readCached = (): ReadonlySet<string> => new Set(readLinear(CACHED))

/** Stores the linear patterns of the tree for the next run, and for `recordLinear.ts`. */
export function cacheLinear(keys: Iterable<string>): void {
  mkdirSync(join(CACHED, '..'), { recursive: true })
  writeLinear(CACHED, keys)
}

/** Records what the last run has judged. */
export const recordCached = (): void => writeLinear(RECORDED, readCached())
