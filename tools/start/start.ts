import { parseConfig } from '../../apps/api/src/config/index.ts'
import { describeAccounts, startServer } from '../../apps/api/src/server.ts'
import { ensureWebBuilt } from './buildWeb.ts'
import { makeDemoOrder } from './demoOrder.ts'
import { stopOnSignal } from './signals.ts'
import { tellFailure } from './tell.ts'

/** `npm start`: everything on one address, from nothing. Without `DATABASE_URL` the server brings the embedded PostgreSQL. */
async function start(): Promise<void> {
  const config = parseConfig(process.env)
  const tell = (line: string): void => console.log(line)
  let isTold = false
  const { address, shops, demoAccounts, close } = await startServer(config, {
    prepare: async () => ensureWebBuilt(),
    tell,
    tellAccounts(accounts) {
      if (!isTold) tell('\nThe demo accounts, shown this once:')
      isTold = true
      for (const line of describeAccounts(accounts, config)) tell(`  ${line}`)
    },
  })
  stopOnSignal(close)
  tell(`\nKitwright is at ${address}`)
  for (const shop of shops) tell(`  ${shop.name}: ${shop.address}`)
  // The walks begin with shops in which nobody has ordered anything.
  if (demoAccounts.length === 0 || process.env['DEMO_ORDER'] === 'off') return
  const number = await makeDemoOrder(address, demoAccounts)
  tell(`\nThe order ${number} is approved: its print files are made in the office, at ${address}/office/orders`)
}

await start().catch(tellFailure)
