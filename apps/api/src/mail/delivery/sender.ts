import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'

/** A mail, ready to go. */
export interface Mail {
  /** The same each time it is tried, so that whoever gets it twice can know. */
  readonly messageId?: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The reply-to address; `from` if absent. */
  readonly replyTo?: string
  /** Pictures that the HTML shows as `cid:`. */
  readonly attachments: readonly MailPicture[]
}

export interface MailPicture {
  readonly cid: string
  readonly filename: string
  readonly content: Buffer
  readonly contentDisposition: 'inline'
}

export interface MailSender {
  /** Rejects when the mail could not be handed over; at once when the signal says so, and its connection is cut. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  close(): void
}

/** For a server to take the connection, to greet, and to answer each command. */
const TIMEOUT_MS = 15_000
/** In all: a server may drip its answers. */
const LONGEST_MS = 30_000

/** Sends by SMTP, or, without a server, writes `.eml` files into the folder. */
export const createMailSender = (options: { smtpUrl: string | undefined; folder: string }): MailSender =>
  options.smtpUrl === undefined ? folderSender(options.folder) : smtpSender(options.smtpUrl)

/** One connection each, so that one that is stuck can be cut, and keeps no other mail waiting. */
function smtpSender(smtpUrl: string): MailSender {
  const idle: Transporter[] = []
  const open = (): Transporter =>
    createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 1,
      dnsTimeout: TIMEOUT_MS,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    } as never)
  return {
    async send(mail, signal) {
      const transport = idle.pop() ?? open()
      const over = AbortSignal.any([AbortSignal.timeout(LONGEST_MS), ...(signal ? [signal] : [])])
      try {
        await untilAborted(transport.sendMail({ ...mail, attachments: [...mail.attachments] }), over)
        idle.push(transport)
      } catch (error) {
        transport.close()
        throw error
      }
    },
    close: () => idle.splice(0).forEach(transport => transport.close()),
  }
}

/** Why a mail server would not take a mail of ours, in its own words and without a password; undefined when it would. */
export async function askMailServer(smtpUrl: string): Promise<string | undefined> {
  const timeout = 10_000
  const options = { url: smtpUrl, connectionTimeout: timeout, greetingTimeout: timeout, socketTimeout: timeout }
  const transport = createTransport(options as never)
  return transport
    .verify()
    .then(
      () => undefined,
      (error: Error) => error.message,
    )
    .finally(() => transport.close())
}

/** The abort's reason, a `TimeoutError` or an `AbortError`, when that comes first. */
async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const { promise: given, reject } = Promise.withResolvers<never>()
  const giveUp = (): void => reject(signal.reason)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  await Promise.race([work, given]).finally(() => signal.removeEventListener('abort', giveUp))
}

/** Named by their moment, so that a folder reads in order. */
function folderSender(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail, attachments: [...mail.attachments] })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(join(folder, name), message)
    },
    close: () => transport.close(),
  }
}
