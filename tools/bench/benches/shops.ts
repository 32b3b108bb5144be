import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { makeShops } from '../load/manyShops.ts'
import { residentMb } from '../load/footprint.ts'
import { PRODUCTION, withServer } from '../load/shop.ts'
import { type BenchOptions, costRow, rateRow, type Report } from '../report.ts'

/** Number of concurrent visitors. */
const CROWD = 8
/** The lowest accepted pages a second, over any of the shops. */
const LEAST = 150
/** Processor time of a page's first request, ms. */
const FIRST_MS = 20
/** The memory budgets of a server with a thousand shops: at rest, and after all home pages. */
const MEMORY_MB = { idle: 180, pages: 400 }
/** Time after which an idle server has freed memory; it ends the rendering thread after a minute. */
const RESTED_MS = 90_000
const TICKS_PER_S = 100

/** Returns the processor time of the process with all its threads, in seconds. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S
}

interface ThroughputResult {
  readonly perSecond: number
  /** The server's processor time a page, ms. */
  readonly costMs: number
}

/** Requests the home pages of these hosts; each visitor takes the next. */
async function visit(
  { address, pid }: { address: string; pid: number },
  hosts: readonly string[],
): Promise<ThroughputResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: CROWD })
  const { port } = new URL(address)
  const open = async (host: string): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const headers = { host: `${host}:${port}`, 'accept-encoding': 'gzip' }
    request({ host: '127.0.0.1', port, path: '/', agent, headers }, answer => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve()
        else reject(new Error(`${host} is answered with ${answer.statusCode}`))
      })
    })
      .on('error', reject)
      .end()
    return promise
  }
  const left = [...hosts]
  const visitor = async (): Promise<void> => {
    for (let host = left.pop(); host !== undefined; host = left.pop()) await open(host)
  }
  const [began, before] = [performance.now(), processorTime(pid)]
  await Promise.all(Array.from({ length: CROWD }, visitor))
  const seconds = (performance.now() - began) / 1000
  agent.destroy()
  return { perSecond: hosts.length / seconds, costMs: ((processorTime(pid) - before) / hosts.length) * 1000 }
}

/** Compares home pages of a thousand shops, on first and later requests, with that of one shop. */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  await withServer(async (server, databaseUrl) => {
    const hosts = await makeShops(databaseUrl, isShort ? 50 : 1_000)
    await wait(RESTED_MS)
    report(costRow('shops.memory.idle', 'MB', [residentMb(server.pid), MEMORY_MB.idle]))
    const any = (count: number): string[] =>
      Array.from({ length: count }, () => hosts[Math.floor(Math.random() * hosts.length)]!)
    // The cost of compilers and of the first page is not counted.
    await visit(
      server,
      Array.from({ length: 200 }, () => 'localhost'),
    )
    const rounds = {
      first: () => hosts,
      again: () => any(2 * hosts.length),
      one: () => Array.from({ length: 2 * hosts.length }, () => 'localhost'),
    }
    for (const [name, wanted] of Object.entries(rounds)) {
      const { perSecond, costMs } = await visit(server, wanted())
      report(rateRow(`shops.${name}`, 'pages/s', [perSecond, LEAST]))
      report(costRow(`shops.${name}.processor`, 'ms', [costMs, name === 'first' ? FIRST_MS : 1000 / LEAST]))
      if (name === 'first') report(costRow('shops.memory.pages', 'MB', [residentMb(server.pid), MEMORY_MB.pages]))
    }
  }, PRODUCTION)
}
