import { expect, it } from 'vitest'
import { cleanSvg } from './cleanSvg.ts'
import { compareAll, type Pair } from './testing/compare.ts'
import { listFiles } from './testing/files.ts'

/** Of what is kept, as many may look different; and so much of a picture is different. */
const MOST_OTHERS = 0.01
const MOST_CHANGED = 0.02

it('what is kept of a drawing looks the same, whichever program wrote it', { timeout: 240_000 }, async () => {
  const files = listFiles()
  expect(files.length).toBeGreaterThan(200)
  const pairs: Pair[] = []
  const refused: string[] = []
  for (const [name, before] of files) {
    const cleaned = await cleanSvg(new TextEncoder().encode(before)).catch(
      (error: Error) => void refused.push(`${name}: ${error.message}`),
    )
    if (cleaned) pairs.push({ name, before, after: new TextDecoder().decode(cleaned.bytes), size: cleaned })
  }
  const found = await compareAll(pairs)
  const others = [...found].filter(([, share]) => share > MOST_CHANGED)
  expect(refused).toEqual([])
  expect(others.length / pairs.length, JSON.stringify(others)).toBeLessThanOrEqual(MOST_OTHERS)
})
