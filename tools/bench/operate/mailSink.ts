import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailSink {
  readonly url: string
  /** Recipients who have received mails. */
  readonly reached: Set<string>
  /** Returns the number of connections that wait for an answer that never comes. */
  hanging(): number
  close(): Promise<void>
}

/** The recipients for whom the mail server stops answering. */
export const SILENT = 'silent.example'

/** A mail server that takes every mail but those for {@link SILENT}, to which it never answers. */
export async function openMailSink(): Promise<MailSink> {
  const reached = new Set<string>()
  let hanging = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.endsWith(SILENT)) hanging += 1
      else done()
    },
    onClose({ envelope }) {
      if (envelope.rcptTo.length === 0 && envelope.mailFrom) hanging = Math.max(0, hanging - 1)
    },
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) reached.add(address)
        done()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    reached,
    hanging: () => hanging,
    close: async () => new Promise(resolve => server.close(() => resolve())),
  }
}
