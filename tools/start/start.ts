import { parseConfig } from '../../apps/api/src/config/index.ts'
import { startServer } from '../../apps/api/src/server.ts'
import { ensureWebBuilt } from './buildWeb.ts'
import { stopOnSignal } from './signals.ts'
import { tellFailure } from './tell.ts'

/** `npm start`: everything on one address, from nothing. Without `DATABASE_URL` the server brings the embedded PostgreSQL. */
async function start(): Promise<void> {
  const config = parseConfig(process.env)
  const tell = (line: string): void => console.log(line)
  const { address, shops, demoAccounts, close } = await startServer(config, { prepare: ensureWebBuilt, tell })
  stopOnSignal(close)
  if (demoAccounts.length > 0) console.log('\nThe demo accounts, shown this once:')
  for (const { tenant, host, role, email, password } of demoAccounts) {
    console.log(`  ${tenant} (${host}) ${role}: ${email} ${password}`)
  }
  console.log(`\nKitwright is at ${address}`)
  for (const shop of shops) console.log(`  ${shop.name}: ${shop.address}`)
}

await start().catch(tellFailure)
