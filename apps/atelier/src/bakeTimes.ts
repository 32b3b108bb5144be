/** The time that one model took on its thread. */
export interface BakeTime {
  readonly garment: string
  readonly model: string
  readonly seconds: number
}

interface GarmentTime {
  readonly garment: string
  readonly models: number
  /** Time of all its models together; two are baked at a time. */
  readonly seconds: number
}

/** Returns the time of each garment, in order of first appearance. */
export function timesByGarment(times: readonly BakeTime[]): GarmentTime[] {
  const garments = Map.groupBy(times, t => t.garment)
  return [...garments].map(([garment, own]) => ({
    garment,
    models: own.length,
    seconds: Math.round(own.reduce((sum, t) => sum + t.seconds, 0)),
  }))
}

/** Returns a table with a row for each garment and aligned numbers. */
export function timesTable(times: readonly BakeTime[]): string {
  const head = ['garment', 'models', 'seconds']
  const rows = timesByGarment(times).map(t => [t.garment, String(t.models), String(t.seconds)])
  const widths = head.map((_, k) => Math.max(...[head, ...rows].map(row => row[k]!.length)))
  const line = (row: readonly string[]): string =>
    row.map((cell, k) => (k === 0 ? cell.padEnd(widths[k]!) : cell.padStart(widths[k]!))).join('  ')
  return [head, ...rows].map(line).join('\n')
}
