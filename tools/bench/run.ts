import { readdir } from 'node:fs/promises'
import type { BenchRoom, Measure } from './measure.ts'
import { printTable } from './table.ts'

// Usage: npm run bench -- [room …] [--json]. A room is a file under `rooms` that exports `measure()`.

const ROOMS = new URL('./rooms/', import.meta.url)

const listRooms = async (): Promise<string[]> =>
  (await readdir(ROOMS))
    .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map(file => file.slice(0, -3))
    .toSorted()

async function measureRoom(name: string): Promise<readonly Measure[]> {
  const room = (await import(new URL(`${name}.ts`, ROOMS).href)) as BenchRoom
  return room.measure()
}

async function main(): Promise<void> {
  const words = process.argv.slice(2)
  const isJson = words.includes('--json')
  const known = await listRooms()
  const wanted = words.filter(word => !word.startsWith('--'))
  const unknown = wanted.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`no room ${unknown.join(', ')}; there are ${known.join(', ')}`)
  for (const name of wanted.length > 0 ? wanted : known) {
    if (!isJson) console.log(`\n${name}`)
    try {
      const measures = await measureRoom(name)
      if (isJson) for (const measure of measures) console.log(JSON.stringify(measure))
      else printTable(measures)
    } catch (error) {
      // One room that cannot measure must not hide the others.
      process.exitCode = 1
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

await main()
// Servers and browsers of a room that failed would keep the process alive.
process.exit()
