import { SMTPServer } from 'smtp-server'
import { until } from './wait.ts'

/** The name whose mails are refused permanently. */
export const REFUSED = 'refused'
const LONGEST_SECONDS = 60

export interface Postbox {
  readonly url: string
  /** Returns the match in the latest mail to this address; the mail is removed, so that it is found once. */
  find(to: string, pattern: RegExp): Promise<string>
  close(): Promise<void>
}

/** Opens a mail server that stores its mails, so that codes and links can be read. */
export async function openPostbox(port: number): Promise<Postbox> {
  const mails: { readonly to: string; readonly text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isRefused = address.startsWith(REFUSED)
      done(isRefused ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = unquote(Buffer.concat(chunks).toString('utf8'))
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, text })
        done()
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    find: async (to, pattern) =>
      until(`A mail to ${to} with ${pattern}`, LONGEST_SECONDS, async () => {
        const at = mails.findLastIndex(mail => mail.to === to && pattern.test(mail.text))
        return at === -1 ? undefined : pattern.exec(mails.splice(at, 1)[0]!.text)![1]!
      }),
    close: async () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** Decodes quoted-printable text: broken lines and encoded characters. */
const unquote = (text: string): string =>
  text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
