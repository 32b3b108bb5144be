import { parseConfig } from '../../apps/api/src/config/index.ts'
import { describeAccounts, startServer, type PrintedAccount } from '../../apps/api/src/server.ts'
import { ensureWebBuilt } from './buildWeb.ts'
import { createDemoOrder } from './demo/createDemoOrder.ts'
import { fillDemoShop } from './demo/fillDemoShop.ts'
import { keepTrying } from './keepTrying.ts'
import { stopOnSignal } from './signals.ts'
import { printFailure } from './printStatus.ts'

/** The patience in ms with a database that starts at the same time or is restarting. */
const PATIENCE_MS = 60_000

const tell = (line: string): void => console.log(line)

/**
 * `npm start`: starts everything on one address, from nothing. Without `DATABASE_URL` the server starts the embedded
 * PostgreSQL.
 */
async function start(): Promise<void> {
  const config = parseConfig(process.env)
  // The accounts created by all attempts of the start.
  const made: PrintedAccount[] = []
  const stopping = new AbortController()
  const starting = startServer(config, {
    prepare: async () => ensureWebBuilt(),
    tell,
    signal: stopping.signal,
    patienceMs: PATIENCE_MS,
    tellAccounts(accounts) {
      if (made.length === 0) tell('\nThe demo accounts, shown this once:')
      made.push(...accounts)
      for (const line of describeAccounts(accounts, config)) tell(`  ${line}`)
    },
  })
  // This also applies during the start, which would otherwise leave the embedded PostgreSQL running.
  stopOnSignal(async () => {
    stopping.abort()
    await (await starting).close()
  })
  const server = await starting
  tell(`\nKitwright is at ${server.address}`)
  for (const shop of server.shops) tell(`  ${shop.name}: ${shop.address}`)
  await offerDemoOrder(server.address, made, stopping.signal)
  if (config.fullDemo && made.length > 0) await offerDemoOrders({ ...server, accounts: made, tell })
}

/** Creates the demo order. Nothing depends on it: while the database or the disk prevents it, the server goes on. */
async function offerDemoOrder(
  address: string,
  accounts: readonly PrintedAccount[],
  signal: AbortSignal,
): Promise<void> {
  // The end-to-end tests begin with shops without orders.
  if (accounts.length === 0 || process.env['DEMO_ORDER'] === 'off') return
  const failure = '\nThe demo order was not made'
  const number = await keepTrying(createDemoOrder(address, accounts), { tell, failure, signal })
  if (number !== undefined)
    tell(`\nThe order ${number} is approved: its print files are made in the office, at ${address}/office/orders`)
}

/** Fills the first demo shop. What fails is told; the shop stays as far as it was filled. */
async function offerDemoOrders(filling: Parameters<typeof fillDemoShop>[0]): Promise<void> {
  await fillDemoShop(filling).catch((error: unknown) =>
    tell(`  stopped: ${String(error)}. The shop has the orders until then; an empty DATA_DIR begins anew.`),
  )
}

await start().catch(printFailure)
