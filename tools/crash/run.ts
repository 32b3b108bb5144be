import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Buyer, createBuyer } from './buyer.ts'
import { runFleet } from './fleet/run.ts'
import { inspect } from './inspect.ts'
import { startVictim, type Victim } from './server.ts'

/**
 * `npm run crash [-- rounds]`: kills the server (in every other round PostgreSQL too) while customers place orders,
 * restarts it, lets them repeat unanswered orders, and counts. No acknowledged order may be missing, and none may be
 * doubled. `npm run crash -- fleet`: four servers on one database, two of them killed.
 */
const BUYERS = 6
const rounds = Number(process.argv[2] ?? 20)

async function main(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kitwright-crash-'))
  chmodSync(dataDir, 0o755)
  let victim = await startVictim(dataDir)
  try {
    const indexes = Array.from({ length: BUYERS }, (_, index) => index)
    const buyers = await Promise.all(indexes.map(async index => createBuyer(victim.address, index)))
    let wrong = 0
    for (let round = 1; round <= rounds; round += 1) {
      victim = await crash(victim, { dataDir, buyers, isWithDatabase: round % 2 === 0 })
      wrong += await settle(victim, buyers, { dataDir, round })
    }
    console.log(wrong === 0 ? `${rounds} rounds: nothing lost, nothing twice` : `${wrong} orders are wrong`)
    return wrong === 0 ? 0 : 1
  } finally {
    await victim.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Crash {
  dataDir: string
  buyers: Buyer[]
  isWithDatabase: boolean
}

/** Kills the server while customers buy, at a moment that differs from round to round. */
async function crash(victim: Victim, { dataDir, buyers, isWithDatabase }: Crash): Promise<Victim> {
  const buying = Promise.all(buyers.map(async buyer => buyer.buyUntilGone(victim.address)))
  await Promise.race([buying, pause(200 + Math.random() * 600)])
  await victim.kill(isWithDatabase)
  await buying
  return startVictim(dataDir)
}

/** Repeats, counts and reports; returns how many orders are missing, doubled or without an owner. */
async function settle(
  { address }: Victim,
  buyers: Buyer[],
  { dataDir, round }: { dataDir: string; round: number },
): Promise<number> {
  let [wrong, placed, repeated] = [0, 0, 0]
  for (const buyer of buyers) {
    const acknowledged = buyer.attempts.flatMap(({ orderId }) => orderId ?? [])
    repeated += await buyer.repeatUnanswered(address)
    const expected = buyer.attempts.map(({ orderId }) => orderId)
    const listed = await buyer.listOrders(address)
    const missing = acknowledged.filter(id => !listed.includes(id))
    const isExact = new Set(expected).size === expected.length && listed.length === expected.length
    wrong += missing.length + (isExact ? 0 : 1)
    placed += listed.length
  }
  const { orders, halves, strayKeys } = await inspect(dataDir)
  wrong += halves + strayKeys + (orders === placed ? 0 : 1)
  console.log(
    `round ${round}: ${placed} orders, ${repeated} of them asked for again, ${halves} in part, ${wrong} wrong`,
  )
  return wrong
}

process.exitCode = process.argv[2] === 'fleet' ? await runFleet() : await main()
