import { parseConfig } from '../../apps/api/src/config/index.ts'
import { startServer } from '../../apps/api/src/server.ts'
import { ensureWebBuilt } from './buildWeb.ts'
import { startDatabase } from './database.ts'
import { stopOnSignal } from './signals.ts'
import { tellFailure } from './tell.ts'

/** `npm start`: everything on one address, from nothing. */
async function start(): Promise<void> {
  const config = parseConfig(process.env)
  const [database, web] = await Promise.all([startDatabase(config), ensureWebBuilt()])
  if (web === 'built') console.log('The web app was built.')
  const server = await startServer({ ...config, databaseUrl: database.databaseUrl })
  stopOnSignal(async () => {
    await server.close()
    await database.stop()
  })
  console.log(`Kitwright is at ${server.address}`)
}

await start().catch(tellFailure)
