import { ProblemError } from '../../endpoint/index.ts'
import { makeSafe } from '../safety/makeSafe.ts'
import type { Pair } from './compareSvg.ts'
import { listFiles } from './files.ts'

export interface CleaningReport {
  /** Whether they are others' files: `SVGS=<folder> npx vitest run apps/api/src/files/lookTheSame` tries those of a folder. */
  readonly areOthers: boolean
  readonly pairs: Pair[]
  readonly refused: [name: string, reason: string][]
  readonly slowestMs: number
}

const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** Every drawing as it came and as it is kept, and which of them were refused, with the reason. */
export default async function cleanFiles(): Promise<CleaningReport> {
  const folder = process.env['SVGS']
  const pairs: Pair[] = []
  const refused: [string, string][] = []
  let slowestMs = 0
  for (const [name, before] of listFiles(folder)) {
    const begun = performance.now()
    try {
      const { bytes, widthPx, heightPx } = await makeSafe(before)
      pairs.push({ name, before: inBase64(before), after: inBase64(bytes), size: { widthPx, heightPx } })
    } catch (error) {
      refused.push([name, error instanceof ProblemError ? error.id : String(error)])
    }
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - begun))
  }
  return { areOthers: folder !== undefined, pairs, refused, slowestMs }
}
