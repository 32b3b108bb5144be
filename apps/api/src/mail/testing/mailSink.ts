import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Sink {
  readonly url: string
  readonly received: { to: string[]; raw: string }[]
  /** The number of connections so far. */
  connections(): number
  close(): Promise<void>
}

/**
 * Starts a real SMTP server that stores its mails. It refuses recipients that begin with `full`, and never answers the
 * data of those that begin with `slow`.
 */
export async function openSink(): Promise<Sink> {
  const received: Sink['received'] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    // Does not wait for clients that are still connected at the end.
    closeTimeout: 10,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      connections += 1
      done()
    },
    onRcptTo: ({ address }, _session, done) => done(address.startsWith('full') ? new Error('mailbox full') : undefined),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw: Buffer.concat(chunks).toString() })
        if (!to[0]?.startsWith('slow')) done()
      })
    },
  })
  // A client that hangs up in mid-session is no error of the tests.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    close: async () => new Promise(resolve => server.close(() => resolve())),
  }
}
