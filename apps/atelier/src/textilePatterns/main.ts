import { fileURLToPath } from 'node:url'
import { PATTERNS } from '@kitwright/library'
import { writePatternSheet } from './contactSheet.ts'
import { drawPatterns } from './drawPatterns.ts'

const SHEET = fileURLToPath(new URL('../../../../docs/pictures/patterns.webp', import.meta.url))

/** Draws all patterns, or only the new ones of the press's tiles, and the contact sheet. */
export async function drawAllPatterns(isOnlyNew: boolean): Promise<void> {
  const bytes = await drawPatterns(isOnlyNew)
  await writePatternSheet(SHEET)
  console.log(`${PATTERNS.length} patterns, ${Math.round(bytes / 1024)} kB`)
}
