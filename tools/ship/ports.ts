import { once } from 'node:events'
import { createServer } from 'node:net'

/** Another program uses the port; the message is complete. */
class PortError extends Error {
  override name = 'StartError'
}

/** Throws, naming the first, when another program listens on one of these ports. */
export async function requireFree(ports: readonly number[]): Promise<void> {
  for (const port of ports) {
    const server = createServer()
    server.listen(port, '127.0.0.1')
    await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error
      throw new PortError(
        `Port ${port} is taken by another program: end it, or name the first of four free ports by PORT=…`,
      )
    })
    server.close()
    await once(server, 'close')
  }
}
