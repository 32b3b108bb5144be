import type { Problem } from '../check.ts'
import { lineAt } from '../imports.ts'

/** Files whose days are those of UTC on purpose: calendar arithmetic, a file format, a schedule, and a release. */
const IN_UTC: ReadonlySet<string> = new Set([
  'packages/measure/src/timeZones.ts',
  'packages/press/src/cutterFiles/writeDxf.ts',
  'apps/api/src/backup/backUpDaily.ts',
  'apps/api/src/orders/samples/sampleTerms.ts',
  'tools/release/run.ts',
])
const CUT = /\.toISOString\(\)\.(?:slice|substring)\(0, 10\)/g

/**
 * Reports days that are cut from an instant in UTC. A shop in Phnom Penh is a day ahead from 17:00 UTC, so such code,
 * tests included, is wrong for seven hours a day: `dayIn` and `dayAfter` of `packages/measure` are right all day.
 */
export function checkCalendarDays(path: string, text: string): Problem[] {
  if (IN_UTC.has(path)) return []
  return [...text.matchAll(CUT)].map(({ index }) => ({
    path,
    line: lineAt(text, index),
    message: 'a day belongs to a time zone: use dayIn and dayAfter of packages/measure',
  }))
}
