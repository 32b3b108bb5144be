import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A mail, ready to go. */
export interface Mail {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where an answer goes; else to `from`. */
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
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>
  close(): void
}

const TIMEOUT_MS = 20_000

/** Sends by SMTP, or, without a server, writes `.eml` files into the folder. */
export const createMailSender = (options: { smtpUrl: string | undefined; folder: string }): MailSender =>
  options.smtpUrl === undefined ? folderSender(options.folder) : smtpSender(options.smtpUrl)

function smtpSender(smtpUrl: string): MailSender {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as never)
  return {
    send: async mail => void (await transport.sendMail({ ...mail, attachments: [...mail.attachments] })),
    close: () => transport.close(),
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

/** Named by their moment, so that a folder reads in order. */
function folderSender(folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail, attachments: [...mail.attachments] })
      await mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
      await writeFile(join(folder, name), message)
    },
    close: () => transport.close(),
  }
}
