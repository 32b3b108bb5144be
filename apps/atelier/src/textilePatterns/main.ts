import { fileURLToPath } from 'node:url'
import { PATTERNS } from '@kitwright/library'
import { writePatternSheet } from './contactSheet.ts'
import { drawPatterns } from './drawPatterns.ts'

const SHEET = fileURLToPath(new URL('../../../../docs/pictures/patterns.webp', import.meta.url))

/** Draws all patterns, or of the press's tiles only new ones, and the sheet that shows them. */
export async function drawAllPatterns(isOnlyNew: boolean): Promise<void> {
  const bytes = await drawPatterns(isOnlyNew)
  await writePatternSheet(SHEET)
  console.log(`${PATTERNS.length} patterns, ${Math.round(bytes / 1024)} kB`)
}
