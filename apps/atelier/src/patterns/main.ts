import { PATTERNS } from '@kitwright/library'
import { drawPatterns } from './drawPatterns.ts'

export { drawPatterns } from './drawPatterns.ts'

if (import.meta.main) {
  const bytes = await drawPatterns()
  console.log(`${PATTERNS.length} patterns, ${Math.round(bytes / 1024)} kB`)
}
