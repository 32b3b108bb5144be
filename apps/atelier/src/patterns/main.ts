import { fileURLToPath } from 'node:url'
import { PATTERNS } from '@kitwright/library'
import { writePatternSheet } from './contactSheet.ts'
import { drawPatterns } from './drawPatterns.ts'

const SHEET = fileURLToPath(new URL('../../../../docs/pictures/patterns.png', import.meta.url))

/** Draws all patterns and the sheet that shows them. */
export async function drawAllPatterns(): Promise<void> {
  const bytes = await drawPatterns()
  await writePatternSheet(SHEET)
  console.log(`${PATTERNS.length} patterns, ${Math.round(bytes / 1024)} kB`)
}
