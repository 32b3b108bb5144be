import { createHmac } from 'node:crypto'
import type { TestShop } from '../../http/testing.ts'

export const INBOUND = {
  replyAddress: 'reply+*@in.example.com',
  secret: 'a secret of the tests with 32 letters',
} as const

export interface MailToPost {
  readonly to: string
  readonly from?: string
  readonly subject?: string
  readonly text?: string
  readonly headers?: readonly string[]
  readonly messageId?: string
}

/** Writes a mail as a mail server hands it on. */
export const mailOf = ({
  to,
  from = 'dara@example.com',
  subject = 'Re: Hello',
  text = 'Yes, please.',
  headers = [],
  messageId,
}: MailToPost) =>
  Buffer.from(
    [
      `From: Dara <${from}>`,
      `To: ${to}`,
      `Subject: ${subject}`,
      ...(messageId === undefined ? [] : [`Message-ID: ${messageId}`]),
      ...headers,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      text,
    ].join('\r\n'),
  )

interface PostOptions {
  readonly signature?: string
  readonly at?: Date
  readonly secret?: string
  readonly host?: string
}

/** Posts a mail as the server's mail provider does. Returns the status and the outcome or the error's id. */
export async function postMail(
  { app, clock }: TestShop,
  mail: Buffer,
  { signature, at = clock.now, secret = INBOUND.secret, host = 'localhost' }: PostOptions = {},
) {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const right = createHmac('sha256', secret).update(`${timestamp}.`).update(mail).digest('hex')
  const boundary = 'kitwright-boundary'
  const payload = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="mail.eml"\r\nContent-Type: message/rfc822\r\n\r\n`,
    ),
    mail,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const answer = await app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    headers: {
      host,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'x-timestamp': timestamp,
      'x-signature': signature ?? right,
    },
    payload,
  })
  const body = JSON.parse(answer.body) as { outcome?: string; error?: { id: string } }
  return { status: answer.statusCode, said: body.outcome ?? body.error?.id }
}
