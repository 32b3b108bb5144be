import { type AddressInfo, connect, createServer } from 'node:net'

export interface Lossy {
  /** The database, through here. */
  readonly databaseUrl: string
  /** From now on the commit that comes on a connection after this was said on it is done, and its answer lost: null for none. */
  after: string | null
  close(): void
}

/** Stands before a database as a pooler that may be ended in the middle of an answer. */
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
