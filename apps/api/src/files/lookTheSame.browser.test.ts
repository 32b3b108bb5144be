import { expect, it } from 'vitest'
import { commands } from 'vitest/browser'
import type { CleaningReport } from './testing/cleanFiles.ts'
import { differenceOf } from './testing/compareSvg.ts'

/**
 * The share of others' files that may look different, and the share of a picture that may change. None of our own files
 * may.
 */
const MAX_OTHERS = 0.01
const MAX_CHANGED = 0.02

it('what is kept of a drawing looks the same, whichever program wrote it', { timeout: 1_800_000 }, async () => {
  const { areOthers, pairs, refused, slowestMs } = await commands.inNode<CleaningReport>('./testing/cleanFiles.ts')
  // Drawings with letters as text are refused regardless of their appearance; `features` of the vector package names
  // them.
  expect(areOthers ? [] : refused.filter(([, reason]) => reason !== 'svg-text')).toEqual([])
  const different: [name: string, share: number][] = []
  let seen = 0
  for (const pair of pairs) {
    const share = await differenceOf(pair)
    if (share > MAX_CHANGED) different.push([pair.name, share])
    if (!Number.isNaN(share)) seen += 1
  }
  if (areOthers) console.log(JSON.stringify({ kept: pairs.length, seen, different, slowestMs, refused }, null, 1))
  expect(seen).toBeGreaterThan(200)
  expect(different.length / seen, JSON.stringify(different)).toBeLessThanOrEqual(areOthers ? MAX_OTHERS : 0)
})
