import { type AddressInfo, connect, createServer } from 'node:net'

export interface Lossy {
  /** Address of the database through this proxy. */
  readonly databaseUrl: string
  /**
   * Text that selects the commit to lose: once a connection has sent it, its next commit is executed but the answer is
   * lost. Null for none.
   */
  after: string | null
  close(): void
}

/** Starts a proxy for a database that behaves like a pooler killed in the middle of an answer. */
export async function loseAnswers(databaseUrl: string): Promise<Lossy> {
  const { hostname, port } = new URL(databaseUrl)
  const server = createServer(client => {
    const behind = connect(Number(port), hostname)
    let isSaid = false
    let isLost = false
    client.on('data', chunk => {
      isSaid ||= lossy.after !== null && chunk.includes(lossy.after)
      isLost ||= isSaid && chunk.includes('commit\0')
      behind.write(chunk)
    })
    behind.on('data', chunk => (isLost ? client.destroy() : client.write(chunk)))
    for (const [one, other] of [[client, behind] as const, [behind, client] as const])
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const lossy: Lossy = { databaseUrl: url.href, after: null, close: () => server.close() }
  return lossy
}
