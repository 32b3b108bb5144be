import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { watchFootprint } from '../load/footprint.ts'
import type { RunningProgram } from '../load/program.ts'
import { withServer } from '../load/shop.ts'
import { DEMO_PASSWORD, type Office, openOffice, type PackTimes, type SquadKit } from '../press/office.ts'
import { type BenchOptions, costRow, type Report } from '../report.ts'
import { quantile } from '../statistics.ts'

/** The budgets: s, MB (of fourteen wrapped kits, too), and the slowdown of a light call beside a pack. */
const PROMISED = { written: 45, readBack: 75, again: 3, largestMb: 1024, light: 1.5, archiveMb: 80, wrappedDone: 240 }
const BARE = join(import.meta.dirname, '../press/bare.ts')
const EVERY_MS = 20
/** Enough for a thousand calls: of 300 the 99th percentile is the third largest, and varied between 4 and 16 ms. */
const ALONE_MS = 20_000
const SQUAD = 25
const WRAPPED_SQUAD = 14
/** The smallest order that a shop takes. */
const LEAST = 10

/**
 * Times of a pack, and the memory of the largest process. Needs a separate server: a process's peak memory is recorded
 * for its lifetime.
 */
interface MeasuredRun extends PackTimes {
  readonly largestMb: number
}

async function withOffice<T>(work: (office: Office, server: RunningProgram) => Promise<T>): Promise<T> {
  return withServer(async (server, databaseUrl) => work(await openOffice(server, databaseUrl), server), {
    DEMO_PASSWORD,
  })
}

async function make(office: Office, { pid }: RunningProgram, id: string): Promise<MeasuredRun> {
  const footprint = watchFootprint(pid)
  const run = await office.makePack(id)
  return { ...run, largestMb: footprint.stop().largestMb }
}

async function timeCall(address: string): Promise<number> {
  const began = performance.now()
  await (await fetch(`${address}/whoami`)).arrayBuffer()
  return performance.now() - began
}

/** Returns the 99th percentile of light calls until `done`, ms. */
async function lightly(address: string, done: Promise<unknown>): Promise<number> {
  const calls: Promise<number>[] = []
  const timer = setInterval(() => calls.push(timeCall(address)), EVERY_MS)
  await done.finally(() => clearInterval(timer))
  return quantile(await Promise.all(calls), 0.99)
}

/**
 * Measures a squad's first pack, the second with one name changed, and their effect on others. Returns the largest
 * process's memory.
 */
async function benchSquad(kit: SquadKit, players: number, report: Report): Promise<number> {
  return withOffice(async (office, server) => {
    const id = await office.approvedOrder(kit, players)
    await lightly(server.address, wait(1_000))
    const alone = await lightly(server.address, wait(ALONE_MS))
    const making = make(office, server, id)
    const beside = await lightly(server.address, making)
    const { written, readBack, done, largestMb } = await making
    const row = (name: string, unit: string, pair: readonly [number, number]): void =>
      report(costRow(`press.${kit}.${name}`, unit, pair))
    for (const [how, name] of [
      ['clock', ''],
      ['processor', '.processor'],
    ] as const) {
      row(`written${name}`, 's', [written[how], PROMISED.written])
      row(`read-back${name}`, 's', [readBack[how] - written[how], PROMISED.readBack])
      row(`papers${name}`, 's', [done[how] - readBack[how], written[how]])
    }
    row('largest', 'MB', [largestMb, PROMISED.largestMb])
    row('whoami.p99', 'ms', [beside, alone * PROMISED.light])
    await office.rename(id)
    const again = (await office.makePack(id)).done
    row('one-name', 's', [again.clock, PROMISED.again])
    row('one-name.processor', 's', [again.processor, PROMISED.again])
    return largestMb
  })
}

/**
 * Measures a squad in a design whose vector pattern surrounds the whole garment: the whole pack, then a changed name.
 */
async function benchNaga(report: Report): Promise<void> {
  await withOffice(async (office, server) => {
    const id = await office.approvedOrder('naga-tide', WRAPPED_SQUAD)
    const { written, readBack, done, archiveMb, largestMb } = await make(office, server, id)
    const row = (name: string, unit: string, pair: readonly [number, number]): void =>
      report(costRow(`press.naga-tide.${name}`, unit, pair))
    row('archive', 'MB', [archiveMb, PROMISED.archiveMb])
    row('written.processor', 's', [written.processor, PROMISED.written])
    row('read-back.processor', 's', [readBack.processor - written.processor, PROMISED.readBack])
    row('done', 's', [done.clock, PROMISED.wrappedDone])
    row('done.processor', 's', [done.processor, PROMISED.wrappedDone])
    row('largest', 'MB', [largestMb, PROMISED.largestMb])
    await office.rename(id)
    const again = (await office.makePack(id)).done
    row('one-name', 's', [again.clock, PROMISED.again])
    row('one-name.processor', 's', [again.processor, PROMISED.again])
  })
}

const largestOf = async (kit: SquadKit, players: number): Promise<number> =>
  withOffice(async (office, server) => {
    return (await make(office, server, await office.approvedOrder(kit, players))).largestMb
  })

/** Compares with the libraries alone writing the same pages; the limit is twice their time. */
async function benchBare(players: number, report: Report): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [BARE, String(players)])
  const { ours, bare } = JSON.parse(stdout) as { ours: number; bare: number }
  report(costRow('press.plain.processor', 's', [ours, bare]))
}

/**
 * Measures print files of a squad, jersey and shorts of ten pieces each, in a running server: time to write them, to
 * read them back and to redo them with one name changed, memory of the largest process, and the effect on light calls.
 */
export async function bench(report: Report, { isShort }: BenchOptions): Promise<void> {
  const players = isShort ? LEAST : SQUAD
  await benchBare(players, report)
  const once = await benchSquad('plain', players, report)
  await benchSquad('wrapped', players, report)
  await benchNaga(report)
  report(costRow('press.plain.largest.twice', 'MB', [await largestOf('plain', 2 * players), once]))
}
