import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type Transporter } from 'nodemailer'
import { writeWhole } from '../../files/index.ts'

/** A mail, ready to send. */
export interface Mail {
  /** The same for each try, so that a recipient can recognise duplicates. */
  readonly messageId?: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The reply-to address; `from` if absent. */
  readonly replyTo?: string
  readonly headers?: Readonly<Record<string, string>>
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
  /** Rejects when the mail could not be handed over. An abort rejects at once and cuts the connection. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  close(): void
}

/** Time limit in ms for the server to accept the connection, to greet, and to answer each command. */
const TIMEOUT_MS = 15_000
/** Time limit in ms for the whole mail, because a server may send its answers slowly. */
const LONGEST_MS = 30_000

/** Creates a sender by SMTP, or, without a server, one that writes `.eml` files into the folder. */
export const createMailSender = (options: { smtpUrl: string | undefined; folder: string }): MailSender =>
  options.smtpUrl === undefined ? folderSender(options.folder) : smtpSender(options.smtpUrl)

/** Uses one connection for each mail, so that a stuck one can be cut and delays no other mail. */
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
        await untilAborted(transport.sendMail(toNodemailer(mail)), over)
        idle.push(transport)
      } catch (error) {
        transport.close()
        throw error
      }
    },
    close: () => idle.splice(0).forEach(transport => transport.close()),
  }
}

const toNodemailer = (mail: Mail) => ({ ...mail, headers: { ...mail.headers }, attachments: [...mail.attachments] })

/**
 * Asks a mail server whether it accepts our mails. Returns its reason if not, in its own words and without a password,
 * else undefined.
 */
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

/** Rejects with the abort's reason, a `TimeoutError` or an `AbortError`, if that comes first. */
async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const { promise: given, reject } = Promise.withResolvers<never>()
  const giveUp = (): void => reject(signal.reason)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  await Promise.race([work, given]).finally(() => signal.removeEventListener('abort', giveUp))
}

/** Names the files by their time, so that a folder is in order. */
function folderSender(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toNodemailer(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeWhole({ path: join(folder, name) }, [message as Buffer])
    },
    close: () => transport.close(),
  }
}
