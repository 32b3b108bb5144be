import { readdir } from 'node:fs/promises'
import type { BenchOptions, Report, Row } from './report.ts'

const format = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2))

/** Formats one line of the table, wide enough for the longest names. */
const tableLine = ({ name, value, unit, baseline, ratio }: Row): string =>
  [
    name.padEnd(34),
    `${format(value)} ${unit}`.padStart(16),
    `${format(baseline)} ${unit}`.padStart(16),
    `${format(ratio)}×`.padStart(10),
  ].join(' ')

const tableHead = ['', 'value', 'baseline', 'ratio']
  .map((word, i) => (i === 0 ? word.padEnd(34) : word.padStart(i === 3 ? 10 : 16)))
  .join(' ')

// Usage: npm run bench -- [module …] [--json] [--short]. A module is a file under `benches` that exports `bench(report,
// options)`. `--short` takes fewer steps, to see that it works; its figures are not for the record.

interface BenchRoom {
  bench(report: Report, options: BenchOptions): Promise<void>
}

const ROOMS = new URL('./benches/', import.meta.url)

async function listRooms(): Promise<string[]> {
  const files = await readdir(ROOMS)
  return files
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => file.slice(0, -3))
    .toSorted()
}

/** Returns whether the module could be measured; a failing module must not hide the others. */
async function benchRoom(name: string, report: Report, options: BenchOptions): Promise<boolean> {
  try {
    const room = (await import(new URL(`${name}.ts`, ROOMS).href)) as BenchRoom
    await room.bench(report, options)
    return true
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

async function main(words: readonly string[]): Promise<void> {
  const isJson = words.includes('--json')
  const known = await listRooms()
  const wanted = words.filter(word => !word.startsWith('--'))
  const unknown = wanted.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no room ${unknown.join(', ')}; there are ${known.join(', ')}`)
  if (!isJson) console.log(tableHead)
  const report: Report = row => console.log(isJson ? JSON.stringify(row) : tableLine(row))
  const failed: string[] = []
  for (const name of wanted.length > 0 ? wanted : known)
    if (!(await benchRoom(name, report, { isShort: words.includes('--short') }))) failed.push(name)
  if (failed.length === 0) return
  process.exitCode = 1
  console.error(`\nThese rooms failed: ${failed.join(', ')}`)
}

await main(process.argv.slice(2))
// The servers and browsers of a failed module would keep the process alive.
process.exit()
